import type { PaymentDecimals } from '../percent-of.ts';
import { type CostFigures, costFigures } from './cost-figures.ts';
import { isFreeFirstLoan, nearestLoan, type OfferTerms, type RequestedLoan } from './offer-terms.ts';

interface Fit {
  /** True if the request is outside the offer's amounts or terms. Then the figures are those of the nearest possible loan. */
  readonly isAdjusted: boolean;
}

/** The lender states too little, or its figures are contradictory: «consultar con la entidad» (R3). */
export interface UnknownCost extends Fit {
  readonly kind: 'unknown';
}

/** What a loan of the offer costs. All amounts are in cents, and `days` is the term of the figures. */
export interface KnownCost extends Fit, CostFigures {
  readonly kind: 'known';
  /** The loan of the figures: the request, or the nearest loan that the offer allows. */
  readonly amountCents: number;
  readonly days: number;
  readonly decimals: PaymentDecimals;
  readonly repayment: 'single_payment' | 'instalments';
  /** Whether this loan is free as the first one with this lender. The figures to show are still those of an ordinary loan. */
  readonly isFirstLoanFree: boolean;
}

/** The cost of an offer, or that the lender states too little. `kind` tells which. */
export type OfferCost = UnknownCost | KnownCost;

/**
 * Computes what an offer costs for an amount and a term, in amounts that somebody can pay. The caller has to show the amount and the term of the
 * result, because the offer may not allow the requested ones. If there are instalments or monthly fees, the term counts in
 * whole months.
 * @throws {RangeError} unless the request is a positive whole number of cents and of days.
 */
export function offerCost(terms: OfferTerms, requested: RequestedLoan): OfferCost {
  requireValidLoan(requested);
  const loan = nearestLoan(terms, requested);
  const isAdjusted = loan.amountCents !== requested.amountCents || loan.days !== requested.days;
  const figures = terms.cost && costFigures(terms.cost, loan);
  if (!terms.cost || !figures) return { kind: 'unknown', isAdjusted };
  return {
    kind: 'known',
    isAdjusted,
    ...loan,
    ...figures,
    repayment: terms.cost.repayment,
    isFirstLoanFree: isFreeFirstLoan(terms, loan),
  };
}

/** A hundred years: the longest term of an offer. */
const maxDays = 36_500;

function requireValidLoan({ amountCents, days }: RequestedLoan): void {
  if (!(Number.isSafeInteger(amountCents) && amountCents > 0)) {
    throw new RangeError(`An amount is a whole number of cents, not ${amountCents}`);
  }
  if (!(Number.isSafeInteger(days) && days > 0 && days <= maxDays)) {
    throw new RangeError(`A term is 1 to ${maxDays} whole days, not ${days}`);
  }
}
