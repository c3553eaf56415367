import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useAuth, useNotification } from '@strapi/strapi/admin';
import { fetchFile, saveFile } from '../desk/fetch-file';

/** Saves the CSV file at a path of the CMS. */
export function DownloadButton({ path }: { path: string }) {
  const token = useAuth('DownloadButton', (state) => state.token);
  const { toggleNotification } = useNotification();
  const download = async () => {
    try {
      const { file, name } = await fetchFile({ path }, token);
      saveFile(file, name);
    } catch (error) {
      const message = error instanceof Error ? error.message : 'No se ha podido descargar. Vuelve a intentarlo.';
      toggleNotification({ type: 'danger', message });
    }
  };
  return (
    <Button variant="tertiary" startIcon={<Download />} onClick={download}>
      Descargar CSV
    </Button>
  );
}
