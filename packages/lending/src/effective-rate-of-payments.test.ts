import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveRateOfPayment } from './effective-rate.ts';
import { type DatedPayment, effectiveRateOfPayments } from './effective-rate-of-payments.ts';

const monthly = (cents: number, months: number): DatedPayment[] =>
  Array.from({ length: months }, (_, index) => ({ cents, years: (index + 1) / 12 }));

test('effectiveRateOfPayments: four payments of 77.8334 for 300 are 18 % nominal and 19.56 % a year', () => {
  expect(effectiveRateOfPayments(300_0000, monthly(77_8334, 4))).toBeCloseTo(19.56, 2);
});

test('effectiveRateOfPayments: is 0 when the payments equal the principal', () => {
  expect(effectiveRateOfPayments(300_00, monthly(75_00, 4))).toBe(0);
});

test('effectiveRateOfPayments: is negative when only half is repaid', () => {
  expect(effectiveRateOfPayments(100_00, [{ cents: 50_00, years: 1 }])).toBeCloseTo(-50, 10);
});

test('effectiveRateOfPayments: finds a rate near −100 %, however far apart the payments are', () => {
  const payments = [
    { cents: 1e9, years: 1 / 365 },
    { cents: 1, years: 10 },
  ];
  expect(effectiveRateOfPayments(1e12, payments)).toBeCloseTo(-95, -1);
});

test('effectiveRateOfPayments: is higher with a fee that is deducted at the start', () => {
  const payments = monthly(77_83, 4);
  expect(effectiveRateOfPayments(290_00, payments)).toBeGreaterThan(effectiveRateOfPayments(300_00, payments));
});

test('effectiveRateOfPayments: is infinite when it exceeds every number, never NaN', () => {
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
])('effectiveRateOfPayments: throws for %j received and the payments %j', (received, payments) => {
  expect(() => effectiveRateOfPayments(received, payments)).toThrow(RangeError);
});

const anyPayment = fc.record({
  cents: fc.integer({ min: 1, max: 1e9 }),
  years: fc.integer({ min: 1, max: 3650 }).map((days) => days / 365),
});

test('effectiveRateOfPayments: equals the single-payment formula for one payment', () => {
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

test('effectiveRateOfPayments: the payments discounted at the found rate equal the received amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.array(anyPayment, { minLength: 1, maxLength: 30 }),
      (received, payments) => {
        const growth = 1 + effectiveRateOfPayments(received, payments) / 100;
        expect(growth).toBeGreaterThanOrEqual(0);
        // Near −100 % and near the largest number the rate cannot be more precise.
        fc.pre(growth > 1e-3 && growth < 1e100);
        const worth = payments.reduce((sum, { cents, years }) => sum + cents / growth ** years, 0);
        expect(Math.abs(worth / received - 1)).toBeLessThan(1e-6);
      },
    ),
  );
});
