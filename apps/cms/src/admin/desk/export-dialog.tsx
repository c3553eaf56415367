import { Alert, Checkbox } from '@strapi/design-system';
import { useAuth, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DeskFilters } from '../../leads/desk/desk-filters';
import { exportFieldLabels } from '../../leads/desk/labels';
import { fetchFile, saveFile } from './fetch-file';
import { counted } from './format';
import { TextDialog } from './text-dialog';
import { useDeskPermissions } from './use-desk-permissions';

interface Props {
  filters: DeskFilters;
  total: number;
  onClose(): void;
}

const MIN_PURPOSE_LENGTH = 10;
const MAX_PURPOSE_LENGTH = 400;

/** Asks for the purpose of an export and whether it holds protected data. Both are logged with the administrator's name. */
export function ExportDialog({ filters, total, onClose }: Props) {
  const token = useAuth('ExportDialog', (state) => state.token);
  const { toggleNotification } = useNotification();
  const { mayExportSecrets } = useDeskPermissions();
  const [withSecrets, setWithSecrets] = useState(false);
  const [isOfProofs, setIsOfProofs] = useState(false);
  const download = async (purpose: string) => {
    const { file, name } = await fetchFile(
      { path: '/desk/exports', body: { filters, withSecrets: withSecrets && !isOfProofs, isOfProofs, purpose } },
      token,
    );
    saveFile(file, name);
    toggleNotification({ type: 'success', message: 'Exportación descargada y anotada en el registro.' });
    onClose();
  };
  return (
    <TextDialog
      title="Exportar solicitudes"
      intro={
        <>
          Se descargará un archivo CSV con {counted(total, 'solicitud', 'solicitudes')}: las que muestran los filtros de
          ahora. Tu nombre, la hora y lo que exportas quedan anotados.
        </>
      }
      field={{
        name: 'purpose',
        label: exportFieldLabels.purpose,
        hint: 'Por ejemplo: informe mensual para la dirección, o respuesta a una entidad concreta.',
      }}
      minLength={MIN_PURPOSE_LENGTH}
      maxLength={MAX_PURPOSE_LENGTH}
      tooShort={`Explica para qué es, con al menos ${MIN_PURPOSE_LENGTH} caracteres.`}
      confirmLabel="Exportar"
      onConfirm={download}
      problemOf={(error) => (error instanceof Error ? error.message : 'No se ha podido exportar. Vuelve a intentarlo.')}
      onClose={onClose}
    >
      <Checkbox checked={isOfProofs} onCheckedChange={(checked) => setIsOfProofs(checked === true)}>
        En su lugar, las pruebas de los permisos: qué leyó, cuándo lo dio y cuándo lo retiró. Valen los filtros de sitio
        y días, y un correo entero en Buscar.
      </Checkbox>
      {mayExportSecrets && !isOfProofs && (
        <Checkbox checked={withSecrets} onCheckedChange={(checked) => setWithSecrets(checked === true)}>
          Incluir datos protegidos: documento, cuenta y teléfono completos
        </Checkbox>
      )}
      {withSecrets && !isOfProofs && (
        <Alert variant="warning" title="Datos protegidos" closeLabel="Quitarlos" onClose={() => setWithSecrets(false)}>
          El archivo llevará los números sin ocultar. Guárdalo cifrado y bórralo cuando deje de hacer falta.
        </Alert>
      )}
    </TextDialog>
  );
}
