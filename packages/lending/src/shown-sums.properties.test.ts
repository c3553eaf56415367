import { formatMoney, type MoneyFormat, siteOfLocale } from '@prestafaro/countries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amortise } from './amortise.ts';
import { repayEarly } from './early-repayment/repay-early.ts';
import { offerCost } from './offer-cost/offer-cost.ts';
import { anyRequestedLoan, anyTerms } from './offer-cost/terms.fixture.ts';

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

/** Loans as they are usual: so small a loan over so many months that the rounding repays it early has no equal instalments. */
const anyLoan = fc.record({
  units: fc.integer({ min: 10_000, max: 1_000_000_000 }),
  yearlyRatePercent: fc.integer({ min: 0, max: 60_00 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 2, max: 60 }),
});

describe.each(['vi-VN', 'ru-KZ', 'kk-KZ', 'es-ES'] as const)('%s: figures add up as the page shows them', (locale) => {
  const { moneyFormat: money } = siteOfLocale(locale);
  const { decimals }: Pick<MoneyFormat, 'decimals'> = money;
  /** The number that a visitor reads, in units of the last shown digit. */
  const shown = (cents: number) => Number(formatMoney(cents, money).replace(/\D/g, ''));

  test('the instalments of a loan are equal but for the last, and their sum is the amount and the interest', () => {
    fc.assert(
      fc.property(anyLoan, ({ units, ...loan }) => {
        const principalCents = units * 100;
        const rows = amortise({ ...loan, principalCents, decimals });
        const payments = rows.map(({ paymentCents }) => shown(paymentCents));
        const interest = sumOf(rows.map(({ interestCents }) => shown(interestCents)));
        const [first = 0, last = 0] = [payments[0], payments.at(-1)];
        expect(first * (loan.months - 1) + last).toBe(sumOf(payments));
        expect(sumOf(payments)).toBe(shown(principalCents) + interest);
        let owed = shown(principalCents);
        for (const row of rows) {
          expect(shown(row.interestCents) + shown(row.principalCents)).toBe(shown(row.paymentCents));
          owed -= shown(row.principalCents);
          expect(shown(row.balanceCents)).toBe(owed);
        }
      }),
    );
  });

  test('the columns of a loan with early repayments add up to its sums', () => {
    const fee = { overYearPercent: 1, lastYearPercent: 0.5, isLimitedToInterest: true };
    fc.assert(
      fc.property(
        anyLoan,
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom('shorter-term' as const, 'lower-instalment' as const),
        ({ units, ...loan }, extra, effect) => {
          const plan = { onceCents: extra * 100, onceMonth: 3, monthlyCents: extra * 10 * 100, effect, fee };
          const principalCents = units * 100;
          const planned = repayEarly({ ...loan, principalCents, decimals }, plan);
          const column = (name: 'interestCents' | 'extraCents' | 'feeCents' | 'principalCents') =>
            sumOf(planned.rows.map((row) => shown(row[name])));
          expect(column('interestCents')).toBe(shown(planned.interestCents));
          expect(column('extraCents')).toBe(shown(planned.extraCents));
          expect(column('feeCents')).toBe(shown(planned.feeCents));
          expect(column('principalCents') + column('extraCents')).toBe(shown(principalCents));
        },
      ),
    );
  });

  test('the amount, the interest and the fees of an offer are its total, and so are its payments', () => {
    fc.assert(
      fc.property(anyTerms, anyRequestedLoan, (terms, { amountCents, days }) => {
        const unlimited = { ...terms, minAmount: null, maxAmount: null };
        const cost = offerCost(unlimited, { amountCents: amountCents * 100, days, decimals });
        if (cost.kind === 'unknown') return expect.fail('These terms have a cost');
        const total = shown(cost.totalCents);
        expect(shown(cost.amountCents) + shown(cost.interestCents) + shown(cost.feesCents)).toBe(total);
        const equal = shown(cost.instalmentCents) * (cost.instalmentCount - 1);
        expect(shown(cost.paidAtStartCents) + equal + shown(cost.lastInstalmentCents)).toBe(total);
      }),
    );
  });
});
