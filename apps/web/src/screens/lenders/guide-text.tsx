import type { ReactNode } from 'react';
import styles from '@/screens/lenders/lenders-page.module.css';
import { Accordion } from '@/ui/accordion/accordion';
import { Container } from '@/ui/container/container';
import type { ContentsEntry } from '@/ui/contents/contents';

/** The text of the guide below the name of its first part, one press away: the list of lenders is what the page is opened for. */
export function GuideText({
  contents: [first],
  children,
}: {
  contents: readonly ContentsEntry[];
  children: ReactNode;
}) {
  const text = <div className={styles.guide}>{children}</div>;
  return (
    <Container className={styles.text}>
      {first ? <Accordion level={2} items={[{ question: first.text, answer: text }]} /> : text}
    </Container>
  );
}
