import { expect, test } from 'vitest';
import { payable } from './payable.ts';

test.each([
  [149.5, 2, 150],
  [149.4, 2, 149],
  [155, 1, 160],
  [150, 0, 200],
  [149, 0, 100],
  [0, 0, 0],
] as const)('payable: %d cents with %i decimals are %i cents', (cents, decimals, expected) => {
  expect(payable(cents, decimals)).toBe(expected);
});
