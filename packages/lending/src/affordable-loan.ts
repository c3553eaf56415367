import { type CeilingRates, instalmentCeiling, type LoanCeiling } from './loan-ceiling.ts';
import type { PaymentDecimals } from './percent-of.ts';

/** What somebody can pay each month, and for how long. */
export interface MonthlyPayment {
  readonly paymentCents: number;
  readonly months: number;
  readonly decimals: PaymentDecimals;
}

/** The largest loan within a payment, and the most that it may cost. */
export interface AffordableLoan {
  /** In units of the currency. */
  readonly amount: number;
  readonly ceiling: LoanCeiling;
}

/**
 * The largest of some amounts whose instalments, the last one too, are at most what can be paid each month at the highest rate of the site.
 * @param amounts in units of the currency, ascending: those that the site offers to choose
 * @returns null if even the smallest one costs more a month
 * @throws {RangeError} for a negative or invalid number.
 */
export function affordableLoan(
  { paymentCents, months, decimals }: MonthlyPayment,
  amounts: readonly number[],
  rates: CeilingRates,
): AffordableLoan | null {
  const costOf = (amount: number) => instalmentCeiling({ principalCents: amount * 100, months, decimals }, rates);
  const isWithin = ({ instalmentCents, lastInstalmentCents }: LoanCeiling) =>
    Math.max(instalmentCents, lastInstalmentCents) <= paymentCents;
  // A larger amount never has smaller instalments, so the search halves the amounts.
  let [low, high] = [0, amounts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isWithin(costOf(amounts[middle] ?? 0))) low = middle + 1;
    else high = middle;
  }
  // The last instalment takes the roundings of the others, so it may differ by a little from one amount to the next.
  for (let place = low - 1; place >= 0; place -= 1) {
    const amount = amounts[place] ?? 0;
    const ceiling = costOf(amount);
    if (isWithin(ceiling)) return { amount, ceiling };
  }
  return null;
}
