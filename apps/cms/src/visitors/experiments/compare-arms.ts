import { type Arm, rateOf } from './arm';
import { chanceOfB } from './chance-of-b';
import { differenceInterval, verdictOf } from './difference-interval';
import { type Interval, Z_OF_95_PERCENT } from './wilson-interval';

export interface ArmComparison {
  /** Applications per visitor: 0 … 1. Null without a visitor. */
  readonly rates: { readonly a: number | null; readonly b: number | null };
  /** Rate of B minus rate of A. */
  readonly difference: number;
  /** 95 % interval of the difference. */
  readonly interval: Interval;
  /** The probability that B is better, by what was seen alone: 0 … 1. */
  readonly chanceOfB: number;
  readonly verdict: ReturnType<typeof verdictOf>;
  /** About how many more visitors, of both arms, tell a difference like this one. Null if the rates do not differ, or it is decided. */
  readonly missingVisitors: number | null;
}

/** Two-sided 5 % and a power of 80 %: the usual choices. */
const Z_OF_SAMPLE = Z_OF_95_PERCENT + 0.841621;

/**
 * Compares the arms of an experiment. The verdict is right for one look at the end: a person who looks every day and stops at the
 * first difference is misled more often than in one of twenty cases.
 * @param percentB the share of visitors that arm B gets
 */
export function compareArms(a: Arm, b: Arm, percentB: number): ArmComparison {
  const rates = { a: rateOf(a), b: rateOf(b) };
  const interval = differenceInterval(a, b);
  const verdict = verdictOf(interval);
  return {
    rates,
    difference: (rates.b ?? 0) - (rates.a ?? 0),
    interval,
    chanceOfB: chanceOfB(a, b),
    verdict,
    missingVisitors: verdict === 'undecided' ? missingVisitors(a, b, percentB / 100) : null,
  };
}

/** For each arm of a share the variance counts by its visitors (the formula of sample sizes for two proportions). */
function missingVisitors(a: Arm, b: Arm, shareOfB: number): number | null {
  const [rateA, rateB] = [rateOf(a), rateOf(b)];
  if (rateA === null || rateB === null || rateA === rateB || shareOfB <= 0 || shareOfB >= 1) return null;
  const variance = (rateA * (1 - rateA)) / (1 - shareOfB) + (rateB * (1 - rateB)) / shareOfB;
  const needed = (Z_OF_SAMPLE / (rateB - rateA)) ** 2 * variance;
  return Math.max(0, Math.ceil(needed - a.seen - b.seen));
}
