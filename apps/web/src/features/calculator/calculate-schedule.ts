import { type AmortisationRow, amortise, effectiveRateOfMonthlyInterest, toCents } from '@prestafaro/lending';
import type { CalculatorLoan } from '@/features/calculator/calculator-kind';

/** The schedule of a loan in monthly instalments. The sums are those of its rows. */
export interface LoanSchedule {
  readonly rows: readonly AmortisationRow[];
  readonly paymentCents: number;
  /** Repays the rest of the debt: some cents more or less than the others. */
  readonly lastPaymentCents: number;
  readonly interestCents: number;
  readonly totalCents: number;
  /** The effective rate of the nominal rate, paid monthly and without fees. */
  readonly aprPercent: number;
}

/** Calculates the schedule by the French method (specification §9), and the effective rate (decisions). */
export function calculateSchedule({ amount, ratePercent, months }: CalculatorLoan): LoanSchedule {
  const principalCents = toCents(amount);
  const rows = amortise({ principalCents, yearlyRatePercent: ratePercent, months });
  const interestCents = rows.reduce((sum, row) => sum + row.interestCents, 0);
  return {
    rows,
    paymentCents: rows[0]?.paymentCents ?? 0,
    lastPaymentCents: rows.at(-1)?.paymentCents ?? 0,
    interestCents,
    totalCents: principalCents + interestCents,
    aprPercent: effectiveRateOfMonthlyInterest(ratePercent),
  };
}
