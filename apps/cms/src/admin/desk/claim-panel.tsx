import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DeskApplication } from '../../leads/desk/wire';
import { Panel } from './panel';
import { ReasonDialog } from './reason-dialog';
import { useDeskPermissions } from './use-desk-permissions';

interface Props {
  application: DeskApplication;
  onChange(): void;
}

/** Opens and closes a claim. While it is open, nothing of the application is erased (R26). */
export function ClaimPanel({ application: { id, isUnderClaim }, onChange }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { mayChange } = useDeskPermissions();
  const [isAsking, setAsking] = useState(false);
  const label = isUnderClaim ? 'Cerrar la reclamación' : 'Anotar una reclamación';
  const confirm = async (reason: string) => {
    await post(`/desk/applications/${id}/claim`, { isUnderClaim: !isUnderClaim, reason });
    setAsking(false);
    toggleNotification({ type: 'success', message: isUnderClaim ? 'Reclamación cerrada.' : 'Reclamación anotada.' });
    onChange();
  };
  return (
    <Panel title="Reclamación">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography>
          {isUnderClaim
            ? 'Hay una reclamación abierta: no se borra nada hasta que se cierre.'
            : 'No hay ninguna abierta. Los datos se borran cuando vence su plazo.'}
        </Typography>
        {mayChange && (
          <Button variant="tertiary" fullWidth onClick={() => setAsking(true)}>
            {label}
          </Button>
        )}
      </Flex>
      {isAsking && (
        <ReasonDialog title={label} confirmLabel={label} onConfirm={confirm} onClose={() => setAsking(false)}>
          {isUnderClaim
            ? 'Desde ahora los datos se borran cuando vence su plazo.'
            : 'Mientras esté abierta no se borra nada de esta solicitud.'}
        </ReasonDialog>
      )}
    </Panel>
  );
}
