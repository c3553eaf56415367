import type { PlannedLoan } from '@prestafaro/lending';
import type { ReactNode } from 'react';
import type { LoanSchedule } from '@/features/calculator/calculate-schedule';
import { type CalculatorTexts, exactAmount } from '@/features/calculator/calculator-texts';
import styles from '@/features/calculator/loan-schedule.module.css';
import { PaymentChart } from '@/features/calculator/payment-chart';
import { scheduleTable } from '@/features/calculator/schedule-table';
import { Table } from '@/ui/table/table';

export interface LoanScheduleViewProps {
  /** Id of the loan on the page. */
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
  const { schedule: messages, repayment } = texts;
  const { rows } = planned ?? schedule;
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
        {...scheduleTable(schedule, planned, texts, (cents) => exactAmount(cents, texts))}
      />
    </div>
  );
}
