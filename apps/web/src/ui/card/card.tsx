import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  look?: 'plain' | 'raised' | 'flat';
}

/** A frame for something to choose or for a quotation. Sections need no card. */
export function Card({ as = 'div', look = 'plain', className, ...rest }: CardProps) {
  const Tag = as as 'div';
  const looks = { plain: undefined, raised: styles.raised, flat: styles.flat };
  return <Tag className={classNames(styles.card, looks[look], className)} {...rest} />;
}
