import { Box, Button, Flex } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { Layouts, Page, useAuth, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countryName } from '../../access/countries/site-names';
import { READ_MEASUREMENTS } from '../../visitors/measurements/measurements-permission';
import { FEW, MEASUREMENTS_PATH, type MeasurementsReport } from '../../visitors/measurements/report';
import { fetchFile, saveFile } from '../desk/fetch-file';
import { dayOf } from '../desk/format';
import { Facts, Nothing, Panel } from '../desk/panel';
import { type Loaded, useLoaded } from '../desk/use-loaded';
import { periodIn } from './period-in-address';
import { ReportFilters } from './report-filters';
import { cellText } from './report-table';
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
            Solo cuenta a quien aceptó la medición. Los días son los del huso horario del país. Se actualiza cada hora.
            «{FEW}» oculta lo que hicieron menos de cinco personas.
          </Nothing>
        </Box>
      </Panel>
      <ReportTables report={report} />
    </Flex>
  );
}

function DownloadButton({ report: { country, from, to } }: { report: MeasurementsReport }) {
  const token = useAuth('DownloadButton', (state) => state.token);
  const { toggleNotification } = useNotification();
  const download = async () => {
    try {
      const { file, name } = await fetchFile(
        { path: `${MEASUREMENTS_PATH}/file?${new URLSearchParams({ country, from, to })}` },
        token,
      );
      saveFile(file, name);
    } catch (error) {
      const message = error instanceof Error ? error.message : 'No se ha podido descargar. Vuelve a intentarlo.';
      toggleNotification({ type: 'danger', message });
    }
  };
  return (
    <Button startIcon={<Download />} onClick={download}>
      Descargar CSV
    </Button>
  );
}
