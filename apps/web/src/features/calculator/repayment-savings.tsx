import type { PlannedLoan, RepaymentPlan } from '@prestafaro/lending';
import type { LoanSchedule } from '@/features/calculator/calculate-schedule';
import { type CalculatorTexts, counted, exactAmount } from '@/features/calculator/calculator-texts';
import { Fact } from '@/features/calculator/fact';
import styles from '@/features/calculator/loan-result.module.css';
import { fill } from '@/messages/fill';
import { Card } from '@/ui/card/card';

export interface RepaymentSavingsProps {
  plan: RepaymentPlan;
  schedule: LoanSchedule;
  planned: PlannedLoan;
  texts: CalculatorTexts;
}

/** What the early repayments save in interest and in months, what they cost, and the last month or the lower instalment. */
export function RepaymentSavings({ plan, schedule, planned, texts }: RepaymentSavingsProps) {
  const messages = texts.repayment;
  const months = schedule.rows.length;
  const { rows, savedInterestCents, savedMonths, feeCents, extraCents } = planned;
  const isTooLate = plan.onceCents > 0 && plan.onceMonth > rows.length;
  const firstExtra = rows.find((row) => row.extraCents > 0)?.month ?? 0;
  const lowered = rows[firstExtra];
  return (
    <Card>
      <output className={styles.result}>
        <strong>{messages.title}</strong>
        {isTooLate && <p>{fill(messages.tooLate, { last: String(rows.length), month: String(plan.onceMonth) })}</p>}
        {extraCents > 0 && (
          <dl className={styles.facts}>
            <Fact
              label={messages.saved}
              figure={exactAmount(savedInterestCents - feeCents, texts)}
              note={fill(messages.savedNote, {
                interest: exactAmount(savedInterestCents, texts),
                fee: exactAmount(feeCents, texts),
              })}
            />
            <Fact
              label={messages.savedMonths}
              figure={counted(savedMonths, texts.months, texts)}
              note={fill(messages.savedMonthsNote, { last: String(rows.length), planned: String(months) })}
            />
            {plan.effect === 'lower-instalment' && lowered && (
              <Fact
                label={messages.newInstalment}
                figure={exactAmount(lowered.paymentCents, texts)}
                note={fill(messages.newInstalmentNote, {
                  month: String(lowered.month),
                  before: exactAmount(schedule.paymentCents, texts),
                })}
              />
            )}
          </dl>
        )}
      </output>
    </Card>
  );
}
