import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useAuth, useNotification } from '@strapi/strapi/admin';
import { MEASUREMENTS_PATH, type MeasurementsReport } from '../../visitors/measurements/report';
import type { ReportTable } from '../../visitors/measurements/report-table';
import { fetchFile, saveFile } from '../desk/fetch-file';

interface Props {
  report: Pick<MeasurementsReport, 'country' | 'from' | 'to'>;
  /** Left out: the whole report. */
  table?: Pick<ReportTable, 'id' | 'title'>;
}

/** Saves the report, or one table of it, for a spreadsheet in Spanish. */
export function DownloadButton({ report: { country, from, to }, table }: Props) {
  const token = useAuth('DownloadButton', (state) => state.token);
  const { toggleNotification } = useNotification();
  const download = async () => {
    const query = new URLSearchParams({ country, from, to, ...(table && { table: table.id }) });
    try {
      const { file, name } = await fetchFile({ path: `${MEASUREMENTS_PATH}/file?${query}` }, token);
      saveFile(file, name);
    } catch (error) {
      const message = error instanceof Error ? error.message : 'No se ha podido descargar. Vuelve a intentarlo.';
      toggleNotification({ type: 'danger', message });
    }
  };
  return table ? (
    <Button variant="tertiary" size="S" startIcon={<Download />} onClick={download}>
      {`CSV de «${table.title}»`}
    </Button>
  ) : (
    <Button startIcon={<Download />} onClick={download}>
      Descargar CSV
    </Button>
  );
}
