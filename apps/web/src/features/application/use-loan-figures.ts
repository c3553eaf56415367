import { useEffect, useState } from 'react';
import type { LoanFigures, LoanView } from '@/features/application/form-view';

type Loan = Pick<LoanFigures, 'amount' | 'days'>;

/**
 * The figures of the chosen loan. Those of the requested loan come with the page; the code that computes others is loaded once another loan
 * is chosen, and until then the last ones stay.
 * @param posted those of a form that was posted without scripts
 * @returns undefined if a posted loan has none
 */
export function useLoanFigures(loan: Loan, posted: LoanFigures | undefined, view: LoanView): LoanFigures | undefined {
  const [computed, setComputed] = useState<LoanFigures>();
  const { amount, days } = loan;
  const known = [view.figures, posted, computed].find((each) => each?.amount === amount && each.days === days);
  const isKnown = known !== undefined;
  const [first] = useState(known ?? posted);
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    import('@/features/application/loan-figures').then(
      ({ loanFigures }) => isCurrent && setComputed(loanFigures({ amount, days }, view)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isKnown, amount, days, view]);
  return known ?? computed ?? first;
}
