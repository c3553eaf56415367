import type { MoneyFormat } from '@prestafaro/countries';
import {
  type AmortisationRow,
  amortise,
  effectiveRateOfMonthlyInterest,
  type InstalmentLoan,
  toCents,
} from '@prestafaro/lending';
import type { CalculatorLoan } from '@/features/calculator/calculator-kind';

/** The schedule of a loan in monthly instalments. The sums are those of its rows. */
export interface LoanSchedule {
  readonly rows: readonly AmortisationRow[];
  readonly paymentCents: number;
  /** Repays the rest of the debt: a little more or less than the others. */
  readonly lastPaymentCents: number;
  readonly interestCents: number;
  readonly totalCents: number;
  /** The effective rate of the nominal rate, paid monthly and without fees. */
  readonly aprPercent: number;
}

/** The loan in cents, with the decimals in which the site writes money. */
export function instalmentLoan(
  { amount, ratePercent, months }: CalculatorLoan,
  { decimals }: Pick<MoneyFormat, 'decimals'>,
): InstalmentLoan {
  return { principalCents: toCents(amount), yearlyRatePercent: ratePercent, months, decimals };
}

/** Calculates the schedule by the French method (specification §9), and the effective rate (decisions). */
export function calculateSchedule(loan: CalculatorLoan, money: Pick<MoneyFormat, 'decimals'>): LoanSchedule {
  const inCents = instalmentLoan(loan, money);
  const rows = amortise(inCents);
  const interestCents = rows.reduce((sum, row) => sum + row.interestCents, 0);
  return {
    rows,
    paymentCents: rows[0]?.paymentCents ?? 0,
    lastPaymentCents: rows.at(-1)?.paymentCents ?? 0,
    interestCents,
    totalCents: inCents.principalCents + interestCents,
    aprPercent: effectiveRateOfMonthlyInterest(loan.ratePercent),
  };
}
