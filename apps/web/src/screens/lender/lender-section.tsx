import type { ReactNode } from 'react';
import styles from '@/screens/lender/lender-page.module.css';

export interface LenderSectionProps {
  /** Anchor of the heading: `LenderSectionId`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a lender's page, at reading width. */
export function LenderSection({ id, title, children }: LenderSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
