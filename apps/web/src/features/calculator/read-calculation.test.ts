import { siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import type { CalculatorKind } from '@/features/calculator/calculator-kind';
import { readCalculation } from '@/features/calculator/read-calculation';
import { sampleKind } from '@/features/calculator/sample-kind';
import type { NumberWriting } from '@/shell/loan/typed-numbers';
import type { PageQuery } from '@/shell/page-query';
import { sampleView } from '@/shell/sample-view';

const business: CalculatorKind = {
  ...sampleKind,
  kind: 'auto',
  amountDefault: 15_000,
  monthsDefault: 48,
  ratePercentDefault: 8.99,
};

const read = (query: PageQuery) => {
  const calculation = readCalculation(query, [sampleKind, business], sampleView);
  const shown = calculation?.kinds.find(({ kind }) => kind.kind === calculation.chosen);
  return { chosen: calculation?.chosen, ...shown?.loan, isAdjusted: shown?.isAdjusted };
};

describe('readCalculation', () => {
  it('returns the default loan of the first kind for an empty query', () => {
    expect(read({})).toEqual({ chosen: 'personal', amount: 6000, ratePercent: 7.99, months: 36, isAdjusted: false });
  });

  it('returns the values that the form sent', () => {
    expect(read({ kind: 'auto', amount: '20000', rate: '12.5', months: '60' })).toEqual({
      chosen: 'auto',
      amount: 20_000,
      ratePercent: 12.5,
      months: 60,
      isAdjusted: false,
    });
  });

  it('gives the chosen kind its own default loan, and the other kind keeps its own', () => {
    expect(read({ kind: 'auto' })).toMatchObject({ amount: 15_000, ratePercent: 8.99, months: 48 });
    const both = readCalculation({ kind: 'auto', amount: '20000' }, [sampleKind, business], sampleView);
    expect(both?.kinds.map(({ loan }) => loan.amount)).toEqual([6000, 20_000]);
  });

  it.each([
    [{ amount: '6 500', rate: '8,5', months: '24' }],
    [{ amount: '6\u00a0500', rate: '8,50 %', months: '24' }],
    [{ amount: '6.500', rate: '8.5', months: ['24', '99'] }],
    [{ amount: '6.500,00 €', rate: '8.50%', months: '24,0' }],
  ])('reads numbers as they are typed without a script: %o', (query) => {
    expect(read(query)).toMatchObject({ amount: 6500, ratePercent: 8.5, months: 24, isAdjusted: false });
  });

  it.each([
    ['too much', { amount: '999999' }, { amount: 50_000 }],
    ['too little', { amount: '1' }, { amount: 300 }],
    ['a negative amount', { amount: '-6000' }, { amount: 300 }],
    ['a rate past the limit', { rate: '99' }, { ratePercent: 36 }],
    ['a hundred years', { months: '1200' }, { months: 96 }],
  ])('calculates the nearest possible loan and marks it as adjusted: %s', (_, query, shown) => {
    expect(read(query)).toMatchObject({ ...shown, isAdjusted: true });
  });

  it.each([
    ['no number', { amount: '<script>' }],
    ['an amount with cents', { amount: '1000,50' }],
    ['thousands or decimals', { amount: '6,000' }],
    ['a rate that is not a number', { rate: 'NaN' }],
    ['a rate with three decimals', { rate: '7,999' }],
    ['half a month', { months: '12,5' }],
    ['a kind that there is not', { kind: 'mortgage' }],
  ])('calculates the usual loan and marks it as adjusted: %s', (_, query) => {
    const usual = { chosen: 'personal', amount: 6000, ratePercent: 7.99, months: 36 };
    expect(read(query)).toEqual({ ...usual, isAdjusted: true });
  });

  it('keeps an amount between two steps', () => {
    expect(read({ amount: '6049' })).toMatchObject({ amount: 6049, isAdjusted: false });
  });

  it('returns the texts of the query as they were typed, with the reason why one is refused', () => {
    const calculation = readCalculation({ amount: '1000,50', rate: '7,999' }, [sampleKind], sampleView);
    const { amount, rate, months } = calculation?.kinds[0]?.asked ?? {};
    expect(amount).toMatchObject({ typed: '1000,50', problem: 'not-whole' });
    expect(rate).toMatchObject({ typed: '7,999', problem: 'ambiguous' });
    expect(months).toEqual({ typed: undefined, value: 36, isRefused: false });
  });

  const planOf = (query: PageQuery, view: NumberWriting = sampleView) =>
    readCalculation(query, [sampleKind], view)?.kinds[0];

  it('assumes the highest fee for an early repayment that the law of Spain allows, and none in a country without such a law', () => {
    const fee = { overYearPercent: 1, lastYearPercent: 0.5, isLimitedToInterest: true };
    expect(planOf({})?.plan).toEqual({
      onceCents: 0,
      onceMonth: 12,
      monthlyCents: 0,
      effect: 'shorter-term',
      fee,
    });
    const site = siteOfLocale('en-PH');
    expect(planOf({}, { site, money: site.moneyFormat })?.plan.fee).toEqual({
      overYearPercent: 0,
      lastYearPercent: 0,
      isLimitedToInterest: false,
    });
  });

  it('reads early repayments and the loan for comparison, and opens their parts', () => {
    const set = planOf({
      extra: '1.000',
      'extra-month': '6',
      'extra-monthly': '50 €',
      fee: '0,25',
      'extra-effect': 'lower-instalment',
    });
    expect(set?.plan).toMatchObject({
      onceCents: 1000_00,
      onceMonth: 6,
      monthlyCents: 50_00,
      effect: 'lower-instalment',
      fee: { overYearPercent: 0.25, lastYearPercent: 0.5 },
    });
    expect(set?.opens).toEqual({ repayment: true, comparison: false });
    const compared = planOf({ 'amount-b': '5000', 'rate-b': '9,5', 'months-b': '24' });
    expect(compared?.second).toEqual({ amount: 5000, ratePercent: 9.5, months: 24 });
    expect(compared?.opens).toEqual({ repayment: false, comparison: true });
  });

  it('keeps both parts closed for the values that the form sends while nobody has changed them', () => {
    const sent = { extra: '0', 'extra-month': '12', 'extra-monthly': '0', 'extra-effect': 'shorter-term', fee: '1' };
    expect(
      planOf({ ...sent, 'fee-last-year': '0,5', 'amount-b': '6 000', 'rate-b': '7,99', 'months-b': '36' })?.opens,
    ).toEqual({
      repayment: false,
      comparison: false,
    });
  });

  it('opens a part with a refused number, and does not call the loan adjusted for it', () => {
    const refused = planOf({ extra: '-5', 'months-b': '2' });
    expect(refused?.opens).toEqual({ repayment: true, comparison: true });
    expect(refused?.asked.extra).toMatchObject({ isRefused: true, problem: 'too-low', value: 0 });
    expect(refused?.isAdjusted).toBe(false);
  });

  it('treats an empty field as absent', () => {
    expect(read({ amount: '', rate: ' ', months: '' })).toMatchObject({ amount: 6000, isAdjusted: false });
  });

  it('keeps every hundredth of a percent as typed', () => {
    for (const rate of ['0.57', '0.29', '17.35', '35.99']) {
      expect(read({ rate })).toMatchObject({ ratePercent: Number(rate), isAdjusted: false });
    }
  });

  it('returns nothing without a kind of loan', () => {
    expect(readCalculation({}, [], sampleView)).toBeUndefined();
  });
});
