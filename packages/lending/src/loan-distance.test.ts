import { expect, test } from 'vitest';
import { loanDistance } from './loan-distance.ts';

const loan = { amount: 300, days: 100 };

test('loanDistance: is 0 for the same loan', () => {
  expect(loanDistance(loan, loan)).toBe(0);
});

test('loanDistance: twice and half the amount or the term are equally far', () => {
  const twice = loanDistance({ ...loan, amount: 600 }, loan);
  expect(twice).toBeGreaterThan(0);
  for (const other of [{ amount: 150 }, { days: 200 }, { days: 50 }])
    expect(loanDistance({ ...loan, ...other }, loan)).toBeCloseTo(twice, 12);
});
