import type { AmortisationRow, PlannedLoan } from '@prestafaro/lending';
import type { LoanSchedule } from '@/features/calculator/calculate-schedule';
import type { CalculatorTexts } from '@/features/calculator/calculator-texts';

/** The months of a loan as a table, for the page and for the file, with the column heads in front and the sums at the end. */
export interface ScheduleTable {
  readonly columns: readonly { readonly key: string; readonly head: string; readonly isCost?: boolean }[];
  readonly rows: readonly (readonly string[])[];
  readonly foot: readonly string[];
}

/**
 * The table of a loan, or of the same loan with early repayments, which adds columns for them and their fees.
 * @param texts the heads of the columns
 * @param inMoney writes cents
 */
export function scheduleTable(
  schedule: LoanSchedule,
  planned: PlannedLoan | undefined,
  { schedule: messages, result, repayment }: Pick<CalculatorTexts, 'schedule' | 'result' | 'repayment'>,
  inMoney: (cents: number) => string,
): ScheduleTable {
  const { rows, interestCents }: { rows: readonly AmortisationRow[]; interestCents: number } = planned ?? schedule;
  const principalCents = schedule.totalCents - schedule.interestCents - (planned?.extraCents ?? 0);
  // Early repayments and their fees have columns only if there are some.
  const ofPlan = <Cell>(...cells: Cell[]) => (planned ? cells : []);
  return {
    columns: [
      { key: 'month', head: messages.month },
      { key: 'payment', head: result.monthlyPayment },
      { key: 'interest', head: result.interest, isCost: true },
      { key: 'debt', head: messages.debt },
      ...ofPlan({ key: 'extra', head: repayment.extra }, { key: 'fee', head: repayment.fee, isCost: true }),
      { key: 'remaining', head: messages.remaining },
    ],
    rows: rows.map((row, index) => [
      String(row.month),
      ...[row.paymentCents, row.interestCents, row.principalCents].map(inMoney),
      ...ofPlan(planned?.rows[index]?.extraCents ?? 0, planned?.rows[index]?.feeCents ?? 0).map(inMoney),
      inMoney(row.balanceCents),
    ]),
    foot: [
      messages.sum,
      ...[interestCents + principalCents, interestCents, principalCents].map(inMoney),
      ...ofPlan(planned?.extraCents ?? 0, planned?.feeCents ?? 0).map(inMoney),
      '',
    ],
  };
}
