import fc from 'fast-check';
import { expect, test } from 'vitest';
import figures from './amortisation-figures.json' with { type: 'json' };
import { effectiveAnnualRate, effectiveRateOfPayment } from './effective-rate.ts';
import { effectiveRateOfMonthlyInterest } from './effective-rate-of-monthly-interest.ts';

test('effectiveAnnualRate: 31.96 % nominal over 91 days is 36 % a year', () => {
  expect(effectiveAnnualRate({ nominalRatePercent: 31.96, days: 91 })).toBeCloseTo(36, 2);
});

test('effectiveRateOfPayment: 323.90 € for 300 € after 91 days is 36 % a year', () => {
  expect(effectiveRateOfPayment({ principalCents: 300_00, totalCents: 323_90, days: 91 })).toBeCloseTo(36, 1);
});

test('effectiveAnnualRate: equals the nominal rate over a whole year', () => {
  expect(effectiveAnnualRate({ nominalRatePercent: 20, days: 365 })).toBeCloseTo(20, 10);
});

test.each(figures.nominal_to_effective)(
  'effectiveRateOfMonthlyInterest: $nominal % nominal is $effective % a year',
  (each) => {
    expect(effectiveRateOfMonthlyInterest(each.nominal)).toBeCloseTo(each.effective, 2);
  },
);

test('effective rates are 0 for a free loan', () => {
  expect(effectiveAnnualRate({ nominalRatePercent: 0, days: 67 })).toBe(0);
});

test('effectiveAnnualRate: is never below the nominal rate within a year', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 200, noNaN: true }), fc.integer({ min: 1, max: 365 }), (rate, days) => {
      expect(effectiveAnnualRate({ nominalRatePercent: rate, days })).toBeGreaterThanOrEqual(rate - 1e-9);
    }),
  );
});

test.each([
  { principalCents: 0, totalCents: 100, days: 91 },
  { principalCents: 100, totalCents: 100, days: 0 },
  { principalCents: 100, totalCents: Number.NaN, days: 91 },
])('effectiveRateOfPayment: throws for %o', (payment) => {
  expect(() => effectiveRateOfPayment(payment)).toThrow(RangeError);
});
