import type { PlannedLoan, RepaymentPlan } from '@prestafaro/lending';
import type { LoanSchedule } from '@/features/calculator/calculate-schedule';
import { type CalculatorTexts, counted, exactAmount } from '@/features/calculator/calculator-texts';
import { Fact } from '@/features/calculator/fact';
import styles from '@/features/calculator/loan-result.module.css';
import { fill } from '@/messages/fill';
import { Card } from '@/ui/card/card';

export interface RepaymentSavingsProps {
  /** Id of the loan on the page. */
  id: string;
  plan: RepaymentPlan;
  schedule: LoanSchedule;
  planned: PlannedLoan;
  texts: CalculatorTexts;
}

/** What the early repayments save in interest and in months, what they cost, and the last month or the lower instalment. */
export function RepaymentSavings({ id, plan, schedule, planned, texts }: RepaymentSavingsProps) {
  const messages = texts.repayment;
  const lastMonth = planned.rows.length;
  const isTooLate = plan.onceCents > 0 && plan.onceMonth > lastMonth;
  const titleId = `${id}-savings`;
  return (
    <Card>
      <section className={styles.result} aria-labelledby={titleId} aria-live="polite">
        <strong id={titleId}>{messages.title}</strong>
        {isTooLate && <p>{fill(messages.tooLate, { last: String(lastMonth), month: String(plan.onceMonth) })}</p>}
        {planned.extraCents > 0 && (
          <dl className={styles.facts}>
            {savedFact(planned, texts)}
            {planned.savedMonths > 0 && (
              <Fact
                label={messages.savedMonths}
                figure={counted(planned.savedMonths, texts.months, texts)}
                note={fill(messages.savedMonthsNote, {
                  last: String(lastMonth),
                  planned: String(schedule.rows.length),
                })}
              />
            )}
            {plan.effect === 'lower-instalment' && newInstalmentFact(planned, schedule, texts)}
          </dl>
        )}
      </section>
    </Card>
  );
}

/** The saved interest without the fee. It is a loss if the fee is higher. */
function savedFact({ savedInterestCents, feeCents }: PlannedLoan, texts: CalculatorTexts) {
  const { saved, costs, savedNote } = texts.repayment;
  const cents = savedInterestCents - feeCents;
  const note = { interest: exactAmount(savedInterestCents, texts), fee: exactAmount(feeCents, texts) };
  return (
    <Fact label={cents < 0 ? costs : saved} figure={exactAmount(Math.abs(cents), texts)} note={fill(savedNote, note)} />
  );
}

/** The instalment of the month after the first repayment. None if that repaid the whole debt. */
function newInstalmentFact({ rows }: PlannedLoan, schedule: LoanSchedule, texts: CalculatorTexts) {
  const firstMonth = rows.find(({ extraCents }) => extraCents > 0)?.month ?? 0;
  const next = rows[firstMonth];
  if (!next) return null;
  const { newInstalment, newInstalmentNote } = texts.repayment;
  const note = { month: String(next.month), before: exactAmount(schedule.paymentCents, texts) };
  return (
    <Fact label={newInstalment} figure={exactAmount(next.paymentCents, texts)} note={fill(newInstalmentNote, note)} />
  );
}
