import { type AmortisationRow, amortise, type InstalmentLoan, instalmentOf } from '../amortise.ts';
import { percentOf } from '../percent-of.ts';
import { requireCents, requireRate } from '../require-figures.ts';
import type { EarlyRepaymentFee, RepaymentPlan } from './repayment-plan.ts';

/** A month of a loan that is repaid early. `principalCents` is that of the instalment; the balance is after both payments. */
export interface PlannedRow extends AmortisationRow {
  /** Repaid beside the instalment. */
  readonly extraCents: number;
  readonly feeCents: number;
}

/** A loan with early repayments, and what they change in comparison with the loan without them. */
export interface PlannedLoan {
  /** Ends with the month in which nothing is owed any more. */
  readonly rows: readonly PlannedRow[];
  readonly interestCents: number;
  readonly extraCents: number;
  readonly feeCents: number;
  /** The interest that is not paid any more, without the fees. */
  readonly savedInterestCents: number;
  readonly savedMonths: number;
}

const monthsPerYear = 12;

/**
 * The French method with early repayments. `shorter-term` keeps the instalment, so that the loan ends sooner; `lower-instalment`
 * keeps the end and calculates the instalment again after each repayment. No repayment exceeds the debt. Everything is rounded to
 * cents, halves up; without repayments the rows are those of `amortise`.
 * @throws {RangeError} for a negative or invalid number, or a month that does not exist
 */
export function repayEarly(loan: InstalmentLoan, plan: RepaymentPlan): PlannedLoan {
  requirePlan(plan);
  const rows = plannedRows(loan, plan);
  const interestCents = sumOf(rows, 'interestCents');
  return {
    rows,
    interestCents,
    extraCents: sumOf(rows, 'extraCents'),
    feeCents: sumOf(rows, 'feeCents'),
    savedInterestCents: sumOf(amortise(loan), 'interestCents') - interestCents,
    savedMonths: loan.months - rows.length,
  };
}

function plannedRows(loan: InstalmentLoan, plan: RepaymentPlan): PlannedRow[] {
  const { yearlyRatePercent, months } = loan;
  const rows: PlannedRow[] = [];
  let owed = loan.principalCents;
  let instalmentCents = instalmentOf(loan);
  for (let month = 1; month <= months; month += 1) {
    const left = months - month;
    const interestCents = monthlyInterest(owed, yearlyRatePercent);
    const principalCents = left === 0 ? owed : Math.min(Math.max(instalmentCents - interestCents, 0), owed);
    owed -= principalCents;
    const extraCents = Math.min(plan.monthlyCents + (month === plan.onceMonth ? plan.onceCents : 0), owed);
    const agreed = { owed, instalmentCents, yearlyRatePercent, left };
    const feeCents = extraCents === 0 ? 0 : feeOf(extraCents, plan.fee, agreed);
    owed -= extraCents;
    const paymentCents = interestCents + principalCents;
    rows.push({ month, paymentCents, interestCents, principalCents, extraCents, feeCents, balanceCents: owed });
    if (owed === 0 && (plan.monthlyCents > 0 || plan.onceCents > 0)) break;
    if (extraCents > 0 && plan.effect === 'lower-instalment') {
      instalmentCents = instalmentOf({ principalCents: owed, yearlyRatePercent, months: left });
    }
  }
  return rows;
}

/** The rest of a loan on the day of a repayment, as it is agreed before it. */
interface AgreedRest {
  readonly owed: number;
  readonly instalmentCents: number;
  readonly yearlyRatePercent: number;
  /** Months until the agreed end. */
  readonly left: number;
}

function feeOf(extraCents: number, fee: EarlyRepaymentFee, rest: AgreedRest): number {
  const percent = rest.left > monthsPerYear ? fee.overYearPercent : fee.lastYearPercent;
  const feeCents = percentOf(extraCents, percent);
  return fee.isLimitedToInterest ? Math.min(feeCents, interestUntilEnd(rest)) : feeCents;
}

function interestUntilEnd({ owed, instalmentCents, yearlyRatePercent, left }: AgreedRest): number {
  let rest = owed;
  let total = 0;
  for (let month = 1; month <= left && rest > 0; month += 1) {
    const interestCents = monthlyInterest(rest, yearlyRatePercent);
    total += interestCents;
    rest -= Math.min(Math.max(instalmentCents - interestCents, 0), rest);
  }
  return total;
}

function monthlyInterest(owedCents: number, yearlyRatePercent: number): number {
  return percentOf(owedCents, yearlyRatePercent, { part: 1, whole: monthsPerYear });
}

function requirePlan({ onceCents, onceMonth, monthlyCents, fee }: RepaymentPlan): void {
  requireCents(onceCents);
  requireCents(monthlyCents);
  requireRate(fee.overYearPercent);
  requireRate(fee.lastYearPercent);
  if (!(Number.isSafeInteger(onceMonth) && onceMonth >= 1)) {
    throw new RangeError(`A repayment is in a month from 1, not ${onceMonth}`);
  }
}

function sumOf<Column extends string>(rows: readonly Readonly<Record<Column, number>>[], column: Column): number {
  return rows.reduce((sum, row) => sum + row[column], 0);
}
