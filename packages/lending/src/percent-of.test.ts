import { expect, test } from 'vitest';
import { percentOf } from './percent-of.ts';

test.each([
  [1_000_00, 10, undefined, 100_00],
  [300_00, 31.96, { part: 91, whole: 365 }, 23_90],
  [300_00, 18, { part: 1, whole: 12 }, 4_50],
  [50, 1, undefined, 1],
  [49, 1, undefined, 0],
  [0, 36, undefined, 0],
  [100_00, 0, undefined, 0],
])('percentOf: %i cents at %f %% over %o is %i cents', (cents, percent, share, result) => {
  expect(percentOf(cents, percent, 2, share)).toBe(result);
});

test('percentOf: is exact to the cent for a large amount', () => {
  // 90 071 992 547 409.91 × 0.000 001 % = 900 719.925 474 …
  expect(percentOf(Number.MAX_SAFE_INTEGER, 0.000_001, 2)).toBe(900_719_93);
});

test.each([
  [1_255, 2, 126],
  [1_255, 1, 130],
  [1_255, 0, 100],
  [1_500, 0, 200],
  [1_499, 0, 100],
] as const)('percentOf: a tenth of %i cents with %i decimals is %i cents', (cents, decimals, result) => {
  expect(percentOf(cents, 10, decimals)).toBe(result);
});
