import type { LoanSchedule } from '@/features/calculator/calculate-schedule';
import { type CalculatorTexts, exactAmount } from '@/features/calculator/calculator-texts';
import styles from '@/features/calculator/loan-schedule.module.css';
import { PaymentChart } from '@/features/calculator/payment-chart';
import { Table } from '@/ui/table/table';

export interface LoanScheduleViewProps {
  /** Of the loan on the page. */
  id: string;
  schedule: LoanSchedule;
  texts: CalculatorTexts;
}

/** The loan month by month: a chart, and the same rows as a table (specification §3). */
export function LoanScheduleView({ id, schedule, texts }: LoanScheduleViewProps) {
  const { schedule: messages, result } = texts;
  const { rows, interestCents, totalCents } = schedule;
  const inMoney = (cents: number) => exactAmount(cents, texts);
  return (
    <div className={styles.schedule}>
      <PaymentChart id={`${id}-chart`} schedule={schedule} texts={texts} />
      <Table
        id={`${id}-table`}
        caption={messages.table}
        columns={[
          { key: 'month', head: messages.month },
          { key: 'payment', head: result.monthlyPayment },
          { key: 'interest', head: result.interest, isCost: true },
          { key: 'debt', head: messages.debt },
          { key: 'remaining', head: messages.remaining },
        ]}
        rows={rows.map(({ month, paymentCents, interestCents: interest, principalCents, balanceCents }) => [
          String(month),
          ...[paymentCents, interest, principalCents, balanceCents].map(inMoney),
        ])}
        foot={[messages.sum, inMoney(totalCents), inMoney(interestCents), inMoney(totalCents - interestCents), '']}
      />
    </div>
  );
}
