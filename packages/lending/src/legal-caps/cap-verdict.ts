import type { Cap, CapLimit } from '@prestafaro/countries';
import type { CostRule } from '@prestafaro/types/offer-feed';
import { monthsIn } from '../months.ts';
import { monthlyFeeOf, openingFeeOf } from '../offer-cost/cost-figures.ts';
import type { KnownCost } from '../offer-cost/offer-cost.ts';
import { percentOf } from '../percent-of.ts';

/** A loan with its figures, and the lender's rule from which they were computed. */
export interface CappedLoan {
  readonly rule: CostRule;
  readonly figures: KnownCost;
}

/** `unknown`: the cap depends on something that nobody has told us, such as the rate of a central bank. */
export type CapVerdict = 'met' | 'exceeded' | 'unknown';

const daysOfYear = 365;
const monthsOfYear = 12;
/** Rates are computed: a rate of exactly the cap may be off in its last digits. */
const tolerance = 1e-9;

/**
 * Compares a loan with a cap that applies to it ({@link appliesTo}). A monthly cap on the effective rate is compared with the
 * rate that compounds to the yearly one.
 */
export function capVerdict(cap: Cap, loan: CappedLoan): CapVerdict {
  const { rule, figures } = loan;
  switch (cap.figure) {
    case 'nominal-rate':
      return rateVerdict(cap.limit, (per) => nominalRate(rule.nominalRatePercent, per, figures.days));
    case 'effective-rate':
      return rateVerdict(cap.limit, (per) => effectiveRate(figures.aprPercent, per));
    case 'total-cost':
      return moneyVerdict(cap.limit, figures.interestCents + figures.feesCents, loan);
    case 'non-interest-cost':
      return moneyVerdict(cap.limit, figures.feesCents, loan);
    case 'initiation-fee':
      return moneyVerdict(cap.limit, openingFeeOf(rule, figures), loan);
    case 'service-fee':
      return moneyVerdict(cap.limit, monthlyFeeOf(rule, figures), loan);
    case 'late-interest':
      return 'unknown';
  }
}

/** Whether a cap is about a loan of this amount and term. Whether it is the first of the year is not known, so both may apply. */
export function appliesTo(
  { scope = {} }: Cap,
  { amountCents, days }: Pick<KnownCost, 'amountCents' | 'days'>,
): boolean {
  const { maxCents = Number.POSITIVE_INFINITY, maxMonths = Number.POSITIVE_INFINITY } = scope;
  const { minDays = 0, maxDays = Number.POSITIVE_INFINITY } = scope;
  return amountCents <= maxCents && days >= minDays && days <= maxDays && monthsIn(days) <= maxMonths;
}

type Period = Extract<CapLimit, { kind: 'percent' }>['per'];

function rateVerdict(limit: CapLimit, rateIn: (per: Period) => number | undefined): CapVerdict {
  if (limit.kind !== 'percent') return 'unknown';
  const rate = rateIn(limit.per);
  if (rate === undefined) return 'unknown';
  const isMet = limit.isBelow ? rate < limit.percent - tolerance : rate <= limit.percent + tolerance;
  return isMet ? 'met' : 'exceeded';
}

function nominalRate(yearlyPercent: number, per: Period, days: number): number {
  const parts = { day: 1 / daysOfYear, month: 1 / monthsOfYear, year: 1, loan: days / daysOfYear };
  return yearlyPercent * parts[per];
}

function effectiveRate(yearlyPercent: number, per: Period): number | undefined {
  const growth = 1 + yearlyPercent / 100;
  if (per === 'year') return yearlyPercent;
  if (per === 'month') return (growth ** (1 / monthsOfYear) - 1) * 100;
  return per === 'day' ? (growth ** (1 / daysOfYear) - 1) * 100 : undefined;
}

function moneyVerdict(limit: CapLimit, cents: number, loan: CappedLoan): CapVerdict {
  const most = mostCents(limit, loan);
  if (most === undefined) return 'unknown';
  const isBelow = limit.kind === 'percent' && limit.isBelow;
  return (isBelow ? cents < most : cents <= most) ? 'met' : 'exceeded';
}

/** The highest amount that a cap allows, in cents, rounded as the costs are. */
function mostCents(limit: CapLimit, { figures: { amountCents, days, decimals } }: CappedLoan): number | undefined {
  switch (limit.kind) {
    case 'percent': {
      const periods = { day: days, month: monthsIn(days), year: days / daysOfYear, loan: 1 };
      return percentOf(amountCents, limit.percent * periods[limit.per], decimals);
    }
    case 'percent-by-term': {
      const percent = limit.percentOfAmount + (limit.percentPerYear * days) / daysOfYear;
      return percentOf(amountCents, Math.min(percent, limit.maxPercent), decimals);
    }
    case 'fee': {
      const above = Math.max(0, amountCents - limit.aboveCents);
      return Math.min(limit.cents + percentOf(above, limit.percentAbove, decimals), limit.maxCents);
    }
    case 'monthly-fee':
      return limit.cents;
    case 'reference-rate':
      return undefined;
  }
}
