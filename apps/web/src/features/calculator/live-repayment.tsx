import { type RepaymentPlan, repayEarly, toCents } from '@prestafaro/lending';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { calculateSchedule, instalmentLoan } from '@/features/calculator/calculate-schedule';
import { type CalculatorIds, choiceFields } from '@/features/calculator/calculator-kind';
import { useFollowedLoan } from '@/features/calculator/follow-sliders';
import type { LiveCalculationProps } from '@/features/calculator/live-calculation';
import { LoanScheduleView } from '@/features/calculator/loan-schedule';
import { RepaymentSavings } from '@/features/calculator/repayment-savings';
import { useFormValues } from '@/ui/server-html/use-form-values';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

export interface PlannedScheduleProps extends LiveCalculationProps {
  /** The repayments that the page was rendered with. */
  plan: RepaymentPlan;
}

/** The loan month by month with early repayments, and what they save. Without repayments it is the plain schedule. */
export function PlannedSchedule({ ids, loan: initial, plan: initialPlan, texts }: PlannedScheduleProps) {
  const loan = useDeferredValue(useFollowedLoan(ids, initial));
  const plan = useDeferredValue(useFollowedPlan(ids, initialPlan));
  const schedule = calculateSchedule(loan, texts.money);
  const planned =
    plan.onceCents + plan.monthlyCents > 0 ? repayEarly(instalmentLoan(loan, texts.money), plan) : undefined;
  return (
    <LoanScheduleView
      id={ids.months}
      schedule={schedule}
      planned={planned && planned.extraCents > 0 ? planned : undefined}
      texts={texts}
    >
      {planned && <RepaymentSavings id={ids.months} plan={plan} schedule={schedule} planned={planned} texts={texts} />}
    </LoanScheduleView>
  );
}

/** The repayments of the form, as they change. On the server they are those that the page was rendered with. */
function useFollowedPlan(ids: CalculatorIds, initial: RepaymentPlan): RepaymentPlan {
  const { fee, onceCents, onceMonth, monthlyCents } = initial;
  const values = useFormValues(
    [ids.extra, ids.extraMonth, ids.extraMonthly, ids.fee, ids.lastYearFee],
    [onceCents / 100, onceMonth, monthlyCents / 100, fee.overYearPercent, fee.lastYearPercent],
  );
  const effect = useFollowedEffect(ids, initial.effect);
  return useMemo(() => {
    const [once = 0, month = 1, monthly = 0, overYearPercent = 0, lastYearPercent = 0] = values.map(Number);
    return {
      onceCents: toCents(once),
      onceMonth: month,
      monthlyCents: toCents(monthly),
      effect,
      fee: { overYearPercent, lastYearPercent, isLimitedToInterest: fee.isLimitedToInterest },
    };
  }, [values, effect, fee.isLimitedToInterest]);
}

function useFollowedEffect({ form: formId }: CalculatorIds, initial: RepaymentPlan['effect']): RepaymentPlan['effect'] {
  const [effect, setEffect] = useState(initial);
  const follow = useCallback(
    ({ find, signal }: ServerHtml) => {
      const radios = find(formId, HTMLFormElement)?.elements.namedItem(choiceFields.effect);
      if (!(radios instanceof RadioNodeList)) return;
      const take = () => setEffect(radios.value as RepaymentPlan['effect']);
      for (const radio of radios) radio.addEventListener('change', take, { signal });
      take();
    },
    [formId],
  );
  useServerHtml(follow);
  return effect;
}
