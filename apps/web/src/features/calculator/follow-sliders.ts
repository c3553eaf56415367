import { useMemo } from 'react';
import type { CalculatorIds, CalculatorLoan } from '@/features/calculator/calculator-kind';
import { useFormValues } from '@/ui/server-html/use-form-values';

/** Ids of the sliders of a loan. */
export type LoanIds = Pick<CalculatorIds, 'amount' | 'rate' | 'months'>;

/** The loan of three sliders, as it changes. On the server it is the loan that the page was rendered with. */
export function useFollowedLoan({ amount, rate, months }: LoanIds, initial: CalculatorLoan): CalculatorLoan {
  const values = useFormValues([amount, rate, months], [initial.amount, initial.ratePercent, initial.months]);
  return useMemo(() => {
    const [shownAmount, shownRate, shownMonths] = values;
    return { amount: Number(shownAmount), ratePercent: Number(shownRate), months: Number(shownMonths) };
  }, [values]);
}
