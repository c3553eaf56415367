import { type CalculatorIds, numberNames } from '@/features/calculator/calculator-kind';
import { type NumberContext, problemOf } from '@/features/calculator/number-slider';
import { ErrorSummary } from '@/ui/error-summary/error-summary';

/** The refused numbers of the query, each with a link to its field; nothing without one. */
export function CalculatorErrors(context: NumberContext) {
  const { ids, view } = context;
  const errors = numberNames.flatMap((name) => {
    const problem = problemOf(name, context);
    return problem ? [{ href: numberLink(ids, name), message: `${labelOf(name, view)}: ${problem}` }] : [];
  });
  if (errors.length === 0) return null;
  return <ErrorSummary id={`${ids.form}-errors`} title={view.messages.calculator.form.errors} errors={errors} />;
}

const numberLink = (ids: CalculatorIds, name: (typeof numberNames)[number]): `#${string}` => `#${ids[name]}-number`;

function labelOf(name: (typeof numberNames)[number], { messages }: NumberContext['view']): string {
  const { form, repaymentForm, comparisonForm } = messages.calculator;
  return {
    amount: messages.simulator.amountField,
    rate: form.rate,
    months: messages.simulator.daysField,
    extra: repaymentForm.once,
    extraMonth: repaymentForm.onceMonth,
    extraMonthly: repaymentForm.monthly,
    fee: repaymentForm.fee,
    lastYearFee: repaymentForm.lastYearFee,
    secondAmount: comparisonForm.amount,
    secondRate: comparisonForm.rate,
    secondMonths: comparisonForm.months,
  }[name];
}
