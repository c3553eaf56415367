import type { Arm } from './arm';
import type { Interval } from './wilson-interval';

const STEPS = 4000;

/**
 * P(B > A) for the rates that fit what was seen, each as likely as the other before (beta distributions with a flat prior). Sums
 * over the part of 0 … 1 where the two distributions are.
 */
export function chanceOfB(a: Arm, b: Arm): number {
  const [inA, inB] = [whereLikely(a), whereLikely(b)];
  const [from, to] = [Math.min(inA.low, inB.low), Math.max(inA.high, inB.high)];
  const step = (to - from) / STEPS;
  const rates = Array.from({ length: STEPS }, (_, number) => from + (number + 0.5) * step);
  const [ofA, ofB] = [weights(a, rates), weights(b, rates)];
  let below = 0;
  let chance = 0;
  for (const [place, weight] of ofB.entries()) {
    const same = ofA[place] ?? 0;
    chance += weight * (below + same / 2);
    below += same;
  }
  return chance;
}

/** Eight standard deviations around the mean hold all that counts. */
function whereLikely({ seen, applied }: Arm): Interval {
  const [alpha, beta] = [applied + 1, seen - applied + 1];
  const sum = alpha + beta;
  const mean = alpha / sum;
  const reach = 8 * Math.sqrt((mean * (1 - mean)) / (sum + 1));
  return { low: Math.max(0, mean - reach), high: Math.min(1, mean + reach) };
}

/** The weights of the rates, which add up to 1. */
function weights({ seen, applied }: Arm, rates: readonly number[]): number[] {
  const logs = rates.map((rate) => applied * Math.log(rate) + (seen - applied) * Math.log1p(-rate));
  const largest = Math.max(...logs);
  const relative = logs.map((log) => Math.exp(log - largest));
  const sum = relative.reduce((total, weight) => total + weight, 0);
  return relative.map((weight) => weight / sum);
}
