import type { ReactNode } from 'react';
import styles from '@/features/calculator/calculator.module.css';
import { Section } from '@/ui/section/section';

export interface BandProps {
  /** The page sets the width of its text: the part adds no ground and no container. */
  isInProse: boolean;
  tone?: 'plain' | 'sunken';
  /** Id of its heading. */
  labelledBy: string;
  children: ReactNode;
}

/** A part of the calculator: a band across the page, or a part of an article. */
export function Band({ isInProse, tone, labelledBy, children }: BandProps) {
  if (!isInProse) {
    return (
      <Section tone={tone} aria-labelledby={labelledBy}>
        {children}
      </Section>
    );
  }
  return (
    <section className={styles.inProse} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
