import type { AffiliateState } from '@prestafaro/types/affiliate';
import { Box, Flex, Typography } from '@strapi/design-system';
import { amountOf } from '../../visitors/affiliates/amount-of';
import { changedLabels, modelLabels, stateLabels } from '../../visitors/affiliates/labels';
import type { ShownAffiliate } from '../../visitors/affiliates/wire';
import { counted, instantOf } from '../desk/format';
import { Panel } from '../desk/panel';

/** Who decided what and when, the newest first. */
export function HistoryPanel({ affiliate: { history, site, currency } }: { affiliate: ShownAffiliate }) {
  return (
    <Panel title="Historial">
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {history.map(({ id, from, to, changed, actor, reason, model, rateCents, holdDays, at }) => (
          <Box key={id} tag="li">
            <Typography tag="p" fontWeight="semiBold">
              {titleOf(from, to)}
            </Typography>
            {changed && <Typography tag="p">{changedLabels[changed]}</Typography>}
            <Typography tag="p" variant="pi" textColor="neutral600">
              {`${actor ?? 'El afiliado'}, ${instantOf(at, site)}`}
            </Typography>
            {model && rateCents !== null && (
              <Typography tag="p">
                {`${modelLabels[model]}, ${amountOf(rateCents, currency)} ${currency}`}
                {holdDays !== null && `, espera de ${counted(holdDays, 'día', 'días')}`}
              </Typography>
            )}
            {reason && (
              <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
                {reason}
              </Typography>
            )}
          </Box>
        ))}
      </Flex>
    </Panel>
  );
}

const titleOf = (from: AffiliateState | null, to: AffiliateState): string =>
  from === null || from === to ? stateLabels[to] : `${stateLabels[from]} → ${stateLabels[to]}`;
