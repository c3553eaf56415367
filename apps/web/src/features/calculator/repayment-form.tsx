import styles from '@/features/calculator/calculator.module.css';
import { choiceFields } from '@/features/calculator/calculator-kind';
import { SubmitButton } from '@/features/calculator/loan-form';
import { type NumberContext, NumberSlider } from '@/features/calculator/number-slider';
import { effects } from '@/features/calculator/read-calculation';
import { Disclosure } from '@/ui/accordion/accordion';
import { Segments } from '@/ui/segments/segments';
import { Text } from '@/ui/text/text';

export interface RepaymentFormProps extends NumberContext {
  /** The law of the country limits the fee for an early repayment. */
  hasCap: boolean;
}

/** Repayments beside the instalments: a single one, one each month, what they change, and the assumed fee. */
export function RepaymentForm({ hasCap, ...context }: RepaymentFormProps) {
  const { calculation, ids, view } = context;
  const messages = view.messages.calculator.repaymentForm;
  const number = { ...context, look: 'number', form: ids.form } as const;
  return (
    <Disclosure id={ids.repayment} summary={messages.summary} isOpen={calculation.opens.repayment}>
      <div className={styles.opened}>
        <div className={styles.fields}>
          <NumberSlider {...number} name="extra" label={messages.once} numberLabel={messages.once} />
          <NumberSlider {...number} name="extraMonth" label={messages.onceMonth} />
          <NumberSlider {...number} name="extraMonthly" label={messages.monthly} numberLabel={messages.monthly} />
        </div>
        <Segments
          name={choiceFields.effect}
          form={ids.form}
          legend={messages.effect}
          options={effects.map((value) => ({ value, label: messages.effects[value] }))}
          defaultValue={calculation.plan.effect}
        />
        <div className={styles.fields}>
          <NumberSlider {...number} name="fee" label={messages.fee} />
          <NumberSlider {...number} name="lastYearFee" label={messages.lastYearFee} />
        </div>
        <Text size="note" isQuiet>
          {hasCap ? messages.feeByLaw : messages.feeAssumed}
        </Text>
        <SubmitButton {...context} isOutside />
      </div>
    </Disclosure>
  );
}
