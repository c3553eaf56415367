import { describe, expect, it } from 'vitest';
import { type PaymentSite, paymentTexts } from '@/blocks/hero/payment-texts';
import { ratesOf } from '@/shell/loan/loan-ceiling';
import { amountScale } from '@/shell/loan/loan-scale';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';

const { money, messages, site } = sampleView;
const paymentSite: PaymentSite = {
  rates: ratesOf(sampleLoans),
  money,
  percentSign: site.percentSign,
  amounts: amountScale(sampleLoans),
  instalments: messages.loanSummary.instalments,
  tooLittle: messages.simulator.entries.tooLittle,
};

describe('paymentTexts', () => {
  it('state the largest loan whose instalments can be paid', () => {
    expect(paymentTexts({ payment: 110, months: 6 }, paymentSite)).toEqual({
      amount: '600\u00a0€',
      cost: '55,64\u00a0€',
      instalments: '6 × 109,28\u00a0€, la última de 109,24\u00a0€',
      apr: '35,98\u00a0%',
      tooLittle: null,
      lent: 600,
      costAmount: 55.64,
    });
  });

  it('say that nothing can be had for so little, and show the smallest amount', () => {
    expect(paymentTexts({ payment: 10, months: 3 }, paymentSite)).toMatchObject({
      amount: '50\u00a0€',
      tooLittle: 'Con esa cuota no alcanza ni para 50\u00a0€: alarga el plazo.',
    });
  });
});
