import type { ReactNode } from 'react';
import { aprFact, termFacts } from '@/features/offers/card/offer-facts';
import { costOf, type PricedOffer } from '@/features/offers/search/select-offers';
import { fill, fillCount } from '@/messages/fill';
import { resultAmount, termText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';

/** One row of the comparison, with a cell for each offer. */
export interface OfferRow {
  readonly label: string;
  readonly cells: readonly RowCell[];
  /** Whether the lowest is highlighted: only for costs with comparable figures. */
  readonly figures?: readonly (number | undefined)[];
  /** The row of the total, which is lit. */
  readonly isTotal?: boolean;
  /** A sentence, which may break; figures and their ranges stay whole. */
  readonly isSentence?: boolean;
}

export interface RowCell {
  /** Undefined if unknown (R3). */
  readonly text: string | undefined;
  readonly note?: ReactNode;
}

/**
 * The rows of the comparison, in the order of the cards: total, cost, payments, TAE, TIN, term, amount, register (R3).
 */
export function offerRows(offers: readonly PricedOffer[], view: SiteView): OfferRow[] {
  const messages = view.messages.offers;
  const isSameLoan = offers.every(({ shownCost }) => shownCost.kind === 'known' && !shownCost.isAdjusted);
  const row = (label: string, cellOf: (offer: PricedOffer) => RowCell): OfferRow => ({
    label,
    cells: offers.map(cellOf),
  });
  // A smaller loan always costs less, so only loans of one amount and term are compared, and only those that one can have.
  const figuresOf = (figureOf: (cost: KnownCost) => number) =>
    isSameLoan
      ? offers.map(({ shownCost: cost, isActive }) => (isActive ? known(cost, figureOf) : undefined))
      : undefined;
  const inMoney = (label: string, centsOf: (cost: KnownCost) => number): OfferRow => ({
    ...row(label, (offer) => ({
      text: offer.shownCost.kind === 'known' ? resultAmount(centsOf(offer.shownCost), view) : undefined,
    })),
    figures: figuresOf(centsOf),
  });
  const facts = offers.map((offer) => [aprFact(offer, view), ...termFacts(offer, view)]);
  const factRows = (facts[0] ?? []).map(
    ({ label }, index): OfferRow => ({
      label,
      cells: facts.map((own) => ({ text: textOf(own[index]?.value), note: own[index]?.note })),
    }),
  );
  const [apr, tin, ...terms] = factRows;
  const total = inMoney(messages.card.total, ({ totalCents }) => totalCents);
  return [
    { ...total, cells: withNotes(total.cells, offers, view), isTotal: true },
    inMoney(messages.compare.cost, (cost) => costOf(cost)),
    {
      ...row(messages.compare.payments, (offer) => ({ text: paymentsText(offer, view) })),
      isSentence: true,
    },
    ...(apr ? [{ ...apr, figures: figuresOf(({ aprPercent }) => aprPercent) }] : []),
    // A low TIN with fees costs more than a high one without them, so no TIN is called the lowest.
    ...(tin ? [tin] : []),
    ...terms,
  ];
}

function withNotes(cells: readonly RowCell[], offers: readonly PricedOffer[], view: SiteView): RowCell[] {
  return cells.map((cell, index) => {
    const offer = offers[index];
    return offer ? { ...cell, note: adjustedText(offer, view) } : cell;
  });
}

type KnownCost = Extract<PricedOffer['shownCost'], { kind: 'known' }>;

function known(cost: PricedOffer['shownCost'], centsOf: (cost: KnownCost) => number): number | undefined {
  return cost.kind === 'known' ? centsOf(cost) : undefined;
}

function textOf(value: ReactNode): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** `4 cuotas de 77,83 €`, or one payment and when. */
export function paymentsText({ shownCost: cost }: Pick<PricedOffer, 'shownCost'>, view: SiteView): string | undefined {
  if (cost.kind === 'unknown') return undefined;
  const { card } = view.messages.offers;
  if (cost.instalmentCount > 1) {
    const counted = fillCount(view.site.language, cost.instalmentCount, card.instalments);
    return `${counted} ${resultAmount(cost.instalmentCents, view)}`;
  }
  return `${card.singlePayment}, ${fill(card.singlePaymentAfter, { days: termText(cost.days, view) })}`;
}

/** The loan that was calculated, if it is not the requested one. */
function adjustedText({ shownCost: cost }: PricedOffer, view: SiteView): string | undefined {
  if (cost.kind === 'unknown' || !cost.isAdjusted) return undefined;
  const { requested } = view.messages.offers;
  return fill(requested, { amount: resultAmount(cost.amountCents, view), days: termText(cost.days, view) });
}
