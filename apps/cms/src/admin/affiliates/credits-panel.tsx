import { Box, Button, Flex } from '@strapi/design-system';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { affiliateActions } from '../../visitors/affiliates/affiliate-actions';
import {
  AFFILIATES_PATH,
  type CreditList,
  type ShownAffiliate,
  type ShownCredit,
} from '../../visitors/affiliates/wire';
import { Nothing, Panel } from '../desk/panel';
import { ReasonDialog } from '../desk/reason-dialog';
import { useLoaded } from '../desk/use-loaded';
import { CorrectionDialog } from './correction-dialog';
import { CreditItem } from './credit-item';

const PERMISSIONS = { change: [{ action: affiliateActions.change, subject: null }] };

interface Props {
  affiliate: ShownAffiliate;
  month: string;
  /** Called after a change, because the statement has another sum. */
  onChange(): void;
}

/** The leads, sales and corrections of a month with their states. A manager makes one void, undoes that, or adds a correction. */
export function CreditsPanel({ affiliate, month, onChange }: Props) {
  const { id, site } = affiliate;
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(PERMISSIONS);
  const [page, setPage] = useState(1);
  const [decided, setDecided] = useState<ShownCredit | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const path = `${AFFILIATES_PATH}/${id}`;
  const load = useCallback(
    async (signal: AbortSignal) => (await get<CreditList>(`${path}/credits`, { params: { month, page }, signal })).data,
    [get, path, month, page],
  );
  const [loaded, reload] = useLoaded(load);
  const change = async (changed: string, body: object) => {
    await post(`${path}/${changed}`, body);
    setDecided(null);
    setCorrecting(false);
    toggleNotification({ type: 'success', message: 'Guardado y anotado en el historial con tu nombre.' });
    reload();
    onChange();
  };
  const isVoid = decided?.state === 'void';
  return (
    <Panel title={`Abonos de ${month}`}>
      {allowedActions.canChange && affiliate.model && (
        <Box paddingBottom={4}>
          <Button variant="tertiary" onClick={() => setCorrecting(true)}>
            Añadir una corrección
          </Button>
        </Box>
      )}
      {loaded.state === 'failed' && <Nothing>{loaded.message}</Nothing>}
      {loaded.data?.rows.length === 0 && <Nothing>En este mes no hay nada todavía.</Nothing>}
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {loaded.data?.rows.map((credit) => (
          <CreditItem
            key={credit.id}
            credit={credit}
            site={site}
            onDecide={allowedActions.canChange ? () => setDecided(credit) : undefined}
          />
        ))}
      </Flex>
      {loaded.data && loaded.data.pages > 1 && (
        <Flex gap={3} paddingTop={4}>
          <Button variant="tertiary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Más recientes
          </Button>
          <Box>{`${page} de ${loaded.data.pages}`}</Box>
          <Button variant="tertiary" disabled={page >= loaded.data.pages} onClick={() => setPage(page + 1)}>
            Anteriores
          </Button>
        </Flex>
      )}
      {decided && (
        <ReasonDialog
          title={isVoid ? 'Volver a dar por válido' : 'Marcar como no válido'}
          confirmLabel={isVoid ? 'Dar por válido' : 'Marcar como no válido'}
          variant={isVoid ? 'default' : 'danger-light'}
          onConfirm={(reason) => change(`credits/${decided.id}/${isVoid ? 'restore' : 'void'}`, { reason })}
          onClose={() => setDecided(null)}
        >
          {isVoid
            ? 'Volverá a contar, con su importe y su espera. Queda en el historial con tu nombre.'
            : 'No se pagará. El afiliado lee el motivo en su página: escríbelo en su idioma y sin datos de ninguna persona.'}
        </ReasonDialog>
      )}
      {isCorrecting && (
        <CorrectionDialog
          affiliate={affiliate}
          onConfirm={(correction) => change('corrections', correction)}
          onClose={() => setCorrecting(false)}
        />
      )}
    </Panel>
  );
}
