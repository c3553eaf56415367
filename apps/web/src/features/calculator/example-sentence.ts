import type { LoanSchedule } from '@/features/calculator/calculate-schedule';
import type { CalculatorLoan } from '@/features/calculator/calculator-kind';
import {
  type CalculatorTexts,
  counted,
  exactAmount,
  percent,
  wholeAmount,
} from '@/features/calculator/calculator-texts';
import { fill } from '@/messages/fill';

/** R2: the standard information of the calculated loan, in one sentence of the country. */
export function exampleSentence(loan: CalculatorLoan, schedule: LoanSchedule, texts: CalculatorTexts): string {
  return fill(texts.example.sentence, {
    amount: wholeAmount(loan.amount * 100, texts),
    months: counted(loan.months, texts.months, texts).replace(' ', '\u00a0'),
    rateName: texts.rateName,
    rate: percent(loan.ratePercent, texts),
    aprName: texts.aprName,
    apr: percent(schedule.aprPercent, texts),
    payments: paymentsText(loan, schedule, texts),
    interest: exactAmount(schedule.interestCents, texts),
    total: exactAmount(schedule.totalCents, texts),
  });
}

/** `35 cuotas de 187,99 € y una última de 188,03 €` */
function paymentsText({ months }: CalculatorLoan, schedule: LoanSchedule, texts: CalculatorTexts): string {
  const { equalPayments, unequalPayments } = texts.example;
  const { amount, last } = paymentTexts(schedule, texts);
  const payments = (count: number) => fill(counted(count, equalPayments, texts), { amount });
  return last === null ? payments(months) : fill(unequalPayments, { payments: payments(months - 1), last });
}

/** The instalment and the last one. `last` is null if both are equal. */
export function paymentTexts({ paymentCents, lastPaymentCents }: LoanSchedule, texts: CalculatorTexts) {
  const [amount, last] = [exactAmount(paymentCents, texts), exactAmount(lastPaymentCents, texts)];
  return { amount, last: amount === last ? null : last };
}
