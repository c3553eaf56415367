import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './rail.module.css';

export interface RailProps {
  /** Stays in sight on wide screens while the matter scrolls. */
  head: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Heading on the left, matter on the right: the layout of every long section. */
export function Rail({ head, children, className }: RailProps) {
  return (
    <div className={classNames(styles.rail, className)}>
      <div className={styles.head}>{head}</div>
      <div className={styles.matter}>{children}</div>
    </div>
  );
}
