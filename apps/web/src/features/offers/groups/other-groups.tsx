import type { OfferGroups as Groups } from '@prestafaro/lending';
import { FoldedOffers } from '@/features/offers/groups/folded-offers';
import type { Personal } from '@/features/offers/personal/load-own-offers';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import type { SiteView } from '@/shell/site-view';

export interface OtherGroupsProps {
  groups: Groups<PricedOffer>;
  personal: Personal;
  view: SiteView;
}

/** The folded groups below the offers that a visitor can have: closed ones, then other loans. The first of them is open if nothing stands above. */
export function OtherGroups({ groups: { available, closed, others }, personal, view }: OtherGroupsProps) {
  const { groups: messages } = view.messages.offers;
  const isFirst = available.length === 0;
  return (
    <>
      <FoldedOffers title={messages.closed} offers={closed} personal={personal} view={view} isOpen={isFirst} />
      <FoldedOffers
        title={personal.state === 'own' ? messages.othersOwn : messages.others}
        offers={others}
        personal={personal}
        view={view}
        isOpen={isFirst && closed.length === 0}
      />
    </>
  );
}
