import { siteOfLocale } from '@prestafaro/countries';
import { sitesWithTypedAmounts } from '@prestafaro/countries/typed-amounts';
import { describe, expect, it } from 'vitest';
import { siteLoans } from '@/shell/loan/loan-range';
import { readRequestedLoan } from '@/shell/loan/requested-loan';
import { sampleLoans } from '@/shell/loan/sample-loans';
import type { PageQuery } from '@/shell/page-query';
import { sampleView } from '@/shell/sample-view';

const noOffers = siteLoans(sampleView.settings.simulator, []);
const read = (query: PageQuery) => readRequestedLoan(query, noOffers, sampleView);

describe('readRequestedLoan', () => {
  it('returns the default loan for an empty query', () => {
    const typed = { amount: undefined, days: undefined };
    expect(read({})).toEqual({ amount: 300, days: 91, choice: 'none', typed });
  });

  it('returns the values that the sliders sent', () => {
    const typed = { amount: '500', days: '100' };
    expect(read({ amount: '500', days: '100' })).toEqual({ amount: 500, days: 100, choice: 'exact', typed });
  });

  it('keeps an amount between two steps of the slider', () => {
    expect(read({ amount: '304' })).toMatchObject({ amount: 304, choice: 'exact' });
  });

  it.each([
    ['more than there is', '99999', 1000],
    ['less than there is', '1', 100],
    ['a negative amount', '-300', 100],
    ['nonsense', '<script>', 300],
    ['an amount with cents', '500,50', 300],
    ['thousands or decimals', '1,000', 300],
    ['another notation', '1e3', 300],
  ])('takes the nearest or the usual amount and marks the loan as adjusted: %s', (_, amount, shown) => {
    expect(read({ amount })).toMatchObject({ amount: shown, choice: 'adjusted', typed: { amount } });
  });

  it('refuses half a day', () => {
    expect(read({ days: '91,5' })).toMatchObject({ days: 91, choice: 'adjusted' });
  });

  it('accepts every amount and term of the offers of the site', () => {
    const readLong = (query: PageQuery) => readRequestedLoan(query, sampleLoans, sampleView);
    expect(readLong({ amount: '5000', days: '730' })).toMatchObject({ amount: 5000, days: 730, choice: 'exact' });
    expect(readLong({ amount: '5000', days: '2000' })).toMatchObject({ days: 1095, choice: 'adjusted' });
  });

  it.each([
    ['36', { days: 1095, choice: 'exact' }],
    ['3', { days: 91, choice: 'exact' }],
    ['37', { days: 1095, choice: 'adjusted' }],
    ['2', { days: 91, choice: 'adjusted' }],
    ['mucho', { days: 91, choice: 'adjusted' }],
  ])('reads a term of %s months, as a form without scripts sends it', (days, loan) => {
    expect(readRequestedLoan({ days, unit: 'months' }, sampleLoans, sampleView)).toMatchObject(loan);
  });

  it('takes the first of two values', () => {
    expect(read({ amount: ['400', '900'] }).amount).toBe(400);
  });

  it('treats an empty field as absent', () => {
    expect(read({ amount: '', days: '' }).choice).toBe('none');
  });
});

describe.each(sitesWithTypedAmounts)('the amounts that visitors of %s send without JavaScript', (locale, amounts) => {
  const site = siteOfLocale(locale);
  const writing = { site, money: site.moneyFormat };
  const range = { ...noOffers, amountMin: 0, amountMax: 1_000_000_000_000 };

  it.each(amounts)('"$text" is $meaning', ({ text, meaning }) => {
    const { amount, choice } = readRequestedLoan({ amount: text }, range, writing);
    if (meaning === 'missing') expect(choice).toBe('none');
    else if (typeof meaning === 'number' && meaning >= 0) expect([amount, choice]).toEqual([meaning, 'exact']);
    else expect(choice).toBe('adjusted');
  });
});
