import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './figure.module.css';

export interface FigureProps extends ComponentProps<'span'> {
  as?: 'span' | 'p' | 'dd' | 'output' | 'strong';
  /** `l` is the one figure of a page, `m` of a section, `s` of a card. */
  size?: 'l' | 'm' | 's';
  /** For words in the place of a figure, which may break. */
  isText?: boolean;
}

/** Money or another number, as the hero of its place. It comes formatted, with no-break spaces. */
export function Figure({ as = 'span', size = 'm', isText, className, ...rest }: FigureProps) {
  const Tag = as as 'span';
  return <Tag className={classNames(styles.figure, styles[size], isText && styles.text, className)} {...rest} />;
}
