import { describe, expect, it } from 'vitest';
import { siteLoans } from '@/shell/loan/loan-range';
import { paymentRange, readPayment } from '@/shell/loan/monthly-payment';
import type { PageQuery } from '@/shell/page-query';
import { sampleView } from '@/shell/sample-view';

const costs = { openingFeePercent: 0, openingFee: 0, monthlyFee: 0, firstLoanFreeUpTo: null, firstLoanFreeDays: null };
const cost = { repayment: 'instalments' as const, nominalRatePercent: 12, ...costs };
const offer = { minAmount: 50, maxAmount: 10_000, minDays: 91, maxDays: 1095, cost };
const loans = siteLoans(sampleView.settings.simulator, [offer]);
const read = (query: PageQuery) => readPayment(query, loans, sampleView);

describe('readPayment', () => {
  it('finds the largest amount whose instalments can be paid', () => {
    expect(read({ payment: '110', months: '6' })).toEqual({ amount: 600, days: 183, isAdjusted: false });
    expect(read({ payment: '440 €', months: '36' })).toEqual({ amount: 10_000, days: 1095, isAdjusted: false });
  });

  it('reads no loan from a query without a payment, or on a site without instalments', () => {
    expect(read({ amount: '300' })).toBeUndefined();
    expect(readPayment({ payment: '110' }, siteLoans(sampleView.settings.simulator, []), sampleView)).toBeUndefined();
  });

  it('takes the nearest or the usual numbers for refused ones, and says so', () => {
    expect(read({ payment: '1', months: '3' })).toMatchObject({ days: 91, isAdjusted: true });
    expect(read({ payment: 'mucho' })).toMatchObject({ days: 183, isAdjusted: true });
  });

  it('is the smallest amount for the longest term if nothing can be paid so', () => {
    const large = siteLoans({ ...sampleView.settings.simulator, amountMin: 900, amountMax: 1000 }, [
      { ...offer, minAmount: 900 },
    ]);
    expect(readPayment({ payment: '20', months: '3' }, large, sampleView)).toEqual({
      amount: 900,
      days: 1095,
      isAdjusted: true,
    });
  });
});

it('paymentRange: has steps of the amounts of the site, and its months', () => {
  expect(paymentRange(loans)).toEqual({
    payment: { min: 20, max: 1000, step: 10, usual: 100 },
    months: { min: 3, max: 36, usual: 6 },
  });
});
