import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveAnnualRate } from './effective-rate.ts';
import { effectiveRateOfMonthlyInterest } from './effective-rate-of-monthly-interest.ts';
import { type CeilingRates, instalmentRateOf, loanCeiling } from './loan-ceiling.ts';
import { daysOfMonths } from './months.ts';
import { simulateCeiling } from './single-payment.ts';

const spain: CeilingRates = {
  nominalRatePercent: 31.96,
  instalmentRatePercent: null,
  daysMin: 91,
  daysMax: 120,
  singlePaymentDaysMax: 120,
};
const asked = (amount: number, days: number) => ({ principalCents: amount * 100, days, decimals: 2 as const });

test('loanCeiling: a micro-loan is repaid in one payment', () => {
  expect(loanCeiling(asked(300, 91), spain)).toMatchObject({
    ...simulateCeiling({ ...asked(300, 91), nominalRatePercent: 31.96 }),
    instalmentCount: 1,
    instalmentCents: 323_90,
  });
});

test('loanCeiling: a longer loan is repaid in instalments that add up to the total', () => {
  const { instalmentCount, instalmentCents, lastInstalmentCents, totalCents, interestCents } = loanCeiling(
    asked(600, 183),
    spain,
  );
  expect({ instalmentCount, instalmentCents, lastInstalmentCents }).toEqual({
    instalmentCount: 6,
    instalmentCents: 109_28,
    lastInstalmentCents: 109_24,
  });
  expect(totalCents).toBe(5 * instalmentCents + lastInstalmentCents);
  expect(interestCents).toBe(totalCents - 600_00);
});

test('instalmentRateOf: is the rate of the settings, or has the effective rate of the dearest micro-loan', () => {
  expect(instalmentRateOf({ ...spain, instalmentRatePercent: 18 })).toBe(18);
  expect(effectiveRateOfMonthlyInterest(instalmentRateOf(spain))).toBeCloseTo(36, 2);
});

test('loanCeiling: a longer term that an offer ends with one payment is so repaid, at the rate of longer loans', () => {
  const rates = { ...spain, daysMax: 45, singlePaymentDaysMax: 120, instalmentRatePercent: 38.4 };
  const ceiling = loanCeiling(asked(3000, 120), rates);
  expect(ceiling.instalmentCount).toBe(1);
  expect(ceiling.aprPercent).toBeCloseTo(effectiveRateOfMonthlyInterest(38.4), 2);
  expect(loanCeiling(asked(3000, 122), rates).instalmentCount).toBe(4);
});

const anyRates = fc.record({
  nominalRatePercent: fc.integer({ min: 0, max: 400_00 }).map((hundredths) => hundredths / 100),
  instalmentRatePercent: fc.option(fc.integer({ min: 0, max: 150_00 }).map((hundredths) => hundredths / 100)),
  daysMin: fc.integer({ min: 7, max: 91 }),
  daysMax: fc.integer({ min: 91, max: 180 }),
  singlePaymentDaysMax: fc.integer({ min: 30, max: 365 }),
});

test('loanCeiling: no amount and no term has a higher effective rate than the dearest loan of the site', () => {
  const anyLoan = fc.record({
    // Enough for sixty payments without decimals.
    principalCents: fc.integer({ min: 10_000, max: 1e8 }).map((units) => units * 100),
    days: fc.oneof(fc.integer({ min: 7, max: 365 }), fc.integer({ min: 1, max: 60 }).map(daysOfMonths)),
    decimals: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
  });
  fc.assert(
    fc.property(anyRates, anyLoan, (rates, loan) => {
      fc.pre(loan.days >= rates.daysMin);
      const micro = effectiveAnnualRate({ nominalRatePercent: rates.nominalRatePercent, days: rates.daysMin });
      const highest = Math.max(micro, effectiveRateOfMonthlyInterest(instalmentRateOf(rates)));
      const { aprPercent, interestCents, totalCents, ...payments } = loanCeiling(loan, rates);
      expect(aprPercent).toBeLessThanOrEqual(highest * (1 + 1e-9) + 1e-9);
      expect(interestCents).toBe(totalCents - loan.principalCents);
      const { instalmentCount, instalmentCents, lastInstalmentCents } = payments;
      // Where nobody pays cents, a small loan at a high rate may be repaid before its last instalment.
      fc.pre(lastInstalmentCents > 0);
      expect((instalmentCount - 1) * instalmentCents + lastInstalmentCents).toBe(totalCents);
    }),
  );
});
