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
    errors: 'Check these figures',
  },
  repaymentForm: {
    summary: 'Repay early',
    once: 'One extra payment',
    onceMonth: 'Month of the extra payment',
    monthly: 'Extra payment every month',
    effect: 'What should change',
    effects: {
      'shorter-term': 'Fewer months',
      'lower-instalment': 'Lower instalment',
    },
    fee: 'Fee while more than a year remains',
    lastYearFee: 'Fee while a year or less remains',
    feeByLaw:
      'The fee is an assumption: the most that the law allows, and never more than the interest that remains. Change it if your contract says otherwise.',
    feeAssumed: 'The fee is an assumption. Enter the one in your contract.',
  },
  comparisonForm: {
    summary: 'Compare with another loan',
    lead: 'Enter the figures of the second loan. The first one is the loan above.',
    amount: 'Amount of the second',
    rate: 'Yearly interest of the second in percent',
    months: 'Period of the second in months',
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
    lead: 'Each instalment has two parts, and they change: at first you pay more interest, at the end more of the debt.',
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
  repayment: {
    title: 'What changes if you repay early',
    saved: 'You save',
    costs: 'It costs you more by',
    savedNote: '{interest} in interest, less {fee} in fees',
    savedMonths: 'You finish earlier by',
    savedMonthsNote: 'last instalment in month {last} instead of {planned}',
    newInstalment: 'New instalment',
    newInstalmentNote: 'from month {month}; before, {before}',
    chartNote: 'Extra payments are not drawn: they are in the table.',
    tooLate:
      'The loan ends in month {last}, so the extra payment in month {month} does not count. Choose an earlier month.',
    extra: 'Extra payment',
    fee: 'Fee',
  },
  comparison: {
    caption: 'The two loans, figure by figure',
    item: 'Figure',
    first: 'First',
    second: 'Second',
    term: 'Period',
    instalment: {
      more: 'The instalment of the second is {difference} higher.',
      less: 'The instalment of the second is {difference} lower.',
      same: 'Both have the same instalment.',
    },
    interest: {
      more: 'The second costs {difference} more in interest.',
      less: 'The second costs {difference} less in interest.',
      same: 'Both cost the same in interest.',
    },
    otherAmount: 'They lend different amounts: to compare the price, look at the {aprName}.',
  },
  download: {
    button: 'Download the table (CSV)',
    fileName: 'loan-instalments',
  },
  documents: 'Documents that you may be asked for',
};
