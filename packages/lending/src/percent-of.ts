const rateScale = 1_000_000;

/**
 * Computes `cents × percent × part / whole` in whole cents, halves up. All code that turns a rate into money uses it. It is
 * exact for every amount: it uses integers, because the product exceeds what a floating-point number holds.
 * @param percent 31.96 is 31.96 %. Up to six decimals count.
 * @param share for example of a year: `{ part: 91, whole: 365 }`. The default is the whole.
 */
export function percentOf(cents: number, percent: number, share = { part: 1, whole: 1 }): number {
  const numerator = BigInt(cents) * BigInt(Math.round(percent * rateScale)) * BigInt(share.part);
  const denominator = BigInt(100 * rateScale) * BigInt(share.whole);
  return Number((2n * numerator + denominator) / (2n * denominator));
}
