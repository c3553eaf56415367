import type { ReactNode } from 'react';
import styles from '@/screens/lender/lender-page.module.css';
import { Accordion } from '@/ui/accordion/accordion';

export interface LenderSectionProps {
  /** Anchor of the heading: `LenderSectionId`. */
  id: string;
  title: string;
  /** Folded below its heading: what few visitors need. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A part of a lender's page. */
export function LenderSection({ id, title, isFolded, children }: LenderSectionProps) {
  if (isFolded)
    return (
      <section className={styles.folded} aria-labelledby={id}>
        <Accordion
          level={2}
          items={[{ question: <span id={id}>{title}</span>, answer: <div className={styles.section}>{children}</div> }]}
        />
      </section>
    );
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
