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

/**
 * Computes `cents × percent × part / whole`, rounded to an amount that somebody can pay, halves up. All code that turns a rate into
 * money uses it. It is exact for every amount: it uses integers, because the product exceeds what a floating-point number holds.
 * @param percent 31.96 is 31.96 %. Up to six decimals count.
 * @param share for example of a year: `{ part: 91, whole: 365 }`. The default is the whole.
 */
export function percentOf(
  cents: number,
  percent: number,
  decimals: PaymentDecimals,
  share = { part: 1, whole: 1 },
): number {
  const unit = smallestPayment(decimals);
  const numerator = BigInt(cents) * BigInt(Math.round(percent * rateScale)) * BigInt(share.part);
  const denominator = BigInt(100 * rateScale * unit) * BigInt(share.whole);
  return Number((2n * numerator + denominator) / (2n * denominator)) * unit;
}
