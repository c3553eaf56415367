import type { ReactNode } from 'react';
import { Row } from '../stack/stack';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  level?: 2 | 3;
  /** The reason, and what the visitor can do. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The empty state of a list, with a link to go on. */
export function EmptyState({ title, level = 3, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <svg className={styles.art} viewBox="0 0 120 70" aria-hidden="true">
        <path className={styles.sea} d="M0 56c15-4 25-4 40 0s25 4 40 0 25-4 40 0v14H0Z" />
        <path
          className={styles.tower}
          d="M78 22h9l4 34H74zM75 18h15v3H75zM78 16v-4c0-3 2-5 4.5-7 2.5 2 4.5 4 4.5 7v4z"
        />
        <path className={styles.beam} d="M72 13 8 4M72 17 8 40" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <Row>{actions}</Row>}
    </div>
  );
}
