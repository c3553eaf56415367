import { payable } from './payable.ts';
import { type PaymentDecimals, type PaymentRounding, percentOf } from './percent-of.ts';
import { requireCents, requireRate } from './require-figures.ts';

/** A loan that is repaid in equal monthly instalments. */
export interface InstalmentLoan {
  /** The principal, in cents. */
  readonly principalCents: number;
  /** Yearly nominal rate (TIN) in percent: 12 is 12 %, 1 % a month. */
  readonly yearlyRatePercent: number;
  readonly months: number;
  readonly decimals: PaymentDecimals;
}

/** One month of the table: the payment, its interest, its principal, and the balance. */
export interface AmortisationRow {
  /** From 1. */
  readonly month: number;
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly principalCents: number;
  /** Balance after the payment. */
  readonly balanceCents: number;
}

const monthsPerYear = 12;
/** A hundred years. */
const maxMonths = 1200;

/**
 * The French method: equal instalments that include the interest on the balance of each month. The monthly rate is the yearly
 * one / 12 (specification §9, "Calculator"). Interest and instalment are rounded to amounts that somebody can pay, halves up. The last
 * instalment closes the debt and differs a little from the others. The interest to show is the sum of the rows.
 * @param rounding of the interest: down where the table states a ceiling
 * @returns one row a month; the balance never rises and ends at 0.
 * @throws {RangeError} for a negative or invalid number, or less than one month.
 */
export function amortise(loan: InstalmentLoan, rounding: PaymentRounding = 'half-up'): AmortisationRow[] {
  const instalmentCents = instalmentOf(loan);
  const rows: AmortisationRow[] = [];
  let owed = loan.principalCents;
  for (let month = 1; month <= loan.months; month += 1) {
    const interestCents = monthlyInterest(owed, loan, rounding);
    const isLast = month === loan.months;
    const principalCents = isLast ? owed : Math.min(Math.max(instalmentCents - interestCents, 0), owed);
    owed -= principalCents;
    rows.push({
      month,
      paymentCents: interestCents + principalCents,
      interestCents,
      principalCents,
      balanceCents: owed,
    });
  }
  return rows;
}

/** The interest of a month on what is owed. */
export function monthlyInterest(
  owedCents: number,
  { yearlyRatePercent, decimals }: Pick<InstalmentLoan, 'yearlyRatePercent' | 'decimals'>,
  rounding: PaymentRounding = 'half-up',
): number {
  return percentOf(owedCents, yearlyRatePercent, decimals, { part: 1, whole: monthsPerYear }, rounding);
}

/**
 * The equal instalment: principal × rate / (1 − (1 + rate)^−months), halves up.
 * @throws {RangeError} like {@link amortise}
 */
export function instalmentOf({ principalCents, yearlyRatePercent, months, decimals }: InstalmentLoan): number {
  requireCents(principalCents, decimals);
  requireRate(yearlyRatePercent);
  if (!(Number.isSafeInteger(months) && months >= 1 && months <= maxMonths)) {
    throw new RangeError(`A loan runs for 1 to ${maxMonths} whole months, not ${months}`);
  }
  const rate = yearlyRatePercent / 100 / monthsPerYear;
  // expm1 and log1p, because the plain formula loses its digits for rates near zero.
  const exact =
    rate === 0 ? principalCents / months : (principalCents * rate) / -Math.expm1(-months * Math.log1p(rate));
  return payable(exact, decimals);
}
