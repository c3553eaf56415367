import type { ReactNode } from 'react';
import styles from '@/features/calculator/calculator.module.css';
import { SubmitButton } from '@/features/calculator/loan-form';
import { type NumberContext, NumberSlider } from '@/features/calculator/number-slider';
import { Disclosure } from '@/ui/accordion/accordion';
import { Text } from '@/ui/text/text';

export interface ComparisonFormProps extends NumberContext {
  /** The comparison. */
  children: ReactNode;
}

/** The loan to compare with, and the comparison below it. */
export function ComparisonForm({ children, ...context }: ComparisonFormProps) {
  const { calculation, ids, view } = context;
  const messages = view.messages.calculator.comparisonForm;
  const { form } = view.messages.calculator;
  const number = { ...context, look: 'number', form: ids.form } as const;
  return (
    <Disclosure id={ids.comparison} summary={messages.summary} isOpen={calculation.opens.comparison}>
      <div className={styles.opened}>
        <Text>{messages.lead}</Text>
        <div className={styles.fields}>
          <NumberSlider {...number} name="secondAmount" label={messages.amount} numberLabel={messages.amount} />
          <NumberSlider {...number} name="secondRate" label={form.rate} numberLabel={messages.rate} />
          <NumberSlider {...number} name="secondMonths" label={messages.months} />
        </div>
        <SubmitButton {...context} isOutside />
        {children}
      </div>
    </Disclosure>
  );
}
