import type { ReactNode } from 'react';
import { AppLink } from '../link/link';
import styles from './stepper.module.css';

export interface StepperProps {
  label: string;
  /** `isDone` steps may link back. */
  steps: readonly { label: ReactNode; href?: string; isDone?: boolean; isCurrent?: boolean }[];
}

/**
 * The progress in steps, as the tower's bands. A solid band is done, a half-filled one is current. Phones show the name
 * of the current step.
 */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          key={index}
          data-done={step.isDone ? '' : undefined}
          aria-current={step.isCurrent ? 'step' : undefined}
        >
          {step.href && step.isDone ? <AppLink href={step.href}>{step.label}</AppLink> : <span>{step.label}</span>}
        </li>
      ))}
    </ol>
  );
}
