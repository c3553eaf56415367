import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './lit-panel.module.css';

/** Where the light falls: on what a loan costs, and on nothing else. Bright in both themes. */
export function LitPanel({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('lit', styles.panel, className)} {...rest} />;
}
