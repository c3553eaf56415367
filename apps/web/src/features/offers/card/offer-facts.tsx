import type { CardView } from '@/features/offers/card/card-view';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { percentText } from '@/shell/loan/amounts';
import { amountRange, daysRange } from '@/shell/loan/ranges';
import type { Fact } from '@/ui/fact-list/fact-list';

/** A declared rate that differs by less belongs to the same loan: lenders round. */
const noticeablePercent = 0.1;

/** The yearly rate that the lender declares, if it noticeably differs from the computed one: it is that of a loan of the lender's choice. */
export function otherDeclaredApr({ aprPercent, shownCost }: PricedOffer): number | undefined {
  if (aprPercent === null || shownCost.kind === 'unknown') return undefined;
  return Math.abs(aprPercent - shownCost.aprPercent) >= noticeablePercent ? aprPercent : undefined;
}

/**
 * The rate of the loan whose total stands beside it, calculated from its payments. A rate that the lender declares belongs
 * to a loan of the lender's choice, so it is named as declared. It stands alone if the cost of the loan is unknown.
 */
export function aprFact(offer: PricedOffer, view: CardView): Fact {
  const { aprPercent, shownCost } = offer;
  const { example, offers } = view.messages;
  const { computed, declared } = offers.card;
  const label = example.aprName;
  if (shownCost.kind === 'unknown') {
    return aprPercent === null
      ? { label, value: null }
      : { label, value: percentText(aprPercent, view), note: declared };
  }
  const other = otherDeclaredApr(offer);
  const note = other === undefined ? computed : `${computed}; ${declared}: ${percentText(other, view)}`;
  return { label, value: percentText(shownCost.aprPercent, view), note };
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
