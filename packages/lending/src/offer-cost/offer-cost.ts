import { type AskedLoan, isFreeFirstLoan, nearestLoan, type OfferTerms } from './offer-terms.ts';
import { type Reckoning, reckon } from './reckon.ts';

interface Fit {
  /** What was asked for is outside of the offer's amounts or terms; the nearest possible loan is reckoned. */
  readonly isAdjusted: boolean;
}

/** The lender says too little to reckon with, or what it says makes no sense: «consultar con la entidad» (R3). */
export interface UnknownCost extends Fit {
  readonly kind: 'unknown';
}

export interface KnownCost extends Fit, Reckoning {
  readonly kind: 'known';
  /** What is reckoned: what was asked for, or the nearest that the offer can be. */
  readonly amountCents: number;
  readonly days: number;
  readonly repayment: 'single_payment' | 'instalments';
  /** As the first loan with this lender, this one costs nothing. The figures are those of an ordinary loan: the ones to show. */
  readonly isFirstLoanFree: boolean;
}

export type OfferCost = UnknownCost | KnownCost;

/**
 * What an offer costs for an amount and a term, in cents. Whoever shows it says what was reckoned, because an offer may
 * not lend what was asked for. A term becomes whole months where there are instalments or fees of the month.
 * @throws {RangeError} when what is asked for is no loan: a whole number of cents and of days, above zero.
 */
export function offerCost(terms: OfferTerms, asked: AskedLoan): OfferCost {
  requireAsked(asked);
  const loan = nearestLoan(terms, asked);
  const isAdjusted = loan.amountCents !== asked.amountCents || loan.days !== asked.days;
  const reckoning = terms.cost && reckon(terms.cost, loan);
  if (!terms.cost || !reckoning) return { kind: 'unknown', isAdjusted };
  return {
    kind: 'known',
    isAdjusted,
    ...loan,
    ...reckoning,
    repayment: terms.cost.repayment,
    isFirstLoanFree: isFreeFirstLoan(terms, loan),
  };
}

/** A hundred years: the longest term of an offer. */
const maximumDays = 36_500;

function requireAsked({ amountCents, days }: AskedLoan): void {
  if (!(Number.isSafeInteger(amountCents) && amountCents > 0)) {
    throw new RangeError(`An amount is a whole number of cents, not ${amountCents}`);
  }
  if (!(Number.isSafeInteger(days) && days > 0 && days <= maximumDays)) {
    throw new RangeError(`A term is 1 to ${maximumDays} whole days, not ${days}`);
  }
}
