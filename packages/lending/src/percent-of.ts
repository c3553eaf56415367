import type { MoneyFormat } from '@prestafaro/countries';

const rateScale = 1_000_000;

/**
 * Decimals of the smallest amount that somebody can pay: those of the money format of the site. Where nobody pays cents (₫, ₸) there
 * are none, and every payment is a whole unit. So figures add up as they are shown.
 */
export type PaymentDecimals = MoneyFormat['decimals'];

/** The smallest amount that somebody can pay, in cents: 1, 10 or 100. */
export function smallestPayment(decimals: PaymentDecimals): number {
  return 10 ** (2 - decimals);
}

/** A figure that states a ceiling is rounded down, so that the ceiling is never exceeded (decisions, "Offers"). */
export type PaymentRounding = 'half-up' | 'down';

/**
 * Computes `cents × percent × part / whole`, rounded to an amount that somebody can pay. All code that turns a rate into
 * money uses it. It is exact for every amount: it uses integers, because the product exceeds what a floating-point number holds.
 * @param percent 31.96 is 31.96 %. Up to six decimals count.
 * @param share for example of a year: `{ part: 91, whole: 365 }`. The default is the whole.
 */
export function percentOf(
  cents: number,
  percent: number,
  decimals: PaymentDecimals,
  share = { part: 1, whole: 1 },
  rounding: PaymentRounding = 'half-up',
): number {
  const unit = smallestPayment(decimals);
  const numerator = BigInt(cents) * BigInt(Math.round(percent * rateScale)) * BigInt(share.part);
  const denominator = BigInt(100 * rateScale * unit) * BigInt(share.whole);
  const half = rounding === 'half-up' ? denominator : 0n;
  return Number((2n * numerator + half) / (2n * denominator)) * unit;
}
