import { percentOf } from './percent-of.ts';
import { requireCents, requireRate } from './require-figures.ts';

/** A loan that is repaid in one payment, with its interest, after some days. */
export interface SinglePaymentLoan {
  /** The principal, in cents. */
  readonly principalCents: number;
  /** Yearly nominal rate in percent: 31.96 is 31.96 %. Up to six decimals count. */
  readonly nominalRatePercent: number;
  readonly days: number;
}

export interface LoanCost {
  readonly interestCents: number;
  /** Principal and interest: what the borrower repays. */
  readonly totalCents: number;
}

const daysPerYear = 365;

/**
 * Simple interest: amount × rate × days / 365, in whole cents, halves up (decisions, "Numbers that look wrong").
 * @throws {RangeError} for a negative or invalid number.
 */
export function interestForDays(loan: SinglePaymentLoan): number {
  requireLoan(loan);
  return percentOf(loan.principalCents, loan.nominalRatePercent, { part: loan.days, whole: daysPerYear });
}

/** The interest of a loan and the total to repay. */
export function simulate(loan: SinglePaymentLoan): LoanCost {
  const interestCents = interestForDays(loan);
  return { interestCents, totalCents: loan.principalCents + interestCents };
}

function requireLoan({ principalCents, nominalRatePercent, days }: SinglePaymentLoan): void {
  requireCents(principalCents);
  if (!Number.isSafeInteger(days) || days < 0) throw new RangeError(`A loan runs for whole days, not ${days}`);
  requireRate(nominalRatePercent);
}
