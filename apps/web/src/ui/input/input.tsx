import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './input.module.css';

export interface InputProps extends ComponentProps<'input'> {
  /** Unit before or after what is typed, such as a currency sign. Decoration: the label or hint names the unit. */
  before?: ReactNode;
  after?: ReactNode;
  /** Width of the expected answer: 2, 4 or 5 characters, half a line, or the line. */
  width?: 2 | 4 | 5 | 'half' | 'full';
}

const widths = { 2: styles.two, 4: styles.four, 5: styles.five, half: styles.half, full: undefined };

/** A line of text. With `before` or `after` it is framed together with its unit. */
export function Input({ before, after, width = 'full', className, ...rest }: InputProps) {
  if (before === undefined && after === undefined) {
    return <input className={classNames(styles.input, widths[width], className)} {...rest} />;
  }
  return (
    <span className={classNames(styles.affix, widths[width], className)}>
      {before !== undefined && <Affix>{before}</Affix>}
      <input className={styles.input} {...rest} />
      {after !== undefined && <Affix>{after}</Affix>}
    </span>
  );
}

function Affix({ children }: { children: ReactNode }) {
  return (
    <span className={styles.unit} aria-hidden="true">
      {children}
    </span>
  );
}
