import type { CostRule } from '@prestafaro/types/offer-feed';

/** What an offer lends and charges; `FeedOffer` of `@prestafaro/types` has it. A limit that is null is not known. */
export interface OfferTerms {
  /** Whole units of the currency. */
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly minDays: number | null;
  readonly maxDays: number | null;
  readonly cost: CostRule | null;
}

/** What a visitor asks for. */
export interface AskedLoan {
  readonly amountCents: number;
  readonly days: number;
}

/** The nearest loan that the offer can be: within its amounts and its terms. */
export function nearestLoan(terms: OfferTerms, { amountCents, days }: AskedLoan): AskedLoan {
  return {
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

/** Whether the lender says that a first loan costs nothing, up to some amount and some term: it has to name both. */
export function hasFreeFirstLoan({ cost }: Pick<OfferTerms, 'cost'>): boolean {
  return cost !== null && cost.firstLoanFreeUpTo !== null && cost.firstLoanFreeDays !== null;
}

/** Whether this very loan costs nothing, if it is the visitor's first with the lender. */
export function isFreeFirstLoan({ cost }: Pick<OfferTerms, 'cost'>, { amountCents, days }: AskedLoan): boolean {
  if (cost === null || cost.firstLoanFreeUpTo === null || cost.firstLoanFreeDays === null) return false;
  return amountCents <= cost.firstLoanFreeUpTo * 100 && days <= cost.firstLoanFreeDays;
}
