import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './check.module.css';

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'checkbox' | 'radio';
  label: ReactNode;
  hint?: ReactNode;
}

/** A checkbox or a radio with its label; the whole line can be pressed. Never ticked in advance for consents. */
export function Check({ type = 'checkbox', label, hint, className, ...rest }: CheckProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input type={type} {...rest} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
