import { Button, Flex } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { RUNS_PATH, type ShownRun } from '../../../visitors/affiliates/payments/wire';
import { instantOf, NOTHING } from '../../desk/format';
import { Facts, Panel } from '../../desk/panel';
import { ReasonDialog } from '../../desk/reason-dialog';
import { PaidDialog } from './paid-dialog';

/** How a run ended, or the buttons that end it. */
export function RunPanel({ run, onChange }: { run: ShownRun; onChange(): void }) {
  const { id, site, state, paidOn, reference, endedBy, endedAt, reason } = run;
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [dialog, setDialog] = useState<'paid' | 'cancel' | null>(null);
  const end = async (how: 'paid' | 'cancel', body: object) => {
    await post(`${RUNS_PATH}/${id}/${how}`, body);
    setDialog(null);
    toggleNotification({ type: 'success', message: 'Guardado con tu nombre.' });
    onChange();
  };
  if (state !== 'open') {
    return (
      <Panel title={state === 'paid' ? 'Pagado' : 'Cancelado'}>
        <Facts
          facts={[
            [
              state === 'paid' ? 'Lo marcó' : 'Lo canceló',
              `${endedBy}, ${endedAt ? instantOf(endedAt, site) : NOTHING}`,
            ],
            ...(state === 'paid'
              ? ([
                  ['Día del pago', paidOn],
                  ['Referencia', reference],
                ] as const)
              : ([['Motivo', reason]] as const)),
          ]}
        />
      </Panel>
    );
  }
  return (
    <Panel title="Por pagar" aside="Paga fuera de aquí, con el archivo, y márcalo después.">
      <Flex gap={3} wrap="wrap">
        <Button onClick={() => setDialog('paid')}>Marcar como pagado</Button>
        <Button variant="danger-light" onClick={() => setDialog('cancel')}>
          Cancelar el lote
        </Button>
      </Flex>
      {dialog === 'paid' && (
        <PaidDialog run={run} onConfirm={(paid) => end('paid', paid)} onClose={() => setDialog(null)} />
      )}
      {dialog === 'cancel' && (
        <ReasonDialog
          title="Cancelar el lote"
          confirmLabel="Cancelar el lote"
          variant="danger-light"
          onConfirm={(text) => end('cancel', { reason: text })}
          onClose={() => setDialog(null)}
        >
          Hazlo solo si no has pagado a nadie. Los abonos quedan libres para otro lote.
        </ReasonDialog>
      )}
    </Panel>
  );
}
