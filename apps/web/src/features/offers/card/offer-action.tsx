import { contentPath } from '@prestafaro/countries';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import type { SiteView } from '@/site/site-view';
import { ButtonLink } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

/** What a paid link says of itself to search engines, and to the page that it opens (R9). */
const paidRel = 'sponsored nofollow noopener';

/**
 * The way on from an offer: to what we know of its lender, with all conditions. No address of a lender's own stands in a
 * page: those are reached through the recorded exit alone, whose links must be plain anchors (decisions, "The loan journey").
 * An offer whose lender has no page leads nowhere.
 */
export function OfferAction({ offer, view }: { offer: PricedOffer; view: SiteView }) {
  if (!offer.lender) return null;
  return (
    <ButtonLink
      href={contentPath(view.site, { type: 'lender', slug: offer.lender.slug })}
      rel={offer.isAdvertisement ? paidRel : undefined}
      look={offer.shownCost.kind === 'known' ? 'primary' : 'secondary'}
    >
      <span>
        {view.messages.offers.card.action}
        <VisuallyHidden>: {offer.header}</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}
