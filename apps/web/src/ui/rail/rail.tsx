import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Container } from '../container/container';
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

/**
 * Matter without a heading of its own, in the column of the matter: a table, a picture, a card. After a plain section
 * it stands close to the text that it belongs to.
 */
export function RailMatter({ children, className }: Omit<RailProps, 'head'>) {
  return (
    <div className={styles.alone}>
      <Container>
        <div className={classNames(styles.column, className)}>{children}</div>
      </Container>
    </div>
  );
}
