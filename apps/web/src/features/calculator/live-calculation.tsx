import { type ReactNode, useCallback, useDeferredValue } from 'react';
import { calculateSchedule } from '@/features/calculator/calculate-schedule';
import type { CalculatorLoan, SliderIds } from '@/features/calculator/calculator-kind';
import type { CalculatorTexts } from '@/features/calculator/calculator-texts';
import { useFollowedLoan } from '@/features/calculator/follow-sliders';
import { LoanResult } from '@/features/calculator/loan-result';
import { LoanScheduleView } from '@/features/calculator/loan-schedule';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

export interface LiveCalculationProps {
  ids: SliderIds;
  /** The loan that the page was rendered with. */
  loan: CalculatorLoan;
  texts: CalculatorTexts;
}

export interface LiveResultProps extends LiveCalculationProps {
  /** The rendered loan is not the requested one. The result says so until a slider moves. */
  isAdjusted: boolean;
  children: ReactNode;
}

/** The result for the loan of the sliders. Without scripts it is that of the rendered loan. */
export function LiveResult({ ids, loan: initial, isAdjusted, texts, children }: LiveResultProps) {
  const loan = useFollowedLoan(ids, initial);
  const stopSubmit = useCallback(
    ({ find, signal }: ServerHtml) => {
      // The result is already shown: Enter in a field need not load the page again.
      const stop = (event: SubmitEvent) => event.preventDefault();
      find(ids.amount, HTMLInputElement)?.form?.addEventListener('submit', stop, { signal });
    },
    [ids.amount],
  );
  useServerHtml(stopSubmit);
  return (
    <LoanResult
      loan={loan}
      schedule={calculateSchedule(loan)}
      isAdjusted={isAdjusted && isSameLoan(loan, initial)}
      ids={ids}
      texts={texts}
    >
      {children}
    </LoanResult>
  );
}

function isSameLoan(one: CalculatorLoan, other: CalculatorLoan): boolean {
  return one.amount === other.amount && one.ratePercent === other.ratePercent && one.months === other.months;
}

/** The same loan month by month; a table of a hundred rows may update a moment after the sliders. */
export function LiveSchedule({ ids, loan: initial, texts }: LiveCalculationProps) {
  const loan = useDeferredValue(useFollowedLoan(ids, initial));
  return <LoanScheduleView id={ids.months} schedule={calculateSchedule(loan)} texts={texts} />;
}
