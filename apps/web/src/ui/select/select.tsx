import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** First, empty choice, for a question without a neutral default. */
  placeholder?: string;
}

/** A choice from a list that is too long for radios: the native control of the browser. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <select className={classNames(styles.select, className)} {...rest}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} {...(option.isDisabled && { disabled: true })}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
