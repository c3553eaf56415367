import { toCents } from '@prestafaro/lending';
import type { CardView } from '@/features/offers/card/card-view';
import { offerExit } from '@/features/offers/card/offer-exit';
import { otherDeclaredApr } from '@/features/offers/card/offer-facts';
import type { OfferFit } from '@/features/offers/personal/personal';
import { loanOfCost, type PricedOffer } from '@/features/offers/search/select-offers';
import { shownFigure } from '@/features/offers/shown-figures';
import { fill } from '@/messages/fill';
import { dayText } from '@/shell/dates/day';
import { loanText, percentText, resultAmount, termText } from '@/shell/loan/amounts';

/** Facts of an offer that do not decide at a glance, as sentences. */
export function offerNotes(
  offer: PricedOffer,
  requested: { amount: number; days: number },
  view: CardView,
  fit: OfferFit | undefined,
): string[] {
  const { card } = view.messages.offers;
  const tags = offer.tags.filter((tag) => tag !== card.firstLoanFree);
  return [
    adjustedNote(offer, requested, view),
    ...feeNotes(offer, view),
    declaredNote(offer, view),
    ...freeNotes(offer, view),
    ...statedNotes(offer, view),
    needsNote(offer, view),
    deliveryNote(offer, view, fit),
    tags.length > 0 ? `${tags.join(' · ')}.` : undefined,
    checkedNote(offer, view),
  ].filter((note) => note !== undefined);
}

/** The shown figures are those of another loan. */
function adjustedNote(
  { shownCost: cost }: PricedOffer,
  requested: { amount: number; days: number },
  view: CardView,
): string | undefined {
  if (cost.kind === 'unknown' || !cost.isAdjusted) return undefined;
  const nearest = loanText(loanOfCost(cost), view);
  return fill(view.messages.offers.card.adjusted, { requested: loanText(requested, view), nearest });
}

function declaredNote(offer: PricedOffer, view: CardView): string | undefined {
  const other = otherDeclaredApr(offer);
  if (other === undefined) return undefined;
  const { card } = view.messages.offers;
  const { aprName } = view.messages.example;
  return fill(card.declaredOther, { aprName, apr: percentText(other, view) });
}

/** Answer time and approval share, if the feed states them. */
function statedNotes(offer: PricedOffer, view: CardView): string[] {
  const { card } = view.messages.offers;
  const stated = [
    [card.answerTime, shownFigure(offer.shownAnswerTime, view.settings)],
    [card.approvalShare, shownFigure(offer.shownApprovalShare, view.settings)],
  ] as const;
  return stated.flatMap(([label, figure]) =>
    figure ? [`${label}: ${figure.value}${figure.isFallback ? ` (${card.orientative})` : ''}.`] : [],
  );
}

function needsNote({ criteria }: PricedOffer, { messages, site }: CardView): string | undefined {
  const { card, reasons } = messages.offers;
  const topics = [
    criteria?.needsIdentityDocument && reasons.topics.identity_document,
    criteria?.needsBankAccount && reasons.topics.bank_account,
    criteria?.needsPhone && reasons.topics.phone,
  ].filter((topic) => typeof topic === 'string');
  if (topics.length === 0) return undefined;
  return fill(card.needs, { topics: new Intl.ListFormat(site.locale, { type: 'conjunction' }).format(topics) });
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
  return [fill(firstLoanFreeUpTo, { amount, days: termText(cost.firstLoanFreeDays, view) })];
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
