import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './text.module.css';

export interface TextProps extends ComponentProps<'p'> {
  as?: 'p' | 'span' | 'div' | 'dd' | 'dt' | 'figcaption';
  /** `note` 14–15 px, `body` 17–18 px, `lead` 19–22 px under a title. */
  size?: 'note' | 'body' | 'lead';
  /** Secondary ink, still at least 5.5 : 1. */
  isQuiet?: boolean;
}

/** Running text outside of prose. */
export function Text({ as = 'p', size = 'body', isQuiet, className, ...rest }: TextProps) {
  // Every tag of the list takes the same properties as `p`; TypeScript cannot infer that through the union.
  const Tag = as as 'p';
  return <Tag className={classNames(styles[size], isQuiet && styles.quiet, className)} {...rest} />;
}
