import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './lit-panel.module.css';

/** The lit surface, only for the cost of a loan. Bright in both themes. */
export function LitPanel({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('lit', styles.panel, className)} {...rest} />;
}
