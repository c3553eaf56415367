import { type PaymentDecimals, type PaymentRounding, percentOf } from './percent-of.ts';
import { requireCents, requireRate } from './require-figures.ts';

/** A loan that is repaid in one payment, with its interest, after some days. */
export interface SinglePaymentLoan {
  /** The principal, in cents. */
  readonly principalCents: number;
  /** Yearly nominal rate in percent: 31.96 is 31.96 %. Up to six decimals count. */
  readonly nominalRatePercent: number;
  readonly days: number;
  readonly decimals: PaymentDecimals;
}

/** What a loan costs, in cents. */
export interface LoanCost {
  readonly interestCents: number;
  /** Principal and interest: what the borrower repays. */
  readonly totalCents: number;
}

const daysPerYear = 365;

/**
 * The interest of a loan and the total to repay. Simple interest: amount × rate × days / 365, halves up (decisions, "Numbers that look
 * wrong").
 * @throws {RangeError} for a negative or invalid number.
 */
export function simulate(loan: SinglePaymentLoan): LoanCost {
  return costOf(loan, 'half-up');
}

/**
 * The most that a loan may cost on a site whose highest rate is the one of the loan. The interest is rounded down, so that no amount has
 * an effective rate above that of the ceiling.
 * @throws {RangeError} for a negative or invalid number.
 */
export function simulateCeiling(loan: SinglePaymentLoan): LoanCost {
  return costOf(loan, 'down');
}

function costOf(
  { principalCents, nominalRatePercent, days, decimals }: SinglePaymentLoan,
  rounding: PaymentRounding,
): LoanCost {
  requireCents(principalCents, decimals);
  if (!Number.isSafeInteger(days) || days < 0) throw new RangeError(`A loan runs for whole days, not ${days}`);
  requireRate(nominalRatePercent);
  const year = { part: days, whole: daysPerYear };
  const interestCents = percentOf(principalCents, nominalRatePercent, decimals, year, rounding);
  return { interestCents, totalCents: principalCents + interestCents };
}
