import { daysOfMonths, monthsIn } from './months.ts';
import type { OfferTerms } from './offer-cost/offer-terms.ts';

/** The loans that a visitor can ask for: whole units of the currency, and days. The bounds are included. */
export interface LoanRange {
  readonly amountMin: number;
  readonly amountMax: number;
  readonly daysMin: number;
  readonly daysMax: number;
}

/** The limits of an offer. Null is unknown. */
export type OfferLimits = Pick<OfferTerms, 'minAmount' | 'maxAmount' | 'minDays' | 'maxDays'>;

/**
 * The one range of a site (decisions, "Offers"): from the lowest to the highest amount and term of its offers. The micro-loans of the
 * settings are always in it, so without offers it is theirs, and the usual loan of the site is never outside.
 */
export function loanRange(microLoans: LoanRange, offers: readonly OfferLimits[]): LoanRange {
  const reach = (own: number, ofOffer: (offer: OfferLimits) => number | null) => [
    own,
    ...offers.map((offer) => ofOffer(offer) ?? own),
  ];
  return {
    amountMin: Math.min(...reach(microLoans.amountMin, ({ minAmount }) => minAmount)),
    amountMax: Math.max(...reach(microLoans.amountMax, ({ maxAmount }) => maxAmount)),
    daysMin: Math.min(...reach(microLoans.daysMin, ({ minDays }) => minDays)),
    daysMax: Math.max(...reach(microLoans.daysMax, ({ maxDays }) => maxDays)),
  };
}

/** The limits of offers without those that another one includes: with what it takes to say whether a loan can be had at all. */
export function lentAreas(offers: readonly OfferLimits[]): readonly OfferLimits[] {
  const areas = offers.map(({ minAmount, maxAmount, minDays, maxDays }) => ({
    minAmount,
    maxAmount,
    minDays,
    maxDays,
  }));
  return areas.filter(
    (area, index) => !areas.some((other, place) => place !== index && includes(other, area, place < index)),
  );
}

function includes(outer: OfferLimits, inner: OfferLimits, isEarlier: boolean): boolean {
  const [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const sides = [
    (inner.minAmount ?? from) - (outer.minAmount ?? from),
    (outer.maxAmount ?? to) - (inner.maxAmount ?? to),
    (inner.minDays ?? from) - (outer.minDays ?? from),
    (outer.maxDays ?? to) - (inner.maxDays ?? to),
  ].map((side) => (Number.isNaN(side) ? 0 : side));
  return sides.every((side) => side >= 0) && (isEarlier || sides.some((side) => side > 0));
}

/** An unknown limit includes everything. */
const holds = (value: number, min: number | null, max: number | null) =>
  (min ?? value) <= value && (max ?? value) >= value;

/** Whether an offer lends an amount for a term. An unknown limit includes everything. @param loan in units of the currency, and days */
export function isLent({ amount, days }: { amount: number; days: number }, offers: readonly OfferLimits[]): boolean {
  return offers.some(
    ({ minAmount, maxAmount, minDays, maxDays }) =>
      holds(amount, minAmount, maxAmount) && holds(days, minDays, maxDays),
  );
}

/** The terms in whole months of the offers with instalments; null without such an offer that states its terms. */
export function instalmentMonths(
  offers: readonly Pick<OfferTerms, 'minDays' | 'maxDays' | 'cost'>[],
): { readonly min: number; readonly max: number } | null {
  const terms = offers.flatMap(({ minDays, maxDays, cost }) =>
    cost?.repayment !== 'instalments' || minDays === null || maxDays === null ? [] : [[minDays, maxDays] as const],
  );
  if (terms.length === 0) return null;
  const [from, to] = [Math.min(...terms.map(([min]) => min)), Math.max(...terms.map(([, max]) => max))];
  const min = daysOfMonths(monthsIn(from)) < from ? monthsIn(from) + 1 : monthsIn(from);
  const max = daysOfMonths(monthsIn(to)) > to ? monthsIn(to) - 1 : monthsIn(to);
  return min <= max ? { min, max } : null;
}

/** The longest term that an offer ends with one payment; `microDaysMax` without such an offer. */
export function singlePaymentDaysMax(
  microDaysMax: number,
  offers: readonly Pick<OfferTerms, 'maxDays' | 'cost'>[],
): number {
  const single = offers.filter(({ cost }) => cost?.repayment === 'single_payment');
  return Math.max(microDaysMax, ...single.map(({ maxDays }) => maxDays ?? microDaysMax));
}

/**
 * The terms for which offers lend an amount, from the shortest to the longest that they state.
 * @param amount in units of the currency
 * @returns null if no offer that states its terms lends the amount
 */
export function termsOfAmount(
  amount: number,
  offers: readonly OfferLimits[],
): { readonly minDays: number; readonly maxDays: number } | null {
  const lending = offers.filter(({ minAmount, maxAmount }) => holds(amount, minAmount, maxAmount));
  const terms = lending.flatMap(({ minDays, maxDays }) =>
    minDays === null || maxDays === null ? [] : [[minDays, maxDays] as const],
  );
  if (terms.length === 0) return null;
  return { minDays: Math.min(...terms.map(([min]) => min)), maxDays: Math.max(...terms.map(([, max]) => max)) };
}
