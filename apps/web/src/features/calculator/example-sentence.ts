import type { CalculatorLoan } from '@/features/calculator/calculator-kind';
import type { LoanSchedule } from '@/features/calculator/reckon';
import { counted, exactly, percent, type Voice, whole } from '@/features/calculator/voice';
import { fill } from '@/messages/fill';

/** R2: the standard information of the loan that is shown, in one sentence of the country. */
export function exampleSentence(loan: CalculatorLoan, schedule: LoanSchedule, voice: Voice): string {
  return fill(voice.example.sentence, {
    amount: whole(loan.amount * 100, voice),
    months: counted(loan.months, voice.months, voice).replace(' ', '\u00a0'),
    rateName: voice.rateName,
    rate: percent(loan.ratePercent, voice),
    aprName: voice.aprName,
    apr: percent(schedule.aprPercent, voice),
    payments: paymentsText(loan, schedule, voice),
    interest: exactly(schedule.interestCents, voice),
    total: exactly(schedule.totalCents, voice),
  });
}

/** `35 cuotas de 187,99 € y una última de 188,03 €` */
function paymentsText({ months }: CalculatorLoan, schedule: LoanSchedule, voice: Voice): string {
  const { paymentCents, lastPaymentCents } = schedule;
  const { equalPayments, unequalPayments } = voice.example;
  const payments = (count: number) =>
    fill(counted(count, equalPayments, voice), { amount: exactly(paymentCents, voice) });
  if (paymentCents === lastPaymentCents) return payments(months);
  return fill(unequalPayments, { payments: payments(months - 1), last: exactly(lastPaymentCents, voice) });
}
