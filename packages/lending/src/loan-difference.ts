/** The figures by which borrowers compare loans in instalments. */
export interface LoanFigures {
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly totalCents: number;
  /** The effective rate in percent. */
  readonly aprPercent: number;
}

const shownDecimals = 100;

/**
 * By how much the second loan exceeds the first; negative where it is lower. Effective rates are compared as they are shown, with
 * two decimals, so that the difference agrees with the two figures beside it.
 */
export function loanDifference(first: LoanFigures, second: LoanFigures): LoanFigures {
  const shown = (percent: number) => Math.round(percent * shownDecimals);
  return {
    paymentCents: second.paymentCents - first.paymentCents,
    interestCents: second.interestCents - first.interestCents,
    totalCents: second.totalCents - first.totalCents,
    aprPercent: (shown(second.aprPercent) - shown(first.aprPercent)) / shownDecimals,
  };
}
