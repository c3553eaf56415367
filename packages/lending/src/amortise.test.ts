import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import figures from './amortisation-figures.json' with { type: 'json' };
import { type AmortisationRow, amortise, type InstalmentLoan } from './amortise.ts';
import { toCents } from './cents.ts';
import { effectiveRateOfMonthlyInterest } from './effective-rate-of-monthly-interest.ts';
import { effectiveRateOfPayments } from './effective-rate-of-payments.ts';
import { anyInstalmentLoan } from './instalment-loan.fixture.ts';
import { smallestPayment } from './percent-of.ts';

const withCents = (loan: Omit<InstalmentLoan, 'decimals'>): InstalmentLoan => ({ ...loan, decimals: 2 });
const sum = (rows: readonly AmortisationRow[], column: keyof AmortisationRow) =>
  rows.reduce((total, row) => total + row[column], 0);

describe('amortise: the given figures of the calculator', () => {
  test.each(figures.cases)('$amount at $yearlyRatePercent % in $months months', (each) => {
    const { amount, yearlyRatePercent, months, monthly, interest, lastPayment } = each;
    const rows = amortise(withCents({ principalCents: toCents(amount), yearlyRatePercent, months }));
    expect(rows[0]?.paymentCents).toBe(toCents(monthly));
    // Some of the given sums were computed without rounding each month. The page shows the sum of the shown rows.
    expect(Math.abs(sum(rows, 'interestCents') - toCents(interest))).toBeLessThanOrEqual(3);
    if (lastPayment) expect(rows.at(-1)?.paymentCents).toBe(toCents(lastPayment));
  });

  test('computes 1 000 at 12 % in 12 months row by row', () => {
    const rows = amortise(withCents({ principalCents: 1_000_00, yearlyRatePercent: 12, months: 12 }));
    const columns = ['paymentCents', 'interestCents', 'principalCents', 'balanceCents'] as const;
    for (const [month = 0, ...line] of figures.schedule_1000_12_12) {
      const row = rows[month - 1];
      expect(row?.month).toBe(month);
      expect(columns.map((column) => row?.[column])).toEqual(line.map(toCents));
    }
  });
});

test.each([
  [{ principalCents: 300_00, yearlyRatePercent: 18, months: 4 }, 77_83, 11_33],
  [{ principalCents: 1_000_00, yearlyRatePercent: 12, months: 12 }, 88_85, 66_19],
  [{ principalCents: 1_000_00, yearlyRatePercent: 36, months: 12 }, 100_46, 205_57],
  [{ principalCents: 10_000_00, yearlyRatePercent: 7, months: 60 }, 198_01, 1_880_75],
])('amortise: %o has instalments of %i cents and %i cents of interest', (loan, instalment, interest) => {
  const rows = amortise(withCents(loan));
  expect(rows[0]?.paymentCents).toBe(instalment);
  expect(sum(rows, 'interestCents')).toBe(interest);
});

test('amortise: the effective rate of the payments equals that of the nominal rate, except for rounding to cents', () => {
  const rows = amortise(withCents({ principalCents: 1_000_000_00, yearlyRatePercent: 36, months: 24 }));
  const payments = rows.map(({ month, paymentCents }) => ({ cents: paymentCents, years: month / 12 }));
  expect(effectiveRateOfPayments(1_000_000_00, payments)).toBeCloseTo(effectiveRateOfMonthlyInterest(36), 5);
});

test('amortise: returns one payment for one month', () => {
  expect(amortise(withCents({ principalCents: 100_00, yearlyRatePercent: 36, months: 1 }))).toEqual([
    { month: 1, paymentCents: 103_00, interestCents: 3_00, principalCents: 100_00, balanceCents: 0 },
  ]);
});

test('amortise: pays one cent a month and then nothing when there are fewer cents than months', () => {
  const rows = amortise(withCents({ principalCents: 10, yearlyRatePercent: 0, months: 12 }));
  expect(rows.map(({ paymentCents }) => paymentCents)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
});

test('amortise: pays at least the interest when the rounded instalment is lower, so that the debt does not grow', () => {
  // 31.5 cents of interest a month, and an instalment of 31.499 999… in floating point.
  const rows = amortise(withCents({ principalCents: 10_00, yearlyRatePercent: 37.8, months: 1200 }));
  expect(rows[0]).toEqual({ month: 1, paymentCents: 32, interestCents: 32, principalCents: 0, balanceCents: 10_00 });
});

test.each([
  { principalCents: -1, yearlyRatePercent: 12, months: 12 },
  { principalCents: 0.5, yearlyRatePercent: 12, months: 12 },
  { principalCents: 100, yearlyRatePercent: -1, months: 12 },
  { principalCents: 100, yearlyRatePercent: Number.NaN, months: 12 },
  { principalCents: 100, yearlyRatePercent: 12, months: 0 },
  { principalCents: 100, yearlyRatePercent: 12, months: 1.5 },
  { principalCents: 100, yearlyRatePercent: 12, months: 1e9 },
])('amortise: throws for %o', (loan) => {
  expect(() => amortise(withCents(loan))).toThrow(RangeError);
});

test('amortise: without cents computes 100 000 at 36 % in 12 months in whole units', () => {
  const rows = amortise({ principalCents: 100_000_00, yearlyRatePercent: 36, months: 12, decimals: 0 });
  // By hand: 3 % of 100 000 is 3 000, of 92 954 is 2 788.62, of 85 697 is 2 570.91.
  expect(rows.slice(0, 3)).toEqual([
    { month: 1, paymentCents: 10_046_00, interestCents: 3_000_00, principalCents: 7_046_00, balanceCents: 92_954_00 },
    { month: 2, paymentCents: 10_046_00, interestCents: 2_789_00, principalCents: 7_257_00, balanceCents: 85_697_00 },
    { month: 3, paymentCents: 10_046_00, interestCents: 2_571_00, principalCents: 7_475_00, balanceCents: 78_222_00 },
  ]);
});

test('amortise: without cents throws for a principal with cents, which nobody can lend', () => {
  expect(() => amortise({ principalCents: 100_50, yearlyRatePercent: 12, months: 12, decimals: 0 })).toThrow(
    RangeError,
  );
});

describe('amortise, for every loan', () => {
  const anyLoan = anyInstalmentLoan({ principalCents: { min: 0, max: 1e11 }, maxRatePercent: 1000, maxMonths: 360 });

  test('repays exactly the principal, in one row a month', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const rows = amortise(loan);
        expect(rows.map(({ month }) => month)).toEqual(Array.from({ length: loan.months }, (_, index) => index + 1));
        expect(sum(rows, 'principalCents')).toBe(loan.principalCents);
        expect(sum(rows, 'paymentCents')).toBe(loan.principalCents + sum(rows, 'interestCents'));
      }),
    );
  });

  test('has only amounts that somebody can pay', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        for (const { paymentCents, interestCents, principalCents, balanceCents } of amortise(loan)) {
          for (const cents of [paymentCents, interestCents, principalCents, balanceCents])
            expect(cents % smallestPayment(loan.decimals)).toBe(0);
        }
      }),
    );
  });

  test('never lets the balance rise or become negative, and ends at 0', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        let owed = loan.principalCents;
        for (const row of amortise(loan)) {
          expect(row.balanceCents).toBe(owed - row.principalCents);
          expect(row.principalCents).toBeGreaterThanOrEqual(0);
          expect(row.interestCents).toBeGreaterThanOrEqual(0);
          expect(row.balanceCents).toBeGreaterThanOrEqual(0);
          owed = row.balanceCents;
        }
        expect(owed).toBe(0);
      }),
    );
  });

  test('makes all instalments equal, except the last, which differs by at most a cent a month with interest', () => {
    const ordinary = fc.record({
      principalCents: fc.integer({ min: 100_00, max: 1e9 }),
      yearlyRatePercent: fc.integer({ min: 0, max: 60 }),
      months: fc.integer({ min: 2, max: 60 }),
    });
    fc.assert(
      fc.property(ordinary, (loan) => {
        const payments = amortise(withCents(loan)).map(({ paymentCents }) => paymentCents);
        const last = payments.pop() ?? 0;
        expect(new Set(payments).size).toBe(1);
        const drift = loan.months * (1 + loan.yearlyRatePercent / 1200) ** loan.months;
        expect(Math.abs(last - (payments[0] ?? 0))).toBeLessThanOrEqual(drift + 1);
      }),
    );
  });
});
