import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'p' | 'h2' | 'h3';
  children: ReactNode;
}) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
