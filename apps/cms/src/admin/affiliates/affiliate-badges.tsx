import type { AffiliateState } from '@prestafaro/types/affiliate';
import { Badge, type StatusVariant } from '@strapi/design-system';
import { stateLabels } from '../../visitors/affiliates/labels';
import type { ListedAffiliate } from '../../visitors/affiliates/wire';
import { StateLabel } from '../desk/state-label';

const variants: Readonly<Record<AffiliateState, StatusVariant>> = {
  requested: 'secondary',
  approved: 'success',
  refused: 'danger',
  paused: 'neutral',
  ended: 'neutral',
};

/** The state of an affiliate, and whether nobody has confirmed its address yet. */
export function AffiliateBadges({ affiliate }: { affiliate: Pick<ListedAffiliate, 'state' | 'isConfirmed'> }) {
  const { state, isConfirmed } = affiliate;
  return (
    <>
      <StateLabel variant={variants[state]}>{stateLabels[state]}</StateLabel>
      {!isConfirmed && <Badge variant="warning">Dirección sin confirmar</Badge>}
    </>
  );
}
