import type { Drawn } from '@prestafaro/lending';
import type { CardView } from '@/features/offers/card/card-view';
import styles from '@/features/offers/card/offer-card.module.css';
import type { OfferPartProps } from '@/features/offers/card/offer-head';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { shownFigure } from '@/features/offers/shown-figures';
import { percentText } from '@/shell/loan/amounts';
import { amountRange, daysRange } from '@/shell/loan/ranges';
import { type Fact, FactList } from '@/ui/fact-list/fact-list';

/**
 * The figures that every offer must show (R3), in the order of every card, with a reference to the lender for missing
 * ones.
 */
export function OfferFacts({ offer, view, isCompact }: OfferPartProps) {
  const facts = [aprFact(offer, view), ...termFacts(offer, view), ...(isCompact ? [] : statedFacts(offer, view))];
  return <FactList className={styles.facts} look="pairs" missing={view.messages.figures.askLender} facts={facts} />;
}

/**
 * The rate of the loan whose total stands beside it, calculated from its payments. A rate that the lender declares belongs
 * to a loan of the lender's choice, so it is named as declared. It stands alone if the cost of the loan is unknown.
 */
export function aprFact({ aprPercent, shownCost }: PricedOffer, view: CardView): Fact {
  const { example, offers } = view.messages;
  const { computed, declared } = offers.card;
  const label = example.aprName;
  const stated = aprPercent === null ? null : percentText(aprPercent, view);
  if (shownCost.kind === 'unknown') return { label, value: stated, note: stated === null ? undefined : declared };
  const value = percentText(shownCost.aprPercent, view);
  const hasOther = stated !== null && stated !== value;
  return { label, value, note: hasOther ? `${computed}; ${declared}: ${stated}` : computed };
}

export function termFacts(offer: PricedOffer, view: CardView): Fact[] {
  const { example, offers } = view.messages;
  const { card } = offers;
  return [
    { label: example.nominalRateName, value: offer.tinPercent === null ? null : percentText(offer.tinPercent, view) },
    { label: card.term, value: daysRange(offer.minDays, offer.maxDays, view) },
    { label: card.amount, value: amountRange(offer.minAmount, offer.maxAmount, view) },
    { label: card.defaultRegister, value: offer.acceptsDefaultRegister ? card.yes : card.no },
  ];
}

/** Answer time and approval share, if the feed states them. */
function statedFacts(offer: PricedOffer, view: CardView): Fact[] {
  const { card } = view.messages.offers;
  const stated = (label: string, drawn: Drawn<string> | null): Fact[] => {
    const shown = shownFigure(drawn, view.settings);
    return shown ? [{ label, value: shown.value, note: shown.isFallback ? card.orientative : undefined }] : [];
  };
  return [...stated(card.answerTime, offer.shownAnswerTime), ...stated(card.approvalShare, offer.shownApprovalShare)];
}
