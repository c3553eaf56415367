import { type AmortisationRow, amortise, type InstalmentLoan, instalmentOf, monthlyInterest } from '../amortise.ts';
import { type PaymentDecimals, percentOf } from '../percent-of.ts';
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
 * keeps the end and calculates the instalment again after each repayment. No repayment exceeds the debt. Everything is rounded as by
 * `amortise`; without repayments the rows are those of `amortise`.
 * @throws {RangeError} for a negative or invalid number, or a month that does not exist
 */
export function repayEarly(loan: InstalmentLoan, plan: RepaymentPlan): PlannedLoan {
  requirePlan(plan, loan.decimals);
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
  const rows: PlannedRow[] = [];
  let owed = loan.principalCents;
  let instalmentCents = instalmentOf(loan);
  for (let month = 1; month <= loan.months; month += 1) {
    const left = loan.months - month;
    const interestCents = monthlyInterest(owed, loan);
    const principalCents = left === 0 ? owed : Math.min(Math.max(instalmentCents - interestCents, 0), owed);
    owed -= principalCents;
    const extraCents = Math.min(plan.monthlyCents + (month === plan.onceMonth ? plan.onceCents : 0), owed);
    const agreed = { ...loan, owed, instalmentCents, left };
    const feeCents = extraCents === 0 ? 0 : feeOf(extraCents, plan.fee, agreed);
    owed -= extraCents;
    const paymentCents = interestCents + principalCents;
    rows.push({ month, paymentCents, interestCents, principalCents, extraCents, feeCents, balanceCents: owed });
    if (owed === 0 && (plan.monthlyCents > 0 || plan.onceCents > 0)) break;
    if (extraCents > 0 && plan.effect === 'lower-instalment') {
      instalmentCents = instalmentOf({ ...loan, principalCents: owed, months: left });
    }
  }
  return rows;
}

/** The rest of a loan on the day of a repayment, as it is agreed before it. */
interface AgreedRest extends Pick<InstalmentLoan, 'yearlyRatePercent' | 'decimals'> {
  readonly owed: number;
  readonly instalmentCents: number;
  /** Months until the agreed end. */
  readonly left: number;
}

function feeOf(extraCents: number, fee: EarlyRepaymentFee, rest: AgreedRest): number {
  const percent = rest.left > monthsPerYear ? fee.overYearPercent : fee.lastYearPercent;
  const feeCents = percentOf(extraCents, percent, rest.decimals);
  return fee.isLimitedToInterest ? Math.min(feeCents, interestUntilEnd(rest)) : feeCents;
}

function interestUntilEnd(agreed: AgreedRest): number {
  let rest = agreed.owed;
  let total = 0;
  for (let month = 1; month <= agreed.left && rest > 0; month += 1) {
    const interestCents = monthlyInterest(rest, agreed);
    total += interestCents;
    rest -= Math.min(Math.max(agreed.instalmentCents - interestCents, 0), rest);
  }
  return total;
}

function requirePlan({ onceCents, onceMonth, monthlyCents, fee }: RepaymentPlan, decimals: PaymentDecimals): void {
  requireCents(onceCents, decimals);
  requireCents(monthlyCents, decimals);
  requireRate(fee.overYearPercent);
  requireRate(fee.lastYearPercent);
  if (!(Number.isSafeInteger(onceMonth) && onceMonth >= 1)) {
    throw new RangeError(`A repayment is in a month from 1, not ${onceMonth}`);
  }
}

function sumOf<Column extends string>(rows: readonly Readonly<Record<Column, number>>[], column: Column): number {
  return rows.reduce((sum, row) => sum + row[column], 0);
}
