import { expect, test } from 'vitest';
import { loanDifference } from './loan-difference.ts';

const first = { paymentCents: 88_85, interestCents: 66_19, totalCents: 1_066_19, aprPercent: 12.6825 };

test('loanDifference: states by how much the second loan exceeds the first', () => {
  const second = { paymentCents: 47_07, interestCents: 129_79, totalCents: 1_129_79, aprPercent: 12.6825 };
  expect(loanDifference(first, second)).toEqual({
    paymentCents: -41_78,
    interestCents: 63_60,
    totalCents: 63_60,
    aprPercent: 0,
  });
});

test('loanDifference: subtracts effective rates as they are shown', () => {
  // 12.68 and 13.00, and not 0.3225 rounded separately.
  expect(loanDifference(first, { ...first, aprPercent: 12.9951 }).aprPercent).toBe(0.32);
});

test('loanDifference: equal loans have no difference', () => {
  expect(loanDifference(first, first)).toEqual({ paymentCents: 0, interestCents: 0, totalCents: 0, aprPercent: 0 });
});
