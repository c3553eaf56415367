import type { PlannedLoan } from '@prestafaro/lending';
import type { ReactNode } from 'react';
import type { LoanSchedule } from '@/features/calculator/calculate-schedule';
import { type CalculatorTexts, exactAmount } from '@/features/calculator/calculator-texts';
import styles from '@/features/calculator/loan-schedule.module.css';
import { PaymentChart } from '@/features/calculator/payment-chart';
import { Table } from '@/ui/table/table';

export interface LoanScheduleViewProps {
  /** Of the loan on the page. */
  id: string;
  schedule: LoanSchedule;
  /** The same loan with early repayments: chart and table are those of it. */
  planned?: PlannedLoan | undefined;
  texts: CalculatorTexts;
  /** Above the chart. */
  children?: ReactNode;
}

/** The loan month by month: a chart, and the same rows as a table (specification §3). */
export function LoanScheduleView({ id, schedule, planned, texts, children }: LoanScheduleViewProps) {
  const { schedule: messages, repayment, result } = texts;
  const inMoney = (cents: number) => exactAmount(cents, texts);
  const { rows, interestCents } = planned ?? schedule;
  const principalCents = schedule.totalCents - schedule.interestCents - (planned?.extraCents ?? 0);
  // Early repayments and their fees have columns only if there are some.
  const ofPlan = <Cell,>(...cells: Cell[]) => (planned ? cells : []);
  return (
    <div className={styles.schedule}>
      {children}
      <PaymentChart
        id={`${id}-chart`}
        rows={rows}
        slots={schedule.rows.length}
        note={planned && repayment.chartNote}
        texts={texts}
      />
      <Table
        id={`${id}-table`}
        caption={messages.table}
        columns={[
          { key: 'month', head: messages.month },
          { key: 'payment', head: result.monthlyPayment },
          { key: 'interest', head: result.interest, isCost: true },
          { key: 'debt', head: messages.debt },
          ...ofPlan({ key: 'extra', head: repayment.extra }, { key: 'fee', head: repayment.fee, isCost: true }),
          { key: 'remaining', head: messages.remaining },
        ]}
        rows={rows.map((row, index) => [
          String(row.month),
          ...[row.paymentCents, row.interestCents, row.principalCents].map(inMoney),
          ...ofPlan(planned?.rows[index]?.extraCents ?? 0, planned?.rows[index]?.feeCents ?? 0).map(inMoney),
          inMoney(row.balanceCents),
        ])}
        foot={[
          messages.sum,
          ...[interestCents + principalCents, interestCents, principalCents].map(inMoney),
          ...ofPlan(planned?.extraCents ?? 0, planned?.feeCents ?? 0).map(inMoney),
          '',
        ]}
      />
    </div>
  );
}
