import { siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { type LoanSite, loanTexts } from '@/blocks/hero/loan-texts';
import { ratesOf } from '@/shell/loan/loan-ceiling';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';

const { site, money, messages } = sampleView;
const loanSite: LoanSite = {
  rates: ratesOf(sampleLoans),
  money,
  locale: site.locale,
  language: site.language,
  timeZone: 'Europe/Madrid',
  percentSign: site.percentSign,
  termForms: { days: messages.units.days, months: messages.units.months },
  periodUntil: messages.simulator.periodUntil,
  instalments: messages.loanSummary.instalments,
  lent: sampleLoans.lent,
  terms: messages.simulator.terms,
};
const textsOf = (days: number, now: Date | null) => loanTexts({ amount: 300, days }, loanSite, now);

describe('loanTexts', () => {
  it('states what is lent, what it costs and what is paid back', () => {
    expect(textsOf(91, null)).toMatchObject({
      lent: '300\u00a0€',
      cost: '23,90\u00a0€',
      costAmount: 23.9,
      total: '323,90\u00a0€',
      apr: '36\u00a0%',
    });
  });

  it.each([
    ['es-ES', 31.96, 300, 120, '35,51\u00a0%'],
    ['es-MX', 120, 2000, 91, '185,71\u00a0%'],
    ['uk-UA', 365, 3000, 21, '2\u00a0647,19\u00a0%'],
  ])('states the rate of the loan that is shown, not the highest of the site: %s', (_, rate, amount, days, apr) => {
    expect(
      loanTexts({ amount, days }, { ...loanSite, rates: { ...loanSite.rates, nominalRatePercent: rate } }, null).apr,
    ).toBe(apr);
  });

  it('costs a whole number of units where nobody pays cents', () => {
    const rates = { ...loanSite.rates, nominalRatePercent: 18.65 };
    const dong = { ...loanSite, rates, money: siteOfLocale('vi-VN').moneyFormat };
    expect(loanTexts({ amount: 3_000_000, days: 90 }, dong, null)).toMatchObject({
      lent: '3.000.000\u00a0₫',
      cost: '137.958\u00a0₫',
      costAmount: 137_958,
      total: '3.137.958\u00a0₫',
    });
  });

  it('states the payments of a loan of months, which add up to its total', () => {
    expect(loanTexts({ amount: 10_000, days: 1095 }, loanSite, null)).toMatchObject({
      total: '15\u00a0509,49\u00a0€',
      apr: '36\u00a0%',
      instalments: '36 × 430,83\u00a0€, la última de 430,44\u00a0€',
      otherTerms: null,
    });
  });

  it('says which terms an amount has, if no offer lends it for the chosen one', () => {
    expect(loanTexts({ amount: 10_000, days: 91 }, loanSite, null).otherTerms).toBe(
      'Para 10\u00a0000\u00a0€ hay plazos de 6\u00a0meses a 36\u00a0meses.',
    );
  });

  it('names no repayment date when the current date is unknown', () => {
    expect(textsOf(91, null)).toMatchObject({ dueDate: null, daysValue: null });
  });

  it('counts the days from the date in the country, not from the UTC date', () => {
    // 00:30 of 3 November in Madrid.
    const texts = textsOf(10, new Date('2026-11-02T23:30:00Z'));
    expect(texts.dueDate).toBe('13 nov 2026');
    expect(texts.daysValue).toContain('10');
    expect(texts.daysValue).toContain('13 de noviembre de 2026');
  });
});
