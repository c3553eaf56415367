import { Alert, Button, Checkbox, Field, Flex, Modal, Textarea, Typography } from '@strapi/design-system';
import { useAuth, useNotification } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import type { DeskFilters } from '../../desk/desk-filters';
import { fetchExport, saveFile } from './fetch-export';
import { counted } from './format';
import { useDeskPermissions } from './use-desk-permissions';

interface Props {
  filters: DeskFilters;
  total: number;
  onClose(): void;
}

const SHORTEST_PURPOSE = 10;
const LONGEST_PURPOSE = 400;

/** What for, and with what: both are written down with the name of who exports, before the file leaves. */
export function ExportDialog({ filters, total, onClose }: Props) {
  const token = useAuth('ExportDialog', (state) => state.token);
  const { toggleNotification } = useNotification();
  const { mayExportSecrets } = useDeskPermissions();
  const [purpose, setPurpose] = useState('');
  const [withSecrets, setWithSecrets] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (purpose.trim().length < SHORTEST_PURPOSE) {
      return setProblem(`Explica para qué es, con al menos ${SHORTEST_PURPOSE} caracteres.`);
    }
    setSending(true);
    try {
      const { file, name } = await fetchExport({ filters, withSecrets, purpose: purpose.trim() }, token);
      saveFile(file, name);
      toggleNotification({ type: 'success', message: 'Exportación descargada y anotada en el registro.' });
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'No se ha podido exportar. Vuelve a intentarlo.');
      setSending(false);
    }
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <form onSubmit={submit} noValidate>
          <Modal.Header closeLabel="Cerrar">
            <Modal.Title>Exportar solicitudes</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={5}>
              <Typography>
                Se descargará un archivo CSV con {counted(total, 'solicitud', 'solicitudes')}: las que muestran los
                filtros de ahora. Tu nombre, la hora y lo que exportas quedan anotados.
              </Typography>
              <Field.Root
                required
                error={problem}
                hint="Por ejemplo: informe mensual para la dirección, o respuesta a una entidad concreta."
              >
                <Field.Label>¿Para qué es?</Field.Label>
                <Textarea
                  name="purpose"
                  maxLength={LONGEST_PURPOSE}
                  value={purpose}
                  onChange={(event: { target: { value: string } }) => setPurpose(event.target.value)}
                />
                <Field.Hint />
                <Field.Error />
              </Field.Root>
              {mayExportSecrets && (
                <Checkbox checked={withSecrets} onCheckedChange={(checked) => setWithSecrets(checked === true)}>
                  Incluir datos protegidos: documento, cuenta y teléfono completos
                </Checkbox>
              )}
              {withSecrets && (
                <Alert
                  variant="warning"
                  title="Datos protegidos"
                  closeLabel="Quitarlos"
                  onClose={() => setWithSecrets(false)}
                >
                  El archivo llevará los números sin ocultar. Guárdalo cifrado y bórralo cuando deje de hacer falta.
                </Alert>
              )}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={isSending}>
              Exportar
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
