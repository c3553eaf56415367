import { type CeilingRates, type KnownCost, loanCeiling, loanDistance, toCents } from '@prestafaro/lending';
import { instalmentTexts } from '@/features/offers/instalment-texts';
import { loanOfCost, type PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { resultAmount } from '@/shell/loan/amounts';
import { ratesOf } from '@/shell/loan/loan-ceiling';
import { siteLoans } from '@/shell/loan/loan-range';
import type { ExampleFigures } from '@/shell/loan/representative-example/example-sentences';
import type { SiteView } from '@/shell/site-view';

/** The loan of an offer as a representative example (R2): the requested one, or the nearest that the offer makes; undefined for an unknown cost. */
export function exampleOfOffer({ shownCost: shown, cost }: PricedOffer, view: SiteView): ExampleFigures | undefined {
  if (shown.kind === 'unknown' || !cost) return undefined;
  const { example } = view.messages;
  return {
    ...loanOfCost(shown),
    nominalRatePercent: cost.nominalRatePercent,
    aprPercent: shown.aprPercent,
    fees:
      shown.feesCents === 0 ? example.noFees : fill(example.withFees, { fees: resultAmount(shown.feesCents, view) }),
    totalRepayable: shown.totalCents / 100,
    isPromotional: false,
    payments: instalmentsText(shown, view),
  };
}

/**
 * The example of a page about a loan: that of an offer in the middle of those that lend it, by what they cost, and without one that of the
 * offer whose loan is the nearest. None is dearer than the ceiling that the site states for its loan.
 * @param offers with their cost for the loan of the page
 */
export function exampleOfOffers(
  offers: readonly PricedOffer[],
  { amount, days }: { amount: number; days: number },
  view: SiteView,
): ExampleFigures | undefined {
  const rates = ratesOf(siteLoans(view.settings.simulator, offers));
  const known = offers.flatMap((offer) => exampleOfOffer(offer, view) ?? []);
  const examples = known.filter((one) => isBelowCeiling(one, rates, view));
  const exact = examples.filter((one) => one.amount === amount && one.days === days);
  if (exact.length > 0) {
    const byTotal = exact.sort((a, b) => a.totalRepayable - b.totalRepayable);
    return byTotal[Math.floor((byTotal.length - 1) / 2)];
  }
  const distance = (one: ExampleFigures) => loanDistance(one, { amount, days });
  return examples.sort((a, b) => distance(a) - distance(b))[0];
}

/** The ceiling that hero and form state for the same loan. */
function isBelowCeiling(
  { amount, days, totalRepayable }: ExampleFigures,
  rates: CeilingRates,
  view: SiteView,
): boolean {
  const loan = { principalCents: toCents(amount), days, decimals: view.money.decimals };
  return toCents(totalRepayable) <= loanCeiling(loan, rates).totalCents;
}

/** `3 × 103,82 €, la última, 103,84 €`; undefined for one payment. */
function instalmentsText(cost: KnownCost, view: SiteView): string | undefined {
  if (cost.instalmentCount === 1) return undefined;
  const { equal, last, first } = instalmentTexts(cost, view);
  // A sentence may break at a space.
  return [equal.replaceAll(' ', '\u00a0'), last, first].filter(Boolean).join(', ');
}
