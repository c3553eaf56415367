import { loanDifference } from '@prestafaro/lending';
import { calculateSchedule } from '@/features/calculator/calculate-schedule';
import type { CalculatorLoan } from '@/features/calculator/calculator-kind';
import {
  type CalculatorTexts,
  counted,
  exactAmount,
  percent,
  wholeAmount,
} from '@/features/calculator/calculator-texts';
import styles from '@/features/calculator/loan-schedule.module.css';
import { fill } from '@/messages/fill';
import { classNames } from '@/ui/class-names';
import { Table } from '@/ui/table/table';

export interface LoanComparisonProps {
  /** Id of the comparison on the page. */
  id: string;
  loans: readonly [CalculatorLoan, CalculatorLoan];
  texts: CalculatorTexts;
}

/** Two loans side by side, and their differences in words. */
export function LoanComparison({ id, loans, texts }: LoanComparisonProps) {
  const { comparison: messages, result } = texts;
  const figures = loans.map((loan) => calculateSchedule(loan, texts.money));
  const row = (head: string, cellOf: (index: 0 | 1) => string) => [head, cellOf(0), cellOf(1)];
  const figureRow = (head: string, figure: 'paymentCents' | 'interestCents' | 'totalCents') =>
    row(head, (index) => exactAmount(figures[index]?.[figure] ?? 0, texts));
  return (
    <div className={classNames(styles.schedule, styles.comparison)}>
      <div aria-live="polite">
        {differenceSentences(loans, texts).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Table
        id={`${id}-table`}
        caption={messages.caption}
        columns={[
          { key: 'item', head: messages.item },
          { key: 'first', head: messages.first },
          { key: 'second', head: messages.second },
        ]}
        rows={[
          row(texts.lent, (index) => wholeAmount(loans[index].amount * 100, texts)),
          row(texts.rateName, (index) => percent(loans[index].ratePercent, texts)),
          row(messages.term, (index) => counted(loans[index].months, texts.months, texts)),
          figureRow(result.monthlyPayment, 'paymentCents'),
          figureRow(result.interest, 'interestCents'),
          figureRow(result.total, 'totalCents'),
          row(texts.aprName, (index) => percent(figures[index]?.aprPercent ?? 0, texts)),
        ]}
      />
    </div>
  );
}

/** By how much the second loan differs from the first. */
export function differenceSentences([first, second]: LoanComparisonProps['loans'], texts: CalculatorTexts): string[] {
  const { comparison: messages, aprName, money } = texts;
  const difference = loanDifference(calculateSchedule(first, money), calculateSchedule(second, money));
  const worded = ({ more, less, same }: Record<'more' | 'less' | 'same', string>, value: number, shown: string) =>
    fill(value === 0 ? same : value > 0 ? more : less, { difference: shown, aprName });
  const amount = (cents: number) => exactAmount(Math.abs(cents), texts);
  return [
    worded(messages.instalment, difference.paymentCents, amount(difference.paymentCents)),
    worded(messages.interest, difference.interestCents, amount(difference.interestCents)),
    ...(first.amount === second.amount ? [] : [fill(messages.otherAmount, { aprName })]),
  ];
}
