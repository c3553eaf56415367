import type { PluralForms } from '@prestafaro/countries';
import type { CalculatorMessages } from '@/features/calculator/messages/shape';

export const english: CalculatorMessages<PluralForms<'en'>> = {
  form: {
    label: 'Your loan',
    kind: 'Type of loan',
    rate: 'Yearly interest',
    rateHint: 'The nominal rate of your offer, not the {aprName}.',
    rateInput: 'Yearly interest in percent',
    monthsInput: 'Period in months',
    submit: 'Calculate',
  },
  result: {
    adjusted: 'Some of the figures are not possible: this is worked out for {amount} over {months} at {rate}.',
    total: 'You repay in total',
    interest: 'Interest',
    monthlyPayment: 'Monthly instalment',
    allEqual: 'all the same',
    lastPayment: 'the last one, {amount}',
    payments: 'Number of instalments',
    paymentsNote: 'one a month',
    effectiveRate: 'Equivalent {aprName}',
    effectiveRateNote: '{rateName} {rate}, without fees',
    offers: 'See the offers',
  },
  example: {
    sentence:
      'Loan of {amount} over {months}. {rateName} {rate} a year, fixed; {aprName} {apr}; no fees. {payments}. Interest: {interest}. Total repayable: {total}.',
    equalPayments: { one: '{count} instalment of {amount}', other: '{count} instalments of {amount}' },
    unequalPayments: '{payments} and a last one of {last}',
  },
  schedule: {
    title: 'Month by month',
    lead: 'The instalment stays the same, its parts do not: at first you pay more interest, at the end more of the debt.',
    chart: 'What each instalment is made of',
    chartName: {
      one: 'Interest and debt in {count} instalment',
      other: 'Interest and debt in each of the {count} instalments',
    },
    chartDescription:
      'Interest goes from {firstInterest} in the first instalment to {lastInterest} in the last; the debt repaid, from {firstDebt} to {lastDebt}. The table below has all the figures.',
    chartNote: 'Each bar is a month. The figure above it is the interest of that instalment.',
    debtPart: 'Debt that you repay',
    table: 'The same figures, as a table',
    month: 'Month',
    debt: 'Debt',
    remaining: 'Still owed',
    sum: 'Total',
  },
  documents: 'Documents that you may be asked for',
};
