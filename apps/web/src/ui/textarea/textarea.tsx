import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from '../input/input.module.css';

export type TextareaProps = ComponentProps<'textarea'>;

/** Several lines of text. */
export function Textarea({ className, ...rest }: TextareaProps) {
  return <textarea className={classNames(styles.input, styles.area, className)} {...rest} />;
}
