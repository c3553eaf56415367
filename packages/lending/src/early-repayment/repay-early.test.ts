import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amortise, type InstalmentLoan } from '../amortise.ts';
import { anyInstalmentLoan } from '../instalment-loan.fixture.ts';
import { smallestPayment } from '../percent-of.ts';
import { repayEarly } from './repay-early.ts';
import type { RepaymentPlan } from './repayment-plan.ts';

const spanish = { overYearPercent: 1, lastYearPercent: 0.5, isLimitedToInterest: true };
const nothing: RepaymentPlan = {
  onceCents: 0,
  onceMonth: 1,
  monthlyCents: 0,
  effect: 'shorter-term',
  fee: spanish,
};
const oneYear: InstalmentLoan = { principalCents: 1_000_00, yearlyRatePercent: 12, months: 12, decimals: 2 };
const twoYears = { ...oneYear, months: 24 };
const monthOf = (loan: InstalmentLoan, plan: Partial<RepaymentPlan>, month: number) =>
  repayEarly(loan, { ...nothing, ...plan }).rows[month - 1];

describe('repayEarly: 300 repaid in month 3 of 1 000 at 12 % in 12 months', () => {
  // By hand: 761.08 is owed after the third instalment (amortisation-figures.json), so 461.08 remain.
  const once = { onceCents: 300_00, onceMonth: 3 };

  test('with a shorter term keeps the instalment and ends in month 9 with 31.69', () => {
    const planned = repayEarly(oneYear, { ...nothing, ...once });
    expect(planned.rows).toHaveLength(9);
    expect(planned.rows[2]).toEqual({
      month: 3,
      paymentCents: 88_85,
      interestCents: 8_42,
      principalCents: 80_43,
      extraCents: 300_00,
      feeCents: 1_50,
      balanceCents: 461_08,
    });
    expect(planned.rows[3]).toMatchObject({ paymentCents: 88_85, interestCents: 4_61, balanceCents: 376_84 });
    expect(planned.rows[8]).toMatchObject({ paymentCents: 31_69, balanceCents: 0 });
    expect(planned).toMatchObject({
      interestCents: 42_49,
      savedInterestCents: 23_70,
      savedMonths: 3,
      extraCents: 300_00,
      feeCents: 1_50,
    });
  });

  test('with a lower instalment keeps the end and pays 53.83 a month from month 4', () => {
    const planned = repayEarly(oneYear, { ...nothing, ...once, effect: 'lower-instalment' });
    expect(planned.rows).toHaveLength(12);
    expect(planned.rows[2]?.paymentCents).toBe(88_85);
    expect(planned.rows[3]).toMatchObject({ paymentCents: 53_83, principalCents: 49_22, balanceCents: 411_86 });
    expect(planned.rows[11]).toMatchObject({ paymentCents: 53_79, balanceCents: 0 });
    expect(planned).toMatchObject({ interestCents: 50_98, savedInterestCents: 15_21, savedMonths: 0 });
  });
});

describe('repayEarly: 50 a month beside the instalments of 1 000 at 12 % in 24 months', () => {
  test('with a shorter term ends in month 11', () => {
    const planned = repayEarly(twoYears, { ...nothing, monthlyCents: 50_00 });
    expect(planned.rows.at(-1)).toMatchObject({ month: 11, paymentCents: 47_07, extraCents: 42_87, feeCents: 43 });
    expect(planned).toMatchObject({ savedMonths: 13, interestCents: 60_64, savedInterestCents: 69_15, feeCents: 5_43 });
  });

  test('with a lower instalment pays less each month, and ends when nothing is owed', () => {
    const { rows } = repayEarly(twoYears, { ...nothing, monthlyCents: 50_00, effect: 'lower-instalment' });
    expect(rows.slice(2, 5).map(({ paymentCents }) => paymentCents)).toEqual([42_09, 39_43, 36_66]);
    expect(rows.at(-1)).toMatchObject({ month: 14, paymentCents: 3_27, extraCents: 30_94, balanceCents: 0 });
  });
});

describe('repayEarly: the fee', () => {
  test('is 1 % while more than a year remains and 0.5 % from a year on', () => {
    expect(monthOf(twoYears, { onceCents: 100_00, onceMonth: 11 }, 11)?.feeCents).toBe(1_00);
    expect(monthOf(twoYears, { onceCents: 100_00, onceMonth: 12 }, 12)?.feeCents).toBe(50);
  });

  test('never exceeds the interest until the agreed end, if the law says so', () => {
    // 87.96 is owed after month 11; a month of it costs 0.88.
    const all = { onceCents: 1_000_00, onceMonth: 11, fee: { ...spanish, lastYearPercent: 10 } };
    expect(monthOf(oneYear, all, 11)).toMatchObject({ extraCents: 87_96, feeCents: 88 });
    expect(monthOf(oneYear, { ...all, fee: { ...all.fee, isLimitedToInterest: false } }, 11)?.feeCents).toBe(8_80);
  });

  test('is nothing for a loan without interest', () => {
    expect(repayEarly({ ...twoYears, yearlyRatePercent: 0 }, { ...nothing, monthlyCents: 10_00 }).feeCents).toBe(0);
  });
});

test('repayEarly: repays the whole debt and not more', () => {
  const planned = repayEarly(oneYear, { ...nothing, onceCents: 5_000_00, onceMonth: 1 });
  expect(planned.rows).toHaveLength(1);
  expect(planned.rows[0]).toMatchObject({ extraCents: 921_15, balanceCents: 0 });
  expect(planned.savedMonths).toBe(11);
});

test('repayEarly: a repayment after the end of the loan changes nothing', () => {
  expect(repayEarly(oneYear, { ...nothing, onceCents: 100_00, onceMonth: 13 })).toMatchObject({
    extraCents: 0,
    savedInterestCents: 0,
    savedMonths: 0,
  });
});

test('repayEarly: without cents charges a whole number of units as a fee', () => {
  // By hand: 0.5 % of 3 500 is 17.5.
  const loan = { principalCents: 100_000_00, yearlyRatePercent: 36, months: 12, decimals: 0 } as const;
  const row = monthOf(loan, { onceCents: 3_500_00, onceMonth: 1 }, 1);
  expect(row).toMatchObject({ paymentCents: 10_046_00, feeCents: 18_00, balanceCents: 89_454_00 });
});

test.each([
  { onceCents: -1 },
  { monthlyCents: 0.5 },
  { onceMonth: 0 },
  { onceMonth: 1.5 },
  { fee: { ...spanish, overYearPercent: -1 } },
  { fee: { ...spanish, lastYearPercent: Number.NaN } },
])('repayEarly: throws for %o', (plan) => {
  expect(() => repayEarly(oneYear, { ...nothing, ...plan })).toThrow(RangeError);
});

describe('repayEarly, for every loan', () => {
  const anyLoan = anyInstalmentLoan({ principalCents: { min: 1, max: 1e10 }, maxRatePercent: 100, maxMonths: 120 });
  /** Whole units, which somebody can pay in every currency. */
  const anyPlan: fc.Arbitrary<RepaymentPlan> = fc.record({
    onceCents: fc.integer({ min: 0, max: 1e8 }).map((units) => units * 100),
    onceMonth: fc.integer({ min: 1, max: 130 }),
    monthlyCents: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 1e5 }).map((units) => units * 100),
    ),
    effect: fc.constantFrom('shorter-term', 'lower-instalment'),
    fee: fc.constant(spanish),
  });

  test('without repayments has the rows of amortise', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const rows = repayEarly(loan, nothing).rows.map(({ extraCents, feeCents, ...row }) => {
          expect([extraCents, feeCents]).toEqual([0, 0]);
          return row;
        });
        expect(rows).toEqual(amortise(loan));
      }),
    );
  });

  test('repays exactly the principal, never lets the balance rise, and ends at 0', () => {
    fc.assert(
      fc.property(anyLoan, anyPlan, (loan, plan) => {
        let owed = loan.principalCents;
        const { rows } = repayEarly(loan, plan);
        for (const row of rows) {
          expect(row.balanceCents).toBe(owed - row.principalCents - row.extraCents);
          for (const cents of [row.paymentCents, row.interestCents, row.feeCents, row.balanceCents])
            expect(cents % smallestPayment(loan.decimals)).toBe(0);
          expect(Math.min(row.principalCents, row.extraCents, row.feeCents, row.balanceCents)).toBeGreaterThanOrEqual(
            0,
          );
          owed = row.balanceCents;
        }
        expect(owed).toBe(0);
        expect(rows.length).toBeLessThanOrEqual(loan.months);
      }),
    );
  });

  test('never costs more interest than without repayments, except for the rounding of each month', () => {
    fc.assert(
      fc.property(anyLoan, anyPlan, (loan, plan) => {
        // The rounding of a month, at most the smallest payment, bears interest until the last one.
        const growth = (1 + loan.yearlyRatePercent / 1200) ** loan.months;
        const rounding = Math.ceil(loan.months * growth) * smallestPayment(loan.decimals);
        expect(repayEarly(loan, plan).savedInterestCents).toBeGreaterThanOrEqual(-rounding);
      }),
    );
  });
});
