import { describe, expect, it } from 'vitest';
import type { CalculatorKind } from '@/features/calculator/calculator-kind';
import { readCalculation } from '@/features/calculator/read-calculation';
import type { PageQuery } from '@/shell/page-query';

const personal: CalculatorKind = {
  kind: 'personal',
  label: 'Personal',
  amountMin: 300,
  amountMax: 50_000,
  amountStep: 100,
  amountDefault: 6_000,
  monthsMin: 3,
  monthsMax: 96,
  monthsDefault: 36,
  ratePercentDefault: 7.99,
  ratePercentMax: 36,
  documents: null,
};
const business: CalculatorKind = {
  ...personal,
  kind: 'auto',
  amountDefault: 15_000,
  monthsDefault: 48,
  ratePercentDefault: 8.99,
};

const read = (query: PageQuery) => {
  const calculation = readCalculation(query, [personal, business]);
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
    const both = readCalculation({ kind: 'auto', amount: '20000' }, [personal, business]);
    expect(both?.kinds.map(({ loan }) => loan.amount)).toEqual([6000, 20_000]);
  });

  it.each([
    [{ amount: '6 500', rate: '8,5', months: '24' }],
    [{ amount: '6\u00a0500', rate: '8,50 %', months: '24' }],
    [{ amount: '6.500', rate: '8.5', months: ['24', '99'] }],
    [{ amount: '6,500', rate: '8.50%', months: '24' }],
  ])('reads numbers as they are typed without a script: %o', (query) => {
    expect(read(query)).toMatchObject({ amount: 6500, ratePercent: 8.5, months: 24, isAdjusted: false });
  });

  it.each([
    ['too much', { amount: '999999' }, { amount: 50_000 }],
    ['too little', { amount: '1' }, { amount: 300 }],
    ['between two steps', { amount: '6049' }, { amount: 6000 }],
    ['no number', { amount: '<script>' }, { amount: 6000 }],
    ['a negative amount', { amount: '-6000' }, { amount: 6000 }],
    ['a rate past the limit', { rate: '99' }, { ratePercent: 36 }],
    ['a rate finer than a hundredth', { rate: '7.999' }, { ratePercent: 8 }],
    ['a rate that is none', { rate: 'NaN' }, { ratePercent: 7.99 }],
    ['half a month', { months: '12.5' }, { months: 13 }],
    ['a hundred years', { months: '1200' }, { months: 96 }],
    ['a kind that there is not', { kind: 'mortgage' }, { chosen: 'personal' }],
  ])('takes the nearest possible value and marks the loan as adjusted: %s', (_, query, shown) => {
    expect(read(query)).toMatchObject({ ...shown, isAdjusted: true });
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
    expect(readCalculation({}, [])).toBeUndefined();
  });
});
