import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import visuallyHidden from '../visually-hidden/visually-hidden.module.css';
import styles from './field.module.css';
import { FieldError } from './field-error';

/** The attributes that connect a control with its label, hint and error. Spread them on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  id: string;
  label: ReactNode;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Says how to correct the value; shown above the control. */
  error?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** One question: label, hint, error, control, in this order. */
export function Field({ id, label, isLabelHidden, hint, error, className, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, Boolean(error) && styles.invalid, className)}>
      <label className={isLabelHidden ? visuallyHidden.hidden : styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children(controlProps(id, hint, error))}
    </div>
  );
}

function controlProps(id: string, hint: ReactNode, error: ReactNode): ControlProps {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  // A property that is undefined would cost bytes in the data of the page.
  return {
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true as const }),
  };
}
