import { describe, expect, it } from 'vitest';
import { readRequestedLoan } from '@/shell/loan/requested-loan';

const settings = {
  simulator: {
    amountMin: 100,
    amountMax: 1000,
    amountStep: 10,
    amountDefault: 300,
    daysMin: 91,
    daysMax: 120,
    daysDefault: 91,
    nominalRatePercent: 31.96,
    maxAprPercent: 36,
  },
};

describe('readRequestedLoan', () => {
  it('returns the default loan for an empty query', () => {
    expect(readRequestedLoan({}, settings)).toEqual({ amount: 300, days: 91, choice: 'none' });
  });

  it('returns the values that the sliders sent', () => {
    expect(readRequestedLoan({ amount: '500', days: '100' }, settings)).toEqual({
      amount: 500,
      days: 100,
      choice: 'exact',
    });
  });

  it.each(['1 000', '1\u00a0000', '1.000', '1,000', '1’000'])('reads %s as it was typed without a script', (amount) => {
    expect(readRequestedLoan({ amount }, settings)).toMatchObject({ amount: 1000, choice: 'exact' });
  });

  it.each([
    ['more than there is', '99999', 1000],
    ['less than there is', '1', 100],
    ['between two steps', '304', 300],
    ['nonsense', '<script>', 300],
    ['a negative amount', '-300', 300],
    ['another notation', '1e3', 300],
  ])('takes the nearest possible amount and marks the loan as adjusted: %s', (_, amount, shown) => {
    expect(readRequestedLoan({ amount }, settings)).toMatchObject({ amount: shown, choice: 'adjusted' });
  });

  it('takes the first of two values', () => {
    expect(readRequestedLoan({ amount: ['400', '900'] }, settings).amount).toBe(400);
  });

  it('treats an empty field as absent', () => {
    expect(readRequestedLoan({ amount: '', days: '' }, settings).choice).toBe('none');
  });
});
