import styles from '@/features/calculator/calculator.module.css';
import { choiceFields } from '@/features/calculator/calculator-kind';
import { type NumberContext, NumberSlider } from '@/features/calculator/number-slider';
import { fill } from '@/messages/fill';
import { Button } from '@/ui/button/button';

/**
 * Amount, yearly nominal interest and months of one kind of loan. It is a plain GET form to its own page, whose query
 * variant shows the result. With scripts the result follows the sliders and the button is not needed. The numbers of an early
 * repayment and of the loan for comparison stand further down the page and belong to the same form.
 */
export function LoanForm(context: NumberContext) {
  const { calculation, ids, view } = context;
  const messages = view.messages.calculator.form;
  const { aprName } = view.messages.example;
  return (
    <form id={ids.form} data-form="calculator" className={styles.form} aria-label={messages.label}>
      <input type="hidden" name={choiceFields.kind} value={calculation.kind.kind} />
      <NumberSlider {...context} name="amount" label={view.messages.simulator.amountField} />
      <NumberSlider
        {...context}
        name="rate"
        label={messages.rate}
        hint={fill(messages.rateHint, { aprName })}
        numberLabel={messages.rateInput}
      />
      <NumberSlider
        {...context}
        name="months"
        label={view.messages.simulator.daysField}
        numberLabel={messages.monthsInput}
      />
      <SubmitButton {...context} />
    </form>
  );
}

/** Calculates without scripts. @param props.isOutside the button stands outside of the form */
export function SubmitButton({ ids, view, isOutside }: NumberContext & { isOutside?: boolean }) {
  return (
    <Button
      type="submit"
      size="large"
      isWide={!isOutside}
      className={styles.submit}
      form={isOutside ? ids.form : undefined}
    >
      {view.messages.calculator.form.submit}
    </Button>
  );
}
