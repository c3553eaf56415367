/** A loan that is paid back at once, with its interest, after some days. */
export interface SinglePaymentLoan {
  /** What is lent, in cents. */
  readonly principalCents: number;
  /** Yearly nominal rate in percent: 31.96 is 31.96 %. Up to six decimals count. */
  readonly nominalRatePercent: number;
  readonly days: number;
}

export interface LoanCost {
  readonly interestCents: number;
  /** Principal and interest: what the borrower gives back. */
  readonly totalCents: number;
}

const rateScale = 1_000_000;
const daysPerYear = 365;

/**
 * Simple interest: amount × rate × days / 365, in whole cents, halves up (decisions, "Numbers that look wrong").
 * Exact for every amount: the product is past what a floating-point number holds, so it is reckoned in integers.
 * @throws {RangeError} for a negative or broken number.
 */
export function interestForDays(loan: SinglePaymentLoan): number {
  requireLoan(loan);
  const rate = Math.round(loan.nominalRatePercent * rateScale);
  const numerator = BigInt(loan.principalCents) * BigInt(rate) * BigInt(loan.days);
  const denominator = BigInt(100 * rateScale * daysPerYear);
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** What a loan costs and what is given back. */
export function simulate(loan: SinglePaymentLoan): LoanCost {
  const interestCents = interestForDays(loan);
  return { interestCents, totalCents: loan.principalCents + interestCents };
}

function requireLoan({ principalCents, nominalRatePercent, days }: SinglePaymentLoan): void {
  if (!Number.isSafeInteger(principalCents) || principalCents < 0) {
    throw new RangeError(`The principal is a whole number of cents, not ${principalCents}`);
  }
  if (!Number.isSafeInteger(days) || days < 0) throw new RangeError(`A loan runs for whole days, not ${days}`);
  if (!(nominalRatePercent >= 0 && nominalRatePercent <= maximumRatePercent)) {
    throw new RangeError(`A nominal rate is between 0 and ${maximumRatePercent} percent, not ${nominalRatePercent}`);
  }
}

/** Not a legal cap: beyond it a rate is a mistake, and the integer arithmetic would lose its meaning. */
const maximumRatePercent = 100_000;
