import type { CostRule } from '@prestafaro/types/offer-feed';
import type { PaymentDecimals } from '../percent-of.ts';

/** The limits and the cost rule of an offer, such as `FeedOffer` of `@prestafaro/types`. A limit of null is unknown. */
export interface OfferTerms {
  /** Whole units of the currency. */
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly minDays: number | null;
  readonly maxDays: number | null;
  readonly cost: CostRule | null;
}

/** The visitor's request, in the money of the site. */
export interface RequestedLoan {
  readonly amountCents: number;
  readonly days: number;
  readonly decimals: PaymentDecimals;
}

/** The nearest loan within the offer's amounts and terms. */
export function nearestLoan(terms: OfferTerms, { amountCents, days, decimals }: RequestedLoan): RequestedLoan {
  return {
    decimals,
    amountCents: between(
      amountCents,
      (terms.minAmount ?? 0) * 100,
      (terms.maxAmount ?? Number.POSITIVE_INFINITY) * 100,
    ),
    days: between(days, terms.minDays ?? 0, terms.maxDays ?? Number.POSITIVE_INFINITY),
  };
}

function between(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(value, minimum), maximum);
}

/** Whether the lender offers a free first loan. The lender has to state both the amount and the term. */
export function hasFreeFirstLoan({ cost }: Pick<OfferTerms, 'cost'>): boolean {
  return cost !== null && cost.firstLoanFreeUpTo !== null && cost.firstLoanFreeDays !== null;
}

/** Whether this loan is free, if it is the visitor's first with the lender. */
export function isFreeFirstLoan({ cost }: Pick<OfferTerms, 'cost'>, { amountCents, days }: RequestedLoan): boolean {
  if (cost === null || cost.firstLoanFreeUpTo === null || cost.firstLoanFreeDays === null) return false;
  return amountCents <= cost.firstLoanFreeUpTo * 100 && days <= cost.firstLoanFreeDays;
}
