const rateScale = 1_000_000;

/**
 * `cents × percent × part / whole`, in whole cents, halves up: the one way in which a rate becomes money.
 * Exact for every amount: the product is past what a floating-point number holds, so it is reckoned in integers.
 * @param percent 31.96 is 31.96 %. Up to six decimals count.
 * @param share of a year, say: `{ part: 91, whole: 365 }`. Without it the whole.
 */
export function percentOf(cents: number, percent: number, share = { part: 1, whole: 1 }): number {
  const numerator = BigInt(cents) * BigInt(Math.round(percent * rateScale)) * BigInt(share.part);
  const denominator = BigInt(100 * rateScale) * BigInt(share.whole);
  return Number((2n * numerator + denominator) / (2n * denominator));
}
