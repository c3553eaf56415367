import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';
import { FieldError } from './field-error';

export interface FieldGroupProps {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Several controls that answer one question: checkboxes, radios, the parts of a date. */
export function FieldGroup({ id, legend, hint, error, className, children }: FieldGroupProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      className={classNames(styles.group, Boolean(error) && styles.invalid, className)}
      aria-describedby={describedBy || undefined}
    >
      <legend className={styles.label}>{legend}</legend>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}
