import { expect, test } from 'vitest';
import { lenderProblems, offerProblems } from './ranges';

const offer = { minAmount: 100, maxAmount: 1000, minDays: 61, maxDays: 61, cost: { nominalRatePercent: 30 } };

test('offerProblems: accepts a consistent offer and one with few known figures', () => {
  expect(offerProblems(offer)).toEqual([]);
  expect(offerProblems({ minAmount: null, maxAmount: 1000 })).toEqual([]);
  expect(offerProblems({})).toEqual([]);
});

test.each([
  [{ minAmount: 2000 }, 'The amount: 2000 is above 1000. Change one of the two.'],
  [{ minDays: 62 }, 'The days: 62 is above 61. Change one of the two.'],
])('offerProblems: refuses %o with "%s"', (change, message) => {
  expect(offerProblems({ ...offer, ...change })).toEqual([message]);
});

test('offerProblems: refuses a free first loan with only an amount or only a number of days', () => {
  const problem = ['A first loan that is free needs both figures: up to which amount, and for how many days.'];
  expect(offerProblems({ cost: { firstLoanFreeUpTo: 300, firstLoanFreeDays: null } })).toEqual(problem);
  expect(offerProblems({ cost: { firstLoanFreeDays: 61 } })).toEqual(problem);
  expect(offerProblems({ cost: { firstLoanFreeUpTo: 300, firstLoanFreeDays: 61 } })).toEqual([]);
});

test('lenderProblems: refuses a range whose minimum exceeds its maximum', () => {
  const conditions = {
    minAmount: 2,
    maxAmount: 1,
    minDays: 2,
    maxDays: 1,
    tinFromPercent: 0.5,
    tinToPercent: 0.4,
    aprFromPercent: 2,
    aprToPercent: 1,
  };
  expect(lenderProblems({ conditions })).toEqual([
    'The amount: 2 is above 1. Change one of the two.',
    'The days: 2 is above 1. Change one of the two.',
    'The TIN: 0.5 is above 0.4. Change one of the two.',
    'The TAE: 2 is above 1. Change one of the two.',
  ]);
  expect(lenderProblems({ conditions: { minAmount: 1, maxAmount: 2, aprToPercent: 36 } })).toEqual([]);
  expect(lenderProblems({})).toEqual([]);
});
