import { contentPath, exitPath } from '@prestafaro/addresses';
import type { CardView } from '@/features/offers/card/card-view';
import styles from '@/features/offers/card/offer-action.module.css';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { transitionPath } from '@/shell/application/transition-path';
import { ButtonLink } from '@/ui/button/button';
import { AppLink } from '@/ui/link/link';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

/** The `rel` of a paid link, for search engines and for the page that it opens (R9). */
export const paidRel = 'sponsored nofollow noopener';

export interface OfferActionProps {
  offer: PricedOffer;
  view: CardView;
  /** The offer does not fit the visitor's answers, so its button is not emphasised. */
  isQuiet?: boolean;
  /** The visitor has an application that fits: a lender that receives applications gets it from us, after a page that says so. */
  isSendable?: boolean;
}

/**
 * The links of an offer: to the lender through the recorded exit, by a plain anchor that is never prefetched
 * (decisions, "The loan journey"), and less prominently to the lender's page here. No page contains an address of a
 * lender's own. An offer without an exit links to the lender's page only, and without such a page to nothing. The
 * parent lays out the two links. Both are plain anchors, because a list writes its cards as HTML.
 */
export function OfferAction({ offer, view, isQuiet, isSendable }: OfferActionProps) {
  if (offer.lenderLink === null) return <LenderLink offer={offer} view={view} look="button" />;
  const { exit, delivery } = view.messages.clickOut;
  const isChosenHere = isSendable && offer.lender?.receives !== undefined;
  return (
    <>
      <ButtonLink
        isPlain
        href={isChosenHere ? transitionPath(view.site, offer.offerId) : exitPath(view.site, offer.offerId)}
        rel={paidRel}
        look={offer.shownCost.kind === 'known' && !isQuiet ? 'primary' : 'secondary'}
      >
        <span>
          {isChosenHere ? delivery.choose : exit.action}
          <VisuallyHidden>: {offer.header}</VisuallyHidden>
        </span>
      </ButtonLink>
      <LenderLink offer={offer} view={view} look="link" />
    </>
  );
}

function LenderLink({ offer, view, look }: { offer: PricedOffer; view: CardView; look: 'button' | 'link' }) {
  if (!offer.lender) return null;
  const link = {
    isPlain: true,
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
