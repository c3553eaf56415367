import type { PluralForms } from '@prestafaro/countries';
import { english } from '@/messages/shell/english';
import type { ShellMessages } from '@/messages/shell/shape';

/** The Philippines: the SEC uses the effective interest rate (EIR), and companies have a TIN. */
export const philippine: ShellMessages<PluralForms<'en'>> = {
  ...english,
  loanSummary: { ...english.loanSummary, rate: 'Maximum EIR' },
  example: {
    title: 'Representative example',
    aprName: 'EIR',
    nominalRateName: 'Nominal interest rate',
    sentence:
      'Loan principal of {amount} for {days}: fixed nominal interest rate of {nominalRate} per year, effective interest rate (EIR) of {apr} per year, {fees}. {payments}. Total cost: {cost}. Total amount payable: {total}.',
    promotional:
      'Promotional offer, first loan with a principal of {amount} for {days}: fixed nominal interest rate of {nominalRate} per year, effective interest rate (EIR) of {apr} per year, {fees}. {payments}. Total cost: {cost}. Total amount payable: {total}.',
    onePayment: 'One payment of {total}',
    instalments: 'Instalments: {payments}',
    noFees: 'no fees',
    withFees: 'fees of {fees}',
  },
  provider: { ...english.provider, taxId: 'TIN', registry: 'SEC registration' },
};
