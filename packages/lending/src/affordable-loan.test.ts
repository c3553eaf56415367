import fc from 'fast-check';
import { expect, test } from 'vitest';
import { affordableLoan } from './affordable-loan.ts';
import { type CeilingRates, instalmentCeiling } from './loan-ceiling.ts';

const spain: CeilingRates = {
  nominalRatePercent: 31.96,
  instalmentRatePercent: null,
  daysMin: 91,
  daysMax: 120,
  singlePaymentDaysMax: 120,
};
const amounts = [50, 100, 300, 500, 550, 600, 650, 1000, 2000, 5000, 10_000];
const decimals = 2 as const;

test('affordableLoan: 110 € a month for six months pay for 600 €, whose instalments are 109.28 €', () => {
  expect(affordableLoan({ paymentCents: 110_00, months: 6, decimals }, amounts, spain)).toMatchObject({
    amount: 600,
    ceiling: { instalmentCount: 6, instalmentCents: 109_28, totalCents: 655_64 },
  });
});

test('affordableLoan: is null if the smallest amount costs more a month', () => {
  expect(affordableLoan({ paymentCents: 5_00, months: 3, decimals }, amounts, spain)).toBeNull();
  expect(affordableLoan({ paymentCents: 5_00, months: 3, decimals }, [], spain)).toBeNull();
});

const anyPayment = fc.record({
  paymentCents: fc.integer({ min: 1_00, max: 1_000_00 }),
  months: fc.integer({ min: 1, max: 60 }),
  decimals: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
});
const anyAmounts = fc
  .uniqueArray(fc.integer({ min: 50, max: 10_000 }), { maxLength: 40 })
  .map((found) => found.sort((a, b) => a - b));

test('affordableLoan: no instalment exceeds what can be paid, and no larger amount would do', () => {
  fc.assert(
    fc.property(anyPayment, anyAmounts, (payment, offered) => {
      const { paymentCents, months, decimals } = payment;
      const found = affordableLoan(payment, offered, spain);
      const highest = (amount: number) => {
        const cost = instalmentCeiling({ principalCents: amount * 100, months, decimals }, spain);
        return Math.max(cost.instalmentCents, cost.lastInstalmentCents);
      };
      if (found) {
        expect(highest(found.amount)).toBeLessThanOrEqual(paymentCents);
        expect(found.ceiling.totalCents).toBeLessThanOrEqual(paymentCents * months);
      }
      const larger = offered.filter((amount) => amount > (found?.amount ?? 0));
      // The last instalment takes up to half a unit of rounding for each of the others.
      const slack = (10 ** (2 - decimals) / 2) * months * 3;
      for (const amount of larger) expect(highest(amount)).toBeGreaterThan(paymentCents - slack);
    }),
  );
});
