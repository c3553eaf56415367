import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveAnnualRate, effectiveRateOfPayment } from './effective-rate.ts';
import { type SinglePaymentLoan, simulate, simulateCeiling } from './single-payment.ts';

const loan = (principalCents: number, nominalRatePercent: number, days: number): SinglePaymentLoan => ({
  principalCents,
  nominalRatePercent,
  days,
  decimals: 2,
});

const interestForDays = (each: SinglePaymentLoan) => simulate(each).interestCents;

test('simulate: 300 € at 31.96 % for 91 days cost 23.90 €, in total 323.90 €', () => {
  expect(simulate(loan(300_00, 31.96, 91))).toEqual({ interestCents: 23_90, totalCents: 323_90 });
});

test('simulate: a promotional loan without interest costs nothing', () => {
  expect(simulate(loan(300_00, 0, 67))).toEqual({ interestCents: 0, totalCents: 300_00 });
});

test('simulate: a year at 10 % costs a tenth', () => {
  expect(interestForDays(loan(1_000_00, 10, 365))).toBe(100_00);
});

test('simulate: rounds half a cent up and less than half down', () => {
  expect(interestForDays(loan(50, 1, 365))).toBe(1);
  expect(interestForDays(loan(49, 1, 365))).toBe(0);
  expect(interestForDays(loan(150, 1, 365))).toBe(2);
});

test('simulate: is exact to the cent for a large loan in a small currency', () => {
  // 10 000 000.01 ₫ × 19.99 % × 119 / 365 = 651 728.767 8…
  expect(interestForDays(loan(10_000_000_01, 19.99, 119))).toBe(651_728_77);
});

test('simulate: without cents the cost is a whole number of units', () => {
  // 3 000 000 ₫ × 18.65 % × 90 / 365 = 137 958.904…
  expect(simulate({ ...loan(3_000_000_00, 18.65, 90), decimals: 0 })).toEqual({
    interestCents: 137_959_00,
    totalCents: 3_137_959_00,
  });
});

test('simulateCeiling: rounds the interest down, so 160 € at 31.96 % for 91 days stay below 36 %', () => {
  expect(simulate(loan(160_00, 31.96, 91)).interestCents).toBe(12_75);
  expect(simulateCeiling(loan(160_00, 31.96, 91)).interestCents).toBe(12_74);
});

test('simulateCeiling: no amount and no term has a higher effective rate than the ceiling itself', () => {
  const decimals = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
  const anyLoan = fc.tuple(fc.integer({ min: 1_00, max: 1e10 }), fc.integer({ min: 0, max: 400_00 }), decimals);
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 1, max: 365 }), ([cents, hundredths, places], days) => {
      const principalCents = cents - (cents % 100);
      const nominalRatePercent = hundredths / 100;
      const { totalCents } = simulateCeiling({ principalCents, nominalRatePercent, days, decimals: places });
      const highest = effectiveAnnualRate({ nominalRatePercent, days });
      expect(effectiveRateOfPayment({ principalCents, totalCents, days })).toBeLessThanOrEqual(highest * (1 + 1e-9));
    }),
  );
});

test.each([
  loan(-1, 10, 91),
  loan(0.5, 10, 91),
  loan(Number.NaN, 10, 91),
  loan(100, -1, 91),
  loan(100, Number.NaN, 91),
  loan(100, Number.POSITIVE_INFINITY, 91),
  loan(100, 10, -1),
  loan(100, 10, 1.5),
])('simulate: throws for %o', (broken) => {
  expect(() => interestForDays(broken)).toThrow(RangeError);
});

describe('simulate, for every loan', () => {
  const principal = fc.integer({ min: 0, max: 1e10 });
  const rate = fc.integer({ min: 0, max: 200_00 }).map((hundredths) => hundredths / 100);
  const days = fc.integer({ min: 0, max: 3650 });
  const anyLoan = fc.record({
    principalCents: principal,
    nominalRatePercent: rate,
    days,
    decimals: fc.constant(2 as const),
  });

  test('interest differs from the formula by at most half a cent', () => {
    fc.assert(
      fc.property(anyLoan, (each) => {
        const exact = (each.principalCents * each.nominalRatePercent * each.days) / 36_500;
        expect(Math.abs(interestForDays(each) - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12);
      }),
    );
  });

  test('another day never costs less', () => {
    fc.assert(
      fc.property(anyLoan, (each) => interestForDays({ ...each, days: each.days + 1 }) >= interestForDays(each)),
    );
  });

  test('the total is principal plus interest', () => {
    fc.assert(
      fc.property(anyLoan, (each) => {
        const { interestCents, totalCents } = simulate(each);
        expect(totalCents - interestCents).toBe(each.principalCents);
      }),
    );
  });
});
