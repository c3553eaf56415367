import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  instalmentMonths,
  isLent,
  lentAreas,
  loanRange,
  type OfferLimits,
  singlePaymentDaysMax,
  termsOfAmount,
} from './loan-range.ts';

const microLoans = { amountMin: 100, amountMax: 1000, daysMin: 91, daysMax: 120 };
const small: OfferLimits = { minAmount: 50, maxAmount: 300, minDays: 91, maxDays: 120 };
const large: OfferLimits = { minAmount: 3000, maxAmount: 10_000, minDays: 365, maxDays: 1095 };
const unknown: OfferLimits = { minAmount: null, maxAmount: null, minDays: null, maxDays: null };

test('loanRange: reaches from the lowest to the highest amount and term of the offers', () => {
  const range = { amountMin: 50, amountMax: 10_000, daysMin: 91, daysMax: 1095 };
  expect(loanRange(microLoans, [small, large, unknown])).toEqual(range);
});

test('loanRange: is that of the settings without offers, and with offers that state no limit', () => {
  expect(loanRange(microLoans, [])).toEqual(microLoans);
  expect(loanRange(microLoans, [unknown])).toEqual(microLoans);
});

test('loanRange: keeps the micro-loans of the settings where the offers begin above them', () => {
  expect(loanRange(microLoans, [large])).toMatchObject({ amountMin: 100, daysMin: 91 });
});

test('termsOfAmount: states the terms of the offers that lend the amount', () => {
  expect(termsOfAmount(10_000, [small, large])).toEqual({ minDays: 365, maxDays: 1095 });
  expect(termsOfAmount(300, [small, { ...large, minAmount: 300 }])).toEqual({ minDays: 91, maxDays: 1095 });
});

test('termsOfAmount: is null for an amount that nobody lends, and where nobody states a term', () => {
  expect(termsOfAmount(2000, [small, large])).toBeNull();
  expect(termsOfAmount(2000, [unknown])).toBeNull();
});

test('singlePaymentDaysMax: is the longest term with one payment, at least that of micro-loans', () => {
  const cost = { nominalRatePercent: 20, openingFeePercent: 0, openingFee: 0, monthlyFee: 0 };
  const free = { firstLoanFreeUpTo: null, firstLoanFreeDays: null };
  const single = { maxDays: 180, cost: { repayment: 'single_payment' as const, ...cost, ...free } };
  const parts = { maxDays: 730, cost: { repayment: 'instalments' as const, ...cost, ...free } };
  expect(singlePaymentDaysMax(45, [single, parts])).toBe(180);
  expect(singlePaymentDaysMax(45, [parts, { maxDays: 730, cost: null }])).toBe(45);
});

test('isLent: an offer lends within its limits, and an unknown limit includes everything', () => {
  expect(isLent({ amount: 10_000, days: 365 }, [small, large])).toBe(true);
  expect(isLent({ amount: 10_000, days: 91 }, [small, large])).toBe(false);
  expect(isLent({ amount: 10_000, days: 91 }, [unknown])).toBe(true);
});

const limit = fc.option(fc.integer({ min: 1, max: 6 }));
const anyOffer = fc.record({ minAmount: limit, maxAmount: limit, minDays: limit, maxDays: limit });

test('lentAreas: lend exactly the loans of all offers', () => {
  const loan = fc.record({ amount: fc.integer({ min: 1, max: 6 }), days: fc.integer({ min: 1, max: 6 }) });
  fc.assert(
    fc.property(fc.array(anyOffer, { maxLength: 8 }), loan, (offers, asked) => {
      expect(isLent(asked, lentAreas(offers))).toBe(isLent(asked, offers));
    }),
  );
});

test('lentAreas: leave out an offer within another one, and the second of two equal ones', () => {
  expect(lentAreas([small, { ...small, maxAmount: 200 }, small, large])).toEqual([small, large]);
});

test('instalmentMonths: are the whole months within the terms of the offers with instalments', () => {
  const cost = { nominalRatePercent: 20, openingFeePercent: 0, openingFee: 0, monthlyFee: 0 };
  const none = { firstLoanFreeUpTo: null, firstLoanFreeDays: null };
  const parts = { minDays: 92, maxDays: 1095, cost: { repayment: 'instalments' as const, ...cost, ...none } };
  const single = { ...parts, minDays: 61, cost: { ...parts.cost, repayment: 'single_payment' as const } };
  expect(instalmentMonths([parts, single])).toEqual({ min: 4, max: 36 });
  expect(instalmentMonths([{ ...parts, minDays: 91, maxDays: 120 }])).toEqual({ min: 3, max: 3 });
  expect(instalmentMonths([single, { ...parts, maxDays: null }])).toBeNull();
});
