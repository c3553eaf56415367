import type { CostRule } from '@prestafaro/types/offer-feed';
import { amortise } from '../amortise.ts';
import { toCents } from '../cents.ts';
import { effectiveRateOfPayment } from '../effective-rate.ts';
import { effectiveRateOfPayments } from '../effective-rate-of-payments.ts';
import { percentOf } from '../percent-of.ts';
import { simulate } from '../single-payment.ts';
import type { RequestedLoan } from './offer-terms.ts';

/** The figures of a loan, in cents. */
export interface CostFigures {
  /** One instalment with the monthly fee. For a single payment it is the whole payment. */
  readonly instalmentCents: number;
  readonly instalmentCount: number;
  /** The last instalment closes the debt, so it differs by a few cents. */
  readonly lastInstalmentCents: number;
  /** The opening fee of an instalment loan. It is paid separately from the instalments. */
  readonly paidAtStartCents: number;
  readonly interestCents: number;
  /** All fees together. */
  readonly feesCents: number;
  /** Everything that the borrower pays: principal, interest and fees. */
  readonly totalCents: number;
  /** Computed from the payments, not rounded. It is not the lender's declared figure. */
  readonly aprPercent: number;
}

const daysPerYear = 365;
const monthsPerYear = 12;

/** The number of whole months nearest to a term, at least one: 91 days are 3 months, 120 are 4, 365 are 12. */
export function monthsIn(days: number): number {
  return Math.max(1, Math.round((days * monthsPerYear) / daysPerYear));
}

/** Null for contradictory figures: a fee that leaves nothing of the loan, or an infinite rate. */
export function costFigures(cost: CostRule, loan: RequestedLoan): CostFigures | null {
  const figures = cost.repayment === 'instalments' ? instalmentFigures(cost, loan) : singlePaymentFigures(cost, loan);
  return figures && Number.isFinite(figures.aprPercent) ? figures : null;
}

/** One payment of principal, daily interest (specification §9, hero) and all fees. */
function singlePaymentFigures(cost: CostRule, { amountCents, days }: RequestedLoan): CostFigures {
  const { interestCents } = simulate({
    principalCents: amountCents,
    nominalRatePercent: cost.nominalRatePercent,
    days,
  });
  const feesCents = openingFeeOf(cost, amountCents) + monthsIn(days) * toCents(cost.monthlyFee);
  const totalCents = amountCents + interestCents + feesCents;
  return {
    instalmentCents: totalCents,
    instalmentCount: 1,
    lastInstalmentCents: totalCents,
    paidAtStartCents: 0,
    interestCents,
    feesCents,
    totalCents,
    aprPercent: effectiveRateOfPayment({ principalCents: amountCents, totalCents, days }),
  };
}

/** Monthly instalments by the French method. The opening fee is paid on the first day, which the APR has to reflect. */
function instalmentFigures(cost: CostRule, { amountCents, days }: RequestedLoan): CostFigures | null {
  const months = monthsIn(days);
  const monthlyFeeCents = toCents(cost.monthlyFee);
  const rows = amortise({ principalCents: amountCents, yearlyRatePercent: cost.nominalRatePercent, months });
  const payments = rows.map(({ paymentCents }) => paymentCents + monthlyFeeCents);
  const paidAtStartCents = openingFeeOf(cost, amountCents);
  if (paidAtStartCents >= amountCents) return null;
  const interestCents = rows.reduce((sum, row) => sum + row.interestCents, 0);
  const feesCents = paidAtStartCents + months * monthlyFeeCents;
  return {
    instalmentCents: payments[0] ?? 0,
    instalmentCount: months,
    lastInstalmentCents: payments.at(-1) ?? 0,
    paidAtStartCents,
    interestCents,
    feesCents,
    totalCents: amountCents + interestCents + feesCents,
    aprPercent: effectiveRateOfPayments(
      amountCents - paidAtStartCents,
      payments.map((cents, index) => ({ cents, years: (index + 1) / monthsPerYear })),
    ),
  };
}

function openingFeeOf(cost: CostRule, amountCents: number): number {
  return percentOf(amountCents, cost.openingFeePercent) + toCents(cost.openingFee);
}
