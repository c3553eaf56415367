import { describe, expect, test } from 'vitest';
import type { Arm } from './arm';
import { compareArms } from './compare-arms';
import { differenceInterval, verdictOf } from './difference-interval';
import { wilsonInterval } from './wilson-interval';

const arm = (applied: number, seen: number): Arm => ({ applied, seen });

describe('published examples', () => {
  // Newcombe, «Two-sided confidence intervals for the single proportion» (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('the interval of %i of %i is %f to %f', (hits, total, low, high) => {
    const interval = wilsonInterval(hits, total);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  // Newcombe, «Interval estimation for the difference between independent proportions» (1998), table II, method 10.
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
  ])('the difference of %i/%i and %i/%i lies between %f and %f', (hitsB, totalB, hitsA, totalA, low, high) => {
    const { interval } = compareArms(arm(hitsA, totalA), arm(hitsB, totalB), 50);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('10 and 12 % need 3 839 visitors in each arm (two-sided 5 %, power of 80 %)', () => {
    expect(compareArms(arm(10, 100), arm(12, 100), 50).missingVisitors).toBeCloseTo(2 * 3839 - 200, -1);
  });
});

describe('the probability that B is better', () => {
  test.each([
    // By integration of the beta densities.
    [arm(0, 0), arm(0, 0), 1 / 2],
    [arm(0, 0), arm(1, 1), 2 / 3],
    [arm(0, 1), arm(1, 1), 5 / 6],
    [arm(50, 1000), arm(50, 1000), 1 / 2],
  ])('is exact for %o and %o', (a, b, chance) => {
    expect(compareArms(a, b, 50).chanceOfB).toBeCloseTo(chance, 4);
  });

  test('is near certainty for large numbers, whose densities are narrow', () => {
    expect(compareArms(arm(10_000, 1_000_000), arm(10_500, 1_000_000), 50).chanceOfB).toBeGreaterThan(0.999);
    expect(compareArms(arm(10_500, 1_000_000), arm(10_000, 1_000_000), 50).chanceOfB).toBeLessThan(0.001);
  });
});

describe('the verdict', () => {
  test('names the better arm, and then no visitor is missing', () => {
    expect(compareArms(arm(100, 1000), arm(150, 1000), 50)).toMatchObject({ verdict: 'b', missingVisitors: null });
    expect(compareArms(arm(150, 1000), arm(100, 1000), 50)).toMatchObject({ verdict: 'a', missingVisitors: null });
  });

  test('is open without visitors and without a difference, and no number is invented', () => {
    const nobody = compareArms(arm(0, 0), arm(0, 0), 50);
    expect(nobody).toMatchObject({ verdict: 'undecided', missingVisitors: null, rates: { a: null, b: null } });
    expect(compareArms(arm(10, 100), arm(10, 100), 50)).toMatchObject({ verdict: 'undecided', missingVisitors: null });
  });

  test('counts more missing visitors where one arm gets few of them', () => {
    const missing = (percentB: number) => compareArms(arm(10, 100), arm(12, 100), percentB).missingVisitors ?? 0;
    expect(missing(10)).toBeGreaterThan(2 * missing(50));
  });
});

describe('by simulation', () => {
  // A linear congruential generator, so that the test always draws the same.
  let state = 2026;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const draw = (seen: number, rate: number): Arm => {
    let applied = 0;
    for (let visitor = 0; visitor < seen; visitor += 1) if (random() < rate) applied += 1;
    return arm(applied, seen);
  };

  test('equal arms are called different in 5 % ± 0.5 of 10 000 experiments', () => {
    let alarms = 0;
    for (let run = 0; run < 10_000; run += 1) {
      if (verdictOf(differenceInterval(draw(600, 0.2), draw(600, 0.2))) !== 'undecided') alarms += 1;
    }
    expect(alarms / 10_000).toBeGreaterThanOrEqual(0.045);
    expect(alarms / 10_000).toBeLessThanOrEqual(0.055);
  });

  test('the interval holds the true difference in about 95 % of the experiments', () => {
    const runs = 4000;
    let held = 0;
    for (let run = 0; run < runs; run += 1) {
      const { low, high } = differenceInterval(draw(400, 0.1), draw(400, 0.15));
      if (low <= 0.05 && high >= 0.05) held += 1;
    }
    expect(held / runs).toBeGreaterThan(0.94);
    expect(held / runs).toBeLessThan(0.965);
  });
});
