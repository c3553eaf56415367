import { Flex } from '@strapi/design-system';
import { formLabel, kindLabel, percentOf, typeLabels } from '../../visitors/measurements/labels';
import type { MeasurementsReport } from '../../visitors/measurements/report';
import { dayOf, NOTHING } from '../desk/format';
import { type Cell, ReportTable } from './report-table';

const WIDER = 'Nadie aceptó la medición en este periodo, o todavía no se ha contado. Prueba con un periodo más largo.';

/** The sources that the page lists. The file has all of them. */
const MOST_SOURCES = 50;

export function ReportTables({ report }: { report: MeasurementsReport }) {
  const { total, days, types, sources, kinds, offers, fields } = report;
  const isEmpty = total.visits === 0 && total.views === 0 && total.botViews === 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <ReportTable
        title="Por día"
        headers={['Día', 'Visitas', 'Páginas vistas', 'Páginas vistas por robots']}
        rows={
          isEmpty
            ? []
            : [...days]
                .reverse()
                .map(({ day, visits, views, botViews }) => row(day, dayOf(day), visits, views, botViews))
        }
        empty={WIDER}
      />
      <ReportTable
        title="Por tipo de origen"
        headers={['Tipo', 'Visitas', 'Páginas vistas']}
        rows={types.map(({ type, visits, views }) => row(type, typeLabels[type], visits, views))}
        empty={WIDER}
      />
      <ReportTable
        title="Por origen y campaña"
        note={
          sources.length > MOST_SOURCES ? `Los ${MOST_SOURCES} con más visitas; el CSV los tiene todos.` : undefined
        }
        headers={['Origen', 'Medio', 'Campaña', 'Visitas', 'Páginas vistas']}
        rows={sources
          .slice(0, MOST_SOURCES)
          .map(({ source, medium, campaign, visits, views }) =>
            row(
              JSON.stringify([source, medium, campaign]),
              ...[source || 'Sin dato', medium || NOTHING, campaign || NOTHING],
              ...[visits, views],
            ),
          )}
        empty={WIDER}
      />
      <ReportTable
        title="Por tipo de página"
        headers={['Tipo de página', 'Páginas vistas']}
        rows={kinds.map(({ kind, views }) => row(kind, kindLabel(kind), views))}
        empty={WIDER}
      />
      <ReportTable
        title="Ofertas"
        headers={['Oferta', 'Veces mostrada', 'Clics', 'Clics por cada 100 veces']}
        rows={offers.map(({ offer, name, shown, clicked }) =>
          row(offer, name ?? `Oferta ${offer}, ya no publicada`, shown, clicked, percentOf(clicked, shown) || NOTHING),
        )}
        empty="Nadie de quienes aceptaron la medición vio ofertas en este periodo. Prueba con un periodo más largo."
      />
      <ReportTable
        title="Campos de los formularios"
        headers={['Formulario', 'Campo', 'Entradas', 'Rellenados', 'Con error']}
        note="Los campos se cuentan desde 1, en el orden del formulario."
        rows={fields.map(({ form, field, entered, filled, invalid }) =>
          row(`${form}#${field}`, formLabel(form), `Campo ${field}`, entered, filled, invalid),
        )}
        empty="Nadie de quienes aceptaron la medición rellenó formularios en este periodo. Prueba con un periodo más largo."
      />
    </Flex>
  );
}

const row = (key: string, ...cells: readonly Cell[]) => ({ key, cells });
