import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calculateSchedule } from '@/features/calculator/calculate-schedule';
import { sampleView } from '@/shell/sample-view';

interface Figures {
  readonly cases: readonly {
    readonly amount: number;
    readonly yearlyRatePercent: number;
    readonly months: number;
    readonly monthly: number;
    readonly interest: number;
    readonly lastPayment?: number;
  }[];
  readonly nominal_to_effective: readonly { readonly nominal: number; readonly effective: number }[];
}

/**
 * The figures that the specification gives for the calculator; packages/lending stores them and is tested with them.
 */
const lending = join(createRequire(import.meta.url).resolve('@prestafaro/lending'), '../..');
const figures: Figures = JSON.parse(readFileSync(join(lending, 'src/amortisation-figures.json'), 'utf8'));
const { money } = sampleView;
const inCents = (amount: number) => Math.round(amount * 100);

describe('calculateSchedule: returns the figures that the specification gives', () => {
  it.each(figures.cases)('$amount at $yearlyRatePercent % in $months months', (given) => {
    const { amount, yearlyRatePercent: ratePercent, months } = given;
    const schedule = calculateSchedule({ amount, ratePercent, months }, money);
    expect(schedule.paymentCents).toBe(inCents(given.monthly));
    // Some of the given sums were calculated without rounding each month; the calculator shows the sum of its rows.
    expect(Math.abs(schedule.interestCents - inCents(given.interest))).toBeLessThanOrEqual(3);
    if (given.lastPayment) expect(schedule.lastPaymentCents).toBe(inCents(given.lastPayment));
  });

  it.each(figures.nominal_to_effective)('$nominal % TIN is $effective % TAE', ({ nominal, effective }) => {
    const schedule = calculateSchedule({ amount: 1000, ratePercent: nominal, months: 12 }, money);
    expect(schedule.aprPercent).toBeCloseTo(effective, 2);
  });
});

it('calculateSchedule: the total is the amount plus the interest of its rows, to the cent', () => {
  const loan = { amount: 6000, ratePercent: 7.99, months: 36 };
  const { rows, interestCents, totalCents } = calculateSchedule(loan, money);
  expect(rows).toHaveLength(36);
  expect(interestCents).toBe(767_68);
  expect(totalCents).toBe(6_767_68);
  expect(rows.reduce((sum, row) => sum + row.paymentCents, 0)).toBe(totalCents);
});
