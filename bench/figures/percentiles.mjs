// @ts-check

/**
 * The value that at least `share` of all values do not exceed (nearest rank): the p99 of 100 values is the 99th.
 * @param {readonly number[]} values in any order
 * @param {number} share 0 … 1
 * @returns {number} NaN of no values
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(sorted.length * share));
  return sorted[rank - 1] ?? Number.NaN;
}

/** The middle value, or the mean of the two middle values. @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return below === undefined || above === undefined ? Number.NaN : (below + above) / 2;
}
