import { type ReactNode, useCallback, useDeferredValue } from 'react';
import { calculateSchedule } from '@/features/calculator/calculate-schedule';
import type { CalculatorIds, CalculatorLoan } from '@/features/calculator/calculator-kind';
import type { CalculatorTexts } from '@/features/calculator/calculator-texts';
import { useFollowedLoan } from '@/features/calculator/follow-sliders';
import { LoanResult } from '@/features/calculator/loan-result';
import { LoanScheduleView } from '@/features/calculator/loan-schedule';
import { useFollowedAddress } from '@/features/calculator/use-followed-address';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

export interface LiveCalculationProps {
  ids: CalculatorIds;
  /** The loan that the page was rendered with. */
  loan: CalculatorLoan;
  texts: CalculatorTexts;
}

export interface LiveResultProps extends LiveCalculationProps {
  /** The rendered loan is not the requested one. The result says so until a slider moves. */
  isAdjusted: boolean;
  /** The page was rendered with what its address sets. */
  isFromQuery: boolean;
  children: ReactNode;
}

/** The result for the loan of the sliders. Without scripts it is that of the rendered loan. */
export function LiveResult({ ids, loan: initial, isAdjusted, isFromQuery, texts, children }: LiveResultProps) {
  useFollowedAddress(ids.form, isFromQuery);
  const loan = useFollowedLoan(ids, initial);
  const stopSubmit = useCallback(
    ({ find, signal }: ServerHtml) => {
      // The result is already shown: Enter in a field need not load the page again.
      // Only the button of the file has a name.
      const stop = (event: SubmitEvent) => {
        if (!event.submitter?.hasAttribute('name')) event.preventDefault();
      };
      find(ids.form)?.addEventListener('submit', stop, { signal });
    },
    [ids.form],
  );
  useServerHtml(stopSubmit);
  return (
    <LoanResult
      loan={loan}
      schedule={calculateSchedule(loan, texts.money)}
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
  return <LoanScheduleView id={ids.months} schedule={calculateSchedule(loan, texts.money)} texts={texts} />;
}
