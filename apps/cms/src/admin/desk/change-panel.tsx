import type { ApplicationStatus } from '@prestafaro/types/application';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { changeLabels, statusLabels } from '../../leads/desk/labels';
import type { DeskApplication } from '../../leads/desk/wire';
import { instantOf } from './format';
import { Nothing, Panel } from './panel';
import { ReasonDialog } from './reason-dialog';
import { StatusBadge } from './status-badge';
import { useDeskPermissions } from './use-desk-permissions';

interface Props {
  application: DeskApplication;
  onChange(): void;
}

/** Final statuses: no change leads out of them. */
const GRAVE: readonly ApplicationStatus[] = ['declined', 'withdrawn'];

/** The status, and a button for each status that a lead manager may set next. */
export function ChangePanel({ application, onChange }: Props) {
  const { id, site, status, statusChangedAt, legalChanges } = application;
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { mayChange } = useDeskPermissions();
  const [to, setTo] = useState<ApplicationStatus | null>(null);
  const panel = useRef<HTMLElement>(null);
  const wasChanged = useRef(false);
  // The button that was pressed goes with the former status.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the changed status has arrived
  useEffect(() => {
    if (!wasChanged.current) return;
    wasChanged.current = false;
    panel.current?.focus();
  }, [statusChangedAt]);
  const confirm = async (reason: string) => {
    await post(`/desk/applications/${id}/change`, { to, reason });
    setTo(null);
    wasChanged.current = true;
    toggleNotification({ type: 'success', message: 'Estado cambiado y anotado en el historial.' });
    onChange();
  };
  return (
    <Panel title="Estado" focusRef={panel}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <StatusBadge status={status} />
        <Typography variant="pi" textColor="neutral600">
          Desde el {instantOf(statusChangedAt, site)}
        </Typography>
        {legalChanges.length === 0 && <Nothing>No hay ningún cambio que pueda hacer un gestor.</Nothing>}
        {mayChange &&
          legalChanges.map((next) => (
            <Button
              key={next}
              variant={GRAVE.includes(next) ? 'danger-light' : 'secondary'}
              fullWidth
              onClick={() => setTo(next)}
            >
              {changeLabels[next]}
            </Button>
          ))}
      </Flex>
      {to && (
        <ReasonDialog
          title={changeLabels[to] ?? statusLabels[to]}
          confirmLabel={changeLabels[to] ?? statusLabels[to]}
          variant={GRAVE.includes(to) ? 'danger-light' : 'default'}
          onConfirm={confirm}
          onClose={() => setTo(null)}
        >
          La solicitud pasará de «{statusLabels[status]}» a «{statusLabels[to]}». El cambio queda en el historial con tu
          nombre.
        </ReasonDialog>
      )}
    </Panel>
  );
}
