import type { AffiliateState } from '@prestafaro/types/affiliate';
import { Badge, Status, type StatusVariant, Typography } from '@strapi/design-system';
import { stateLabels } from '../../visitors/affiliates/labels';
import type { ListedAffiliate } from '../../visitors/affiliates/wire';

/** The colour repeats what the label says. */
const variants: Readonly<Record<AffiliateState, StatusVariant>> = {
  requested: 'secondary',
  approved: 'success',
  refused: 'danger',
  paused: 'neutral',
};

/** The state of an affiliate, and whether nobody has confirmed its address yet. */
export function AffiliateBadges({ affiliate }: { affiliate: Pick<ListedAffiliate, 'state' | 'isConfirmed'> }) {
  const { state, isConfirmed } = affiliate;
  return (
    <>
      <Status variant={variants[state]} size="S" width="min-content">
        <Typography tag="span" variant="omega" fontWeight="bold" style={{ whiteSpace: 'nowrap' }}>
          {stateLabels[state]}
        </Typography>
      </Status>
      {!isConfirmed && <Badge variant="warning">Dirección sin confirmar</Badge>}
    </>
  );
}
