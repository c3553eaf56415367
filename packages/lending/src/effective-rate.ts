const daysPerYear = 365;

/**
 * The effective annual rate (TAE, APR, RRSO …) of a loan with one payment, in percent, not rounded:
 * (total / principal)^(365 / days) − 1, the equation of Directive (EU) 2023/2225, Annex III, for a single payment.
 * @throws {RangeError} for a principal or a term of zero, because then there is no rate.
 */
export function effectiveRateOfPayment(payment: { principalCents: number; totalCents: number; days: number }): number {
  const { principalCents, totalCents, days } = payment;
  if (!(principalCents > 0 && totalCents >= 0 && days > 0))
    throw new RangeError('There is no rate without a loan and a term');
  return ((totalCents / principalCents) ** (daysPerYear / days) - 1) * 100;
}

/**
 * The effective annual rate of a nominal one when interest is paid once, after some days. In percent, not rounded.
 * @param nominalRatePercent 31.96 is 31.96 %; without fees.
 */
export function effectiveAnnualRate({
  nominalRatePercent,
  days,
}: {
  nominalRatePercent: number;
  days: number;
}): number {
  const growth = 1 + (nominalRatePercent / 100) * (days / daysPerYear);
  return effectiveRateOfPayment({ principalCents: 1, totalCents: growth, days });
}
