import type { AffiliateState } from '@prestafaro/types/affiliate';
import { Button, Flex } from '@strapi/design-system';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { affiliateActions } from '../../visitors/affiliates/affiliate-actions';
import { decisionLabels, stateLabels } from '../../visitors/affiliates/labels';
import { AFFILIATES_PATH, type ShownAffiliate } from '../../visitors/affiliates/wire';
import { Nothing, Panel } from '../desk/panel';
import { ReasonDialog } from '../desk/reason-dialog';
import { ApprovalDialog } from './approval-dialog';

const PERMISSIONS = { change: [{ action: affiliateActions.change, subject: null }] };

/** A button for each decision that a manager may take now. */
export function DecisionPanel({ affiliate, onChange }: { affiliate: ShownAffiliate; onChange(): void }) {
  const { id, state, isConfirmed, decisions } = affiliate;
  const hadContract = affiliate.model !== null;
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(PERMISSIONS);
  const [to, setTo] = useState<AffiliateState | null>(null);
  const decide = async (decision: object) => {
    await post(`${AFFILIATES_PATH}/${id}/decision`, { to, ...decision });
    setTo(null);
    toggleNotification({ type: 'success', message: 'Decisión guardada y anotada en el historial.' });
    onChange();
  };
  const labelOf = (next: AffiliateState) => (next === state ? 'Cambiar las condiciones' : decisionLabels[next]);
  return (
    <Panel title="Decisión">
      <Flex direction="column" alignItems="stretch" gap={3}>
        {!isConfirmed && <Nothing>Podrás aprobarlo cuando confirme su dirección con el enlace del correo.</Nothing>}
        {decisions.length === 0 && (
          <Nothing>
            {hadContract
              ? 'Está rechazado. Lo que ganó antes se conserva con las cuentas.'
              : 'Está rechazado: se borra a los 180 días.'}
          </Nothing>
        )}
        {state === 'ended' && <Nothing>El contrato ha terminado. Lo que ganó hasta entonces se le paga.</Nothing>}
        {allowedActions.canChange &&
          decisions.map((next) => (
            <Button
              key={next}
              variant={isFinal(next) ? 'danger-light' : 'secondary'}
              disabled={next === 'approved' && !isConfirmed}
              fullWidth
              onClick={() => setTo(next)}
            >
              {labelOf(next)}
            </Button>
          ))}
      </Flex>
      {to === 'approved' && (
        <ApprovalDialog affiliate={affiliate} title={labelOf(to)} onConfirm={decide} onClose={() => setTo(null)} />
      )}
      {to && to !== 'approved' && (
        <ReasonDialog
          title={decisionLabels[to]}
          confirmLabel={decisionLabels[to]}
          variant={isFinal(to) ? 'danger-light' : 'default'}
          onConfirm={(reason) => decide({ reason })}
          onClose={() => setTo(null)}
        >
          El afiliado pasará de «{stateLabels[state]}» a «{stateLabels[to]}». Le avisamos por correo, sin el motivo.
          Queda en el historial con tu nombre, y el afiliado lo lee si pide sus datos.
        </ReasonDialog>
      )}
    </Panel>
  );
}

const isFinal = (state: AffiliateState): boolean => state === 'refused' || state === 'ended';
