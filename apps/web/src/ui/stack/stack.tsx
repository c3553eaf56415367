import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { customProperties } from '../custom-properties';
import styles from './stack.module.css';

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface StackProps extends ComponentProps<'div'> {
  /** Step of the space scale between the parts. */
  gap?: Step;
  /** Parts take the whole width instead of their own. */
  isStretched?: boolean;
}

/** One below the other, evenly spaced. */
export function Stack({ gap = 4, isStretched, className, ...rest }: StackProps) {
  return (
    <div
      className={classNames(styles.stack, isStretched && styles.stretched, className)}
      style={customProperties({ '--gap': `var(--s-${gap})` })}
      {...rest}
    />
  );
}

/** Side by side, wrapped if there is no room. For buttons, links, badges. */
export function Row({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.row, className)} {...rest} />;
}
