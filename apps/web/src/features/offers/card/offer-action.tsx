import { contentPath, exitPath } from '@prestafaro/addresses';
import styles from '@/features/offers/card/offer-action.module.css';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { AppLink } from '@/ui/link/link';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

/** The `rel` of a paid link, for search engines and for the page that it opens (R9). */
export const paidRel = 'sponsored nofollow noopener';

export interface OfferActionProps {
  offer: PricedOffer;
  view: SiteView;
  /** The offer does not fit the visitor's answers, so its button is not emphasised. */
  isQuiet?: boolean;
}

/**
 * The links of an offer: to the lender through the recorded exit, by a plain anchor that is never prefetched
 * (decisions, "The loan journey"), and less prominently to the lender's page here. No page contains an address of a
 * lender's own. An offer without an exit links to the lender's page only, and without such a page to nothing. The
 * parent lays out the two links.
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
