import { type Arm, rateOf } from './arm';
import { type Interval, wilsonInterval } from './wilson-interval';

/**
 * The 95 % interval of the rate of B minus the rate of A: Newcombe's (method 10 of «Interval estimation for the difference between
 * independent proportions», 1998), which also holds for small numbers.
 */
export function differenceInterval(a: Arm, b: Arm): Interval {
  const [rateA, rateB] = [rateOf(a), rateOf(b)];
  if (rateA === null || rateB === null) return { low: -1, high: 1 };
  const [ofA, ofB] = [wilsonInterval(a.applied, a.seen), wilsonInterval(b.applied, b.seen)];
  return {
    low: rateB - rateA - Math.hypot(rateB - ofB.low, ofA.high - rateA),
    high: rateB - rateA + Math.hypot(ofB.high - rateB, rateA - ofA.low),
  };
}

/** Which arm is better, if the interval leaves no doubt. */
export const verdictOf = ({ low, high }: Interval): 'a' | 'b' | 'undecided' =>
  low > 0 ? 'b' : high < 0 ? 'a' : 'undecided';
