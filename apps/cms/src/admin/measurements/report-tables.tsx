import { Flex } from '@strapi/design-system';
import type { MeasurementsReport } from '../../visitors/measurements/report';
import type { Line, ReportTable } from '../../visitors/measurements/report-table';
import { reportTables } from '../../visitors/measurements/report-tables';
import { dayOf, NOTHING } from '../desk/format';
import { ExperimentResults } from './experiment-results';
import { FunnelChart } from './funnel-chart';
import { ReportTablePanel } from './report-table-panel';

const WIDER = 'Nadie aceptó la medición en este periodo, o todavía no se ha contado. Prueba con un periodo más largo.';

/** The rows that the page lists. The file has all of them. */
const MOST_ROWS = 50;

/** What the page says about a table besides its numbers. */
const ABOUT: Readonly<Record<string, { empty: string; note?: string }>> = {
  funnel: {
    empty: WIDER,
    note: 'Visitas y formularios, de quien aceptó la medición; lo demás, de todos. Leads y préstamos cuentan en el día de su clic.',
  },
  campaigns: {
    empty: WIDER,
    note: 'Por la última campaña o página de la que llegó el visitante. Sin origen: quien no aceptó la medición.',
  },
  firstCampaigns: {
    empty: WIDER,
    note: 'Los mismos pasos por la campaña o página de su primera visita, que su navegador recuerda 180 días. Sin origen: quien no aceptó la medición, y lo anterior a que se contara.',
  },
  speed: {
    empty: WIDER,
    note: 'De quien aceptó la medición, en la página que cargó su navegador, hasta que la ocultó o la dejó por primera vez. Si siguió dentro de la web sin cargar otra, cuenta en la primera. El percentil 75 se estima a partir de tramos: tres de cada cuatro cargas no lo superan. Umbrales de web.dev: buena hasta LCP 2,5 s, INP 200 ms y CLS 0,1; mala por encima de 4 s, 500 ms y 0,25.',
  },
  offers: {
    empty: 'Nadie vio ofertas en este periodo. Prueba con un periodo más largo.',
    note: 'Mostrada y clics, de quien aceptó la medición; clics de salida y lo que comunican las redes, de todos.',
  },
  experiments: {
    empty: 'Ahora no hay ningún experimento en marcha. Un editor jefe lo pone en marcha en «Ajustes del sitio».',
    note: 'Desde su inicio, no en el periodo. Decide cuando acabe el plazo que fijaste.',
  },
  affiliates: { empty: 'Ningún afiliado trajo visitas en este periodo. Prueba con un periodo más largo.' },
  fields: {
    empty:
      'Nadie de quienes aceptaron la medición rellenó formularios en este periodo. Prueba con un periodo más largo.',
    note: 'Los campos se cuentan desde 1, en el orden del formulario.',
  },
};

/** Tables with a row for each day, of which the newest comes first. */
const BY_DAY: readonly string[] = ['days', 'funnel'];

export function ReportTables({ report }: { report: MeasurementsReport }) {
  const tables = reportTables(report).filter(({ id }) => id !== 'total');
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {tables.map((table) => (
        <ReportTablePanel key={table.id} report={report} {...table} {...shown(table)} {...aboutOf(table)}>
          {table.id === 'funnel' && <FunnelChart days={report.funnel} />}
          {table.id === 'experiments' && <ExperimentResults rows={report.experiments} />}
        </ReportTablePanel>
      ))}
    </Flex>
  );
}

function aboutOf({ id, rows }: ReportTable): { empty: string; note?: string } {
  const about = ABOUT[id] ?? { empty: WIDER };
  const cut = `Las ${MOST_ROWS} primeras filas; el CSV las tiene todas.`;
  return !BY_DAY.includes(id) && rows.length > MOST_ROWS ? { ...about, note: [cut, about.note].join(' ') } : about;
}

function shown({ id, rows }: ReportTable): Pick<ReportTable, 'rows'> {
  if (!BY_DAY.includes(id)) return { rows: rows.slice(0, MOST_ROWS).map(withDashes) };
  const isEmpty = rows.every(([, ...numbers]) => numbers.every((number) => number === 0));
  return { rows: isEmpty ? [] : [...rows].reverse().map(([day, ...numbers]) => [dayOf(String(day)), ...numbers]) };
}

const withDashes = (row: Line): Line => row.map((cell) => (cell === '' ? NOTHING : cell));
