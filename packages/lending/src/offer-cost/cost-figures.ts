import type { CostRule } from '@prestafaro/types/offer-feed';
import { amortise } from '../amortise.ts';
import { toCents } from '../cents.ts';
import { effectiveRateOfPayment } from '../effective-rate.ts';
import { effectiveRateOfPayments } from '../effective-rate-of-payments.ts';
import { monthsIn } from '../months.ts';
import { payable } from '../payable.ts';
import { percentOf } from '../percent-of.ts';
import { simulate } from '../single-payment.ts';
import type { RequestedLoan } from './offer-terms.ts';

/** The figures of a loan, in cents. */
export interface CostFigures {
  /** One instalment with the monthly fee. For a single payment it is the whole payment. */
  readonly instalmentCents: number;
  readonly instalmentCount: number;
  /** The last instalment closes the debt, so it differs a little. */
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

const monthsPerYear = 12;

/** Null for contradictory figures: a fee that leaves nothing of the loan, or an infinite rate. */
export function costFigures(cost: CostRule, loan: RequestedLoan): CostFigures | null {
  const figures = cost.repayment === 'instalments' ? instalmentFigures(cost, loan) : singlePaymentFigures(cost, loan);
  return figures && Number.isFinite(figures.aprPercent) ? figures : null;
}

/** One payment of principal, daily interest (specification §9, hero) and all fees. */
function singlePaymentFigures(cost: CostRule, loan: RequestedLoan): CostFigures {
  const { amountCents, days, decimals } = loan;
  const { nominalRatePercent } = cost;
  const { interestCents } = simulate({ principalCents: amountCents, nominalRatePercent, days, decimals });
  const feesCents = openingFeeOf(cost, loan) + monthsIn(days) * monthlyFeeOf(cost, loan);
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
function instalmentFigures(cost: CostRule, loan: RequestedLoan): CostFigures | null {
  const { amountCents, days, decimals } = loan;
  const months = monthsIn(days);
  const monthlyFeeCents = monthlyFeeOf(cost, loan);
  const yearlyRatePercent = cost.nominalRatePercent;
  const rows = amortise({ principalCents: amountCents, yearlyRatePercent, months, decimals });
  const payments = rows.map(({ paymentCents }) => paymentCents + monthlyFeeCents);
  const paidAtStartCents = openingFeeOf(cost, loan);
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

/** The fee for granting a loan: the percentage and the fixed part together. */
export function openingFeeOf(cost: CostRule, { amountCents, decimals }: RequestedLoan): number {
  return percentOf(amountCents, cost.openingFeePercent, decimals) + payable(toCents(cost.openingFee), decimals);
}

/** The fee that is added to each instalment. */
export function monthlyFeeOf(cost: CostRule, { decimals }: RequestedLoan): number {
  return payable(toCents(cost.monthlyFee), decimals);
}
