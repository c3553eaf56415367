export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Of the normal distribution, two-sided 95 %. */
export const Z_OF_95_PERCENT = 1.959964;

/**
 * The 95 % interval of a rate (Wilson's score interval), which stays within 0 … 1.
 * @param hits of `total` cases, which is more than none
 */
export function wilsonInterval(hits: number, total: number): Interval {
  const rate = hits / total;
  const square = Z_OF_95_PERCENT ** 2 / total;
  const centre = rate + square / 2;
  const reach = Z_OF_95_PERCENT * Math.sqrt((rate * (1 - rate)) / total + square / (4 * total));
  return { low: (centre - reach) / (1 + square), high: (centre + reach) / (1 + square) };
}
