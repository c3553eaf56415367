import { amortise, instalmentOf } from '../amortise.ts';
import { effectiveRateOfPayment } from '../effective-rate.ts';
import { effectiveRateOfPayments } from '../effective-rate-of-payments.ts';
import { payable } from '../payable.ts';
import type { PaymentDecimals } from '../percent-of.ts';
import type { LoanFigure, LoanTerm } from './parse-loan-figure.ts';

/** The value of a figure: an amount in cents, or a rate in percent that is not rounded. */
export type LoanFigureValue =
  | { readonly kind: 'money'; readonly cents: number }
  | { readonly kind: 'rate'; readonly percent: number };

const daysPerYear = 365;
const monthsPerYear = 12;

/**
 * Computes a figure that a text states, by the same rules as the cost of an offer: no fees beside the given cost, halves up. An amount
 * that nobody can pay counts as the nearest one, so that the total is the amount and the interest.
 */
export function loanFigure(figure: LoanFigure, decimals: PaymentDecimals): LoanFigureValue {
  const { measure, term } = figure;
  const principalCents = payable(figure.principalCents, decimals);
  switch (measure) {
    case 'apr':
      return { kind: 'rate', percent: rateOfCost(figure.principalCents, term, figure.costCents) };
    case 'nominal':
      return { kind: 'rate', percent: nominalRate(term, figure.aprPercent) };
    case 'instalment':
      return {
        kind: 'money',
        cents: instalmentOf({
          principalCents,
          yearlyRatePercent: nominalRate(term, figure.aprPercent),
          months: term.count,
          decimals,
        }),
      };
    case 'total':
      return { kind: 'money', cents: totalOf(principalCents, term, figure.aprPercent, decimals) };
    case 'interest':
      return { kind: 'money', cents: totalOf(principalCents, term, figure.aprPercent, decimals) - principalCents };
  }
}

function totalOf(principalCents: number, term: LoanTerm, aprPercent: number, decimals: PaymentDecimals): number {
  if (term.unit === 'days')
    return payable(principalCents * (1 + growth(aprPercent, term.count / daysPerYear)), decimals);
  const yearlyRatePercent = nominalRate(term, aprPercent);
  const rows = amortise({ principalCents, yearlyRatePercent, months: term.count, decimals });
  return rows.reduce((sum, { paymentCents }) => sum + paymentCents, 0);
}

/** The nominal rate, in percent, whose interest is paid once at the end, or each month, and that has an effective rate. */
function nominalRate({ unit, count }: LoanTerm, aprPercent: number): number {
  const years = unit === 'days' ? count / daysPerYear : 1 / monthsPerYear;
  return (growth(aprPercent, years) / years) * 100;
}

/** By what part a debt grows in some years at an effective rate. expm1 and log1p keep the digits of small rates. */
const growth = (aprPercent: number, years: number) => Math.expm1(years * Math.log1p(aprPercent / 100));

function rateOfCost(principalCents: number, { unit, count }: LoanTerm, costCents: number): number {
  const totalCents = principalCents + costCents;
  if (unit === 'days') return effectiveRateOfPayment({ principalCents, totalCents, days: count });
  const cents = totalCents / count;
  const payments = Array.from({ length: count }, (_, index) => ({ cents, years: (index + 1) / monthsPerYear }));
  return effectiveRateOfPayments(principalCents, payments);
}
