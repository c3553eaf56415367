import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveRateOfPayment } from './effective-rate.ts';
import { type DatedPayment, effectiveRateOfPayments } from './effective-rate-of-payments.ts';

const monthly = (cents: number, months: number): DatedPayment[] =>
  Array.from({ length: months }, (_, index) => ({ cents, years: (index + 1) / 12 }));

test('four payments of 77.8334 for 300 are 18 % nominal, and 19.56 % a year', () => {
  expect(effectiveRateOfPayments(300_0000, monthly(77_8334, 4))).toBeCloseTo(19.56, 2);
});

test('what is paid back as it was lent costs nothing', () => {
  expect(effectiveRateOfPayments(300_00, monthly(75_00, 4))).toBe(0);
});

test('what is lent and half forgiven has a rate below zero', () => {
  expect(effectiveRateOfPayments(100_00, [{ cents: 50_00, years: 1 }])).toBeCloseTo(-50, 10);
});

test('what is all but lost has a rate, however far apart its payments are', () => {
  const payments = [
    { cents: 1e9, years: 1 / 365 },
    { cents: 1, years: 10 },
  ];
  expect(effectiveRateOfPayments(1e12, payments)).toBeCloseTo(-95, -1);
});

test('a fee that is kept back at the start makes the rate higher', () => {
  const payments = monthly(77_83, 4);
  expect(effectiveRateOfPayments(290_00, payments)).toBeGreaterThan(effectiveRateOfPayments(300_00, payments));
});

test('a rate past every number is infinite, not broken', () => {
  expect(effectiveRateOfPayments(1, [{ cents: 1e11, years: 1 / 365 }])).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [0, monthly(1, 1)],
  [-1, monthly(1, 1)],
  [Number.NaN, monthly(1, 1)],
  [100, []],
  [100, monthly(0, 3)],
  [100, monthly(-5, 3)],
  [100, [{ cents: 5, years: 0 }]],
  [100, [{ cents: 5, years: Number.NaN }]],
])('%j for %j has no rate', (received, payments) => {
  expect(() => effectiveRateOfPayments(received, payments)).toThrow(RangeError);
});

const anyPayment = fc.record({
  cents: fc.integer({ min: 1, max: 1e9 }),
  years: fc.integer({ min: 1, max: 3650 }).map((days) => days / 365),
});

test('one payment has the rate of the formula for one payment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), anyPayment, (principalCents, { cents, years }) => {
      const days = Math.round(years * 365);
      const formula = effectiveRateOfPayment({ principalCents, totalCents: cents, days });
      fc.pre(Number.isFinite(formula));
      const rate = effectiveRateOfPayments(principalCents, [{ cents, years: days / 365 }]);
      expect(Math.abs(rate - formula)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(formula)));
    }),
  );
});

test('at the rate that is found, the payments are worth what was received', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.array(anyPayment, { minLength: 1, maxLength: 30 }),
      (received, payments) => {
        const growth = 1 + effectiveRateOfPayments(received, payments) / 100;
        expect(growth).toBeGreaterThanOrEqual(0);
        // Below, the rate is −100 % to the last digit of a number, and above it is past every number.
        fc.pre(growth > 1e-3 && growth < 1e100);
        const worth = payments.reduce((sum, { cents, years }) => sum + cents / growth ** years, 0);
        expect(Math.abs(worth / received - 1)).toBeLessThan(1e-6);
      },
    ),
  );
});
