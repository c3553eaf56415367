import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Container } from '../container/container';
import styles from './rail.module.css';

export interface RailProps {
  /** Stays in view on wide screens while the content scrolls. */
  head: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Heading on the left, content on the right: the layout of every long section. */
export function Rail({ head, children, className }: RailProps) {
  return (
    <div className={classNames(styles.rail, className)}>
      <div className={styles.head}>{head}</div>
      <div className={styles.matter}>{children}</div>
    </div>
  );
}

/**
 * Content without a heading of its own, in the content column: a table, an image, a card. After a plain section it is
 * close to the text that it belongs to.
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
