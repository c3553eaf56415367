import { amortise } from './amortise.ts';
import { effectiveAnnualRate, effectiveRateOfPayment } from './effective-rate.ts';
import { effectiveRateOfPayments } from './effective-rate-of-payments.ts';
import { monthsIn } from './months.ts';
import type { PaymentDecimals } from './percent-of.ts';
import { type LoanCost, simulateCeiling } from './single-payment.ts';

/** The dearest loans of a site, by its settings. */
export interface CeilingRates {
  /** Yearly nominal rate of micro-loans, which are repaid in one payment: 31.96 is 31.96 %. */
  readonly nominalRatePercent: number;
  /**
   * Yearly nominal rate of longer loans, with interest each month. Null if the settings have none: then it is the rate with the effective
   * rate of the dearest micro-loan.
   */
  readonly instalmentRatePercent: number | null;
  /** The shortest and the longest term of micro-loans. */
  readonly daysMin: number;
  readonly daysMax: number;
  /** The longest term that an offer of the site ends with one payment. */
  readonly singlePaymentDaysMax: number;
}

/** The most that a loan may cost, in cents. */
export interface LoanCeiling extends LoanCost {
  /** One for a micro-loan. */
  readonly instalmentCount: number;
  readonly instalmentCents: number;
  /** It closes the debt, so it differs a little. */
  readonly lastInstalmentCents: number;
  /** The effective yearly rate of these payments, not rounded. */
  readonly aprPercent: number;
}

/** What is asked for. */
export interface AskedLoan {
  readonly principalCents: number;
  readonly days: number;
  readonly decimals: PaymentDecimals;
}

/**
 * The most that a loan may cost on a site: a micro-loan by one payment at the end, a longer loan by monthly instalments (French method), but
 * for a term that an offer ends with one payment by one payment.
 * All interest is rounded down, so that no amount and no term has an effective rate above that of the ceiling itself.
 * @throws {RangeError} for a negative or invalid number.
 */
export function loanCeiling({ principalCents, days, decimals }: AskedLoan, rates: CeilingRates): LoanCeiling {
  const { nominalRatePercent, daysMax, singlePaymentDaysMax } = rates;
  if (days > Math.max(daysMax, singlePaymentDaysMax)) {
    return instalmentCeiling({ principalCents, months: monthsIn(days), decimals }, rates);
  }
  const nominal = days > daysMax ? nominalRateOfDays(instalmentRateOf(rates), days) : nominalRatePercent;
  const cost = simulateCeiling({ principalCents, nominalRatePercent: nominal, days, decimals });
  const { totalCents } = cost;
  const aprPercent = effectiveRateOfPayment({ principalCents, totalCents, days });
  return { ...cost, instalmentCount: 1, instalmentCents: totalCents, lastInstalmentCents: totalCents, aprPercent };
}

/** The rate of one payment after some days with the effective rate of monthly interest. Rounded down to the decimals that count. */
function nominalRateOfDays(monthlyInterestPercent: number, days: number): number {
  const years = days / daysPerYear;
  const growth = Math.expm1(years * monthsPerYear * Math.log1p(monthlyInterestPercent / 100 / monthsPerYear));
  return floorRate((growth / years) * 100);
}

/**
 * The most that a loan in monthly instalments may cost, whatever its term.
 * @throws {RangeError} for a negative or invalid number.
 */
export function instalmentCeiling(
  { principalCents, months, decimals }: { principalCents: number; months: number; decimals: PaymentDecimals },
  rates: CeilingRates,
): LoanCeiling {
  const yearlyRatePercent = instalmentRateOf(rates);
  const payments = amortise({ principalCents, yearlyRatePercent, months, decimals }, 'down').map(
    ({ paymentCents }) => paymentCents,
  );
  const totalCents = payments.reduce((sum, cents) => sum + cents, 0);
  return {
    interestCents: totalCents - principalCents,
    totalCents,
    instalmentCount: months,
    instalmentCents: payments[0] ?? 0,
    lastInstalmentCents: payments.at(-1) ?? 0,
    aprPercent: effectiveRateOfPayments(
      principalCents,
      payments.map((cents, index) => ({ cents, years: (index + 1) / monthsPerYear })),
    ),
  };
}

/** The yearly nominal rate of the dearest longer loan, in percent. Rounded down to the six decimals that count. */
export function instalmentRateOf({ instalmentRatePercent, nominalRatePercent, daysMin }: CeilingRates): number {
  if (instalmentRatePercent !== null) return instalmentRatePercent;
  const effective = effectiveAnnualRate({ nominalRatePercent, days: daysMin }) / 100;
  return floorRate(Math.expm1(Math.log1p(effective) / monthsPerYear) * monthsPerYear * 100);
}

/** Six decimals of a rate count. */
const floorRate = (percent: number) => Math.floor(percent * 1e6) / 1e6;

const daysPerYear = 365;
const monthsPerYear = 12;
