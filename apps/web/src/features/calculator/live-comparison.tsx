import { useDeferredValue } from 'react';
import type { CalculatorIds, CalculatorLoan } from '@/features/calculator/calculator-kind';
import type { CalculatorTexts } from '@/features/calculator/calculator-texts';
import { useFollowedLoan } from '@/features/calculator/follow-sliders';
import { LoanComparison } from '@/features/calculator/loan-comparison';

export interface LiveComparisonProps {
  ids: CalculatorIds;
  /** The loans that the page was rendered with. */
  loan: CalculatorLoan;
  second: CalculatorLoan;
  texts: CalculatorTexts;
}

/** The comparison of the two loans of the form. */
export function LiveComparison({ ids, loan, second, texts }: LiveComparisonProps) {
  const first = useDeferredValue(useFollowedLoan(ids, loan));
  const secondIds = { amount: ids.secondAmount, rate: ids.secondRate, months: ids.secondMonths };
  const other = useDeferredValue(useFollowedLoan(secondIds, second));
  return <LoanComparison id={ids.comparison} loans={[first, other]} texts={texts} />;
}
