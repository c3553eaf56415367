/** How many visitors have seen each arm of an experiment. */
export interface ArmCounts {
  readonly a: number;
  readonly b: number;
}

/** `few`: too few visitors to tell. `skewed`: the visitors do not arrive in the set shares, so results must not be trusted. */
export type SampleRatio = 'few' | 'balanced' | 'skewed';

/** Below this number of expected visitors in an arm the normal approximation is too rough. */
const leastExpected = 10;

/** A fair split exceeds this many standard deviations once in a thousand checks (p < 0.001, two-sided). */
const largestDeviation = 3.29;

/**
 * The sample-ratio check: compares the visitors of each arm with the set share.
 * @param percentB the share of arm B, in percent
 */
export function sampleRatio({ a, b }: ArmCounts, percentB: number): SampleRatio {
  const total = a + b;
  const share = percentB / 100;
  if ((share === 0 && b > 0) || (share === 1 && a > 0)) return 'skewed';
  if (Math.min(share, 1 - share) * total < leastExpected) return 'few';
  const deviation = Math.abs(b - total * share) / Math.sqrt(total * share * (1 - share));
  return deviation > largestDeviation ? 'skewed' : 'balanced';
}
