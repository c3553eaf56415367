import { contentPath, exitPath } from '@prestafaro/addresses';
import styles from '@/features/offers/card/offer-action.module.css';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { AppLink } from '@/ui/link/link';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

/** What a paid link says of itself to search engines, and to the page that it opens (R9). */
export const paidRel = 'sponsored nofollow noopener';

export interface OfferActionProps {
  offer: PricedOffer;
  view: SiteView;
  /** It does not fit the visitor's answers: nothing urges towards it. */
  isQuiet?: boolean;
}

/**
 * The ways on from an offer: to the lender through the recorded exit, by a plain anchor that nothing asks for ahead of a
 * click (decisions, "The loan journey"), and quietly to what we know of the lender. No address of a lender's own stands
 * in a page. An offer without a link leads to the lender's page alone, and without such a page nowhere. Whoever holds the
 * two lays them out.
 */
export function OfferAction({ offer, view, isQuiet }: OfferActionProps) {
  if (offer.lenderLink === null) return <LenderLink offer={offer} view={view} look="button" />;
  return (
    <>
      <ButtonLink
        isPlain
        href={exitPath(view.site, offer.offerId)}
        rel={paidRel}
        look={offer.shownCost.kind === 'known' && !isQuiet ? 'primary' : 'secondary'}
      >
        <span>
          {view.messages.clickOut.exit.action}
          <VisuallyHidden>: {offer.header}</VisuallyHidden>
        </span>
      </ButtonLink>
      <LenderLink offer={offer} view={view} look="link" />
    </>
  );
}

function LenderLink({ offer, view, look }: { offer: PricedOffer; view: SiteView; look: 'button' | 'link' }) {
  if (!offer.lender) return null;
  const link = {
    href: contentPath(view.site, { type: 'lender', slug: offer.lender.slug }),
    rel: offer.isAdvertisement ? paidRel : undefined,
    children: (
      <span>
        {view.messages.offers.card.action}
        <VisuallyHidden>: {offer.header}</VisuallyHidden>
      </span>
    ),
  };
  return look === 'button' ? <ButtonLink look="secondary" {...link} /> : <AppLink className={styles.quiet} {...link} />;
}
