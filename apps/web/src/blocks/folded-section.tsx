import type { ReactNode } from 'react';
import styles from '@/blocks/folded-section.module.css';
import { Accordion } from '@/ui/accordion/accordion';
import { Container } from '@/ui/container/container';

export interface FoldedSectionProps {
  id?: string;
  title: string;
  /** The content is no text at reading width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A section of a short page below its heading, one press away. */
export function FoldedSection({ id, title, isWide, children }: FoldedSectionProps) {
  return (
    <section className={styles.folded} {...(id && { 'aria-labelledby': id })}>
      <Container>
        <Accordion level={2} items={[{ question: <span id={id}>{title}</span>, answer: children, isWide }]} />
      </Container>
    </section>
  );
}
