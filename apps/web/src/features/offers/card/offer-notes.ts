import { toCents } from '@prestafaro/lending';
import type { CardView } from '@/features/offers/card/card-view';
import { offerExit } from '@/features/offers/card/offer-exit';
import type { OfferFit } from '@/features/offers/personal/offer-fit';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { dayText } from '@/shell/dates/day';
import { daysText, resultAmount } from '@/shell/loan/amounts';

interface NoteOptions {
  isBrief?: boolean;
  /** With the visitor's application; undefined without one. */
  fit?: OfferFit;
}

/** Notes on an offer's figures that do not fit into its columns, as sentences. */
export function offerNotes(offer: PricedOffer, view: CardView, options: NoteOptions = {}): string[] {
  const checked = options.isBrief ? undefined : checkedNote(offer, view);
  const sent = deliveryNote(offer, view, options.fit);
  return [...feeNotes(offer, view), ...freeNotes(offer, view), ...[checked, sent].flatMap((note) => note ?? [])];
}

function feeNotes({ shownCost: cost }: PricedOffer, view: CardView): string[] {
  if (cost.kind === 'unknown' || cost.feesCents === 0) return [];
  const { parts, paidAtStart } = view.messages.offers.card;
  const split = fill(parts, {
    interest: resultAmount(cost.interestCents, view),
    fees: resultAmount(cost.feesCents, view),
  });
  if (cost.paidAtStartCents === 0) return [split];
  return [split, fill(paidAtStart, { amount: resultAmount(cost.paidAtStartCents, view) })];
}

/** The figures of a card are those of an ordinary loan; a note states that the first one may be free. */
function freeNotes({ cost, shownCost }: PricedOffer, view: CardView): string[] {
  if (cost === null || cost.firstLoanFreeUpTo === null || cost.firstLoanFreeDays === null) return [];
  const { thisOneFree, firstLoanFreeUpTo } = view.messages.offers.card;
  if (shownCost.kind === 'known' && shownCost.isFirstLoanFree) {
    return [fill(thisOneFree, { amount: resultAmount(shownCost.amountCents, view) })];
  }
  const amount = resultAmount(toCents(cost.firstLoanFreeUpTo), view);
  return [fill(firstLoanFreeUpTo, { amount, days: daysText(cost.firstLoanFreeDays, view) })];
}

/** Tells an applicant whether the application can go from us to the lender. */
export function deliveryNote(offer: PricedOffer, view: CardView, fit: OfferFit | undefined): string | undefined {
  const exit = offerExit(offer, fit, view.site);
  return exit?.isApplicants ? view.messages.clickOut.delivery[exit.way] : undefined;
}

function checkedNote({ checkedOn }: PricedOffer, view: CardView): string | undefined {
  const date = checkedOn && dayText(checkedOn, view.site.locale);
  return date ? `${fill(view.messages.offers.card.checkedOn, { date })}.` : undefined;
}
