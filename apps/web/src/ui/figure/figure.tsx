import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './figure.module.css';

export interface FigureProps extends ComponentProps<'span'> {
  as?: 'span' | 'p' | 'dd' | 'output' | 'strong';
  /** Size: `l` for the one figure of a page, `m` of a section, `s` of a card. */
  size?: 'l' | 'm' | 's';
  /** For text instead of a figure; it may break. */
  isText?: boolean;
}

/** An amount or another number as the largest text of its place. It is formatted, with no-break spaces. */
export function Figure({ as = 'span', size = 'm', isText, className, ...rest }: FigureProps) {
  const Tag = as as 'span';
  return <Tag className={classNames(styles.figure, styles[size], isText && styles.text, className)} {...rest} />;
}
