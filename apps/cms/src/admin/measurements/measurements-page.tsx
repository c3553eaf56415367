import { Box, Flex } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countryName } from '../../access/countries/site-names';
import { READ_MEASUREMENTS } from '../../visitors/measurements/measurements-permission';
import { FEW, MEASUREMENTS_PATH, type MeasurementsReport } from '../../visitors/measurements/report';
import { dayOf } from '../desk/format';
import { Facts, Nothing, Panel } from '../desk/panel';
import { type Loaded, useLoaded } from '../desk/use-loaded';
import { DownloadButton } from './download-button';
import { periodIn } from './period-in-address';
import { ReportFilters } from './report-filters';
import { cellText } from './report-table-panel';
import { ReportTables } from './report-tables';

/** What visitors did who allowed measurement, by country and period. */
export default function MeasurementsPage() {
  return (
    <Page.Protect permissions={[{ action: READ_MEASUREMENTS, subject: null }]}>
      <Measurements />
    </Page.Protect>
  );
}

function Measurements() {
  const { get } = useFetchClient();
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const params = periodIn(new URLSearchParams(address));
      return (await get<MeasurementsReport>(MEASUREMENTS_PATH, { params, signal })).data;
    },
    [get, address],
  );
  const [loaded] = useLoaded(load);
  return (
    <Page.Main aria-busy={loaded.state === 'loading'}>
      <Page.Title>Mediciones</Page.Title>
      <Layouts.Header
        title="Mediciones"
        subtitle={subtitleOf(loaded)}
        primaryAction={loaded.data && <DownloadButton report={loaded.data} />}
      />
      <Layouts.Action
        startActions={<ReportFilters query={query} report={loaded.data} onFilter={(changed) => setQuery(changed)} />}
      />
      <Layouts.Content>
        {loaded.state === 'failed' && <Page.Error content={loaded.message} />}
        {loaded.data && <Report report={loaded.data} />}
      </Layouts.Content>
    </Page.Main>
  );
}

function subtitleOf({ state, data }: Loaded<MeasurementsReport>): string {
  if (data) return `${countryName(data.country)}, del ${dayOf(data.from)} al ${dayOf(data.to)}`;
  return state === 'failed' ? 'No se han podido mostrar' : 'Cargando…';
}

function Report({ report }: { report: MeasurementsReport }) {
  const { total } = report;
  if (!report.hasProvider) {
    return (
      <Nothing>
        {countryName(report.country)} no tiene mediciones: en «Ajustes del sitio» falta el «Identificador de proveedor».
        Escríbelo y publica los ajustes.
      </Nothing>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Panel title="Total">
        <Facts
          columns={3}
          facts={[
            ['Visitas', cellText(total.visits)],
            ['Páginas vistas', cellText(total.views)],
            ['Páginas vistas por robots, aparte', cellText(total.botViews)],
          ]}
        />
        <Box paddingTop={4}>
          <Nothing>
            Visitas y páginas son las de quien aceptó la medición. Los días son los del huso horario del país. Se
            actualiza cada hora. «{FEW}» oculta lo que hicieron menos de cinco personas.
          </Nothing>
        </Box>
      </Panel>
      <ReportTables report={report} />
    </Flex>
  );
}
