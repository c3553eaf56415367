/**
 * The effective annual rate of a nominal one when interest is paid each month: (1 + rate / 12)^12 − 1.
 * 36 % nominal is 42.58 % effective; the calculator shows both (decisions, "Numbers that look wrong").
 */
export function effectiveRateOfMonthlyInterest(nominalRatePercent: number): number {
  return Math.expm1(12 * Math.log1p(nominalRatePercent / 100 / 12)) * 100;
}
