import type { OfferGroups as Groups } from '@prestafaro/lending';
import { FoldedOffers } from '@/features/offers/groups/folded-offers';
import type { Personal } from '@/features/offers/personal/personal';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import type { SiteView } from '@/shell/site-view';

export interface OtherGroupsProps {
  groups: Groups<PricedOffer>;
  personal: Personal;
  view: SiteView;
}

/**
 * The folded groups below the offers that a visitor can have: those that refuse the visitor, closed ones, other loans. The first of them is open
 * if nothing stands above.
 */
export function OtherGroups({ groups: { available, closed, refused, others }, personal, view }: OtherGroupsProps) {
  const { groups: messages } = view.messages.offers;
  const shown = [
    { title: messages.refused, offers: refused },
    { title: messages.closed, offers: closed },
    { title: messages.others, offers: others },
  ].filter(({ offers }) => offers.length > 0);
  return (
    <>
      {shown.map((group, index) => (
        <FoldedOffers
          key={group.title}
          {...group}
          personal={personal}
          view={view}
          isOpen={index === 0 && available.length === 0}
        />
      ))}
    </>
  );
}
