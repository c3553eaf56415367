import { contentPath } from '@prestafaro/addresses';
import type { CardView } from '@/features/offers/card/card-view';
import styles from '@/features/offers/card/offer-action.module.css';
import { isMisfit, offerExit } from '@/features/offers/card/offer-exit';
import type { OfferFit } from '@/features/offers/personal/personal';
import { loanOfCost, type PricedOffer } from '@/features/offers/search/select-offers';
import { requestedLoanQuery } from '@/shell/application/application-link';
import { ButtonLink } from '@/ui/button/button';
import { AppLink } from '@/ui/link/link';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

/** The `rel` of a paid link, for search engines and for the page that it opens (R9). */
export const paidRel = 'sponsored nofollow noopener';

export interface OfferActionProps {
  offer: PricedOffer;
  view: CardView;
  /** With the visitor's application; undefined without one. The button of an offer that does not fit is not emphasised. */
  fit?: OfferFit;
}

/**
 * The button of an offer: its exit (`offerExit`), by a plain anchor that is never prefetched
 * (decisions, "The loan journey"). No page contains an address of a lender's own. An offer without an exit links to the
 * lender's page here, and without such a page to nothing. It is a plain anchor, because a list writes its cards as HTML.
 */
export function OfferAction({ offer, view, fit }: OfferActionProps) {
  const exit = offerExit(offer, fit, view.site);
  if (!exit) return <LenderLink offer={offer} view={view} look="button" />;
  const { exit: messages, delivery } = view.messages.clickOut;
  return (
    <ButtonLink
      isPlain
      href={exit.href}
      rel={paidRel}
      look={offer.shownCost.kind === 'known' && !isMisfit(fit) ? 'primary' : 'secondary'}
    >
      <span>
        {exit.way === 'byUs' ? delivery.choose : messages.action}
        <VisuallyHidden>: {offer.header}</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}

export interface LenderLinkProps extends Pick<OfferActionProps, 'offer' | 'view'> {
  look: 'button' | 'link';
}

/** The link of an offer to the lender's page here; nothing without such a page. */
export function LenderLink({ offer, view, look }: LenderLinkProps) {
  if (!offer.lender) return null;
  const path = contentPath(view.site, { type: 'lender', slug: offer.lender.slug });
  const link = {
    isPlain: true,
    href: `${path}${shownLoanQuery(offer)}`,
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

/** The loan of the shown figures, so that the page of the lender shows the same; empty if its cost is unknown. */
function shownLoanQuery({ shownCost: cost }: PricedOffer): string {
  return cost.kind === 'known' ? requestedLoanQuery(loanOfCost(cost)) : '';
}
