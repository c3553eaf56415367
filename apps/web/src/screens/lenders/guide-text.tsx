import type { ReactNode } from 'react';
import styles from '@/screens/lenders/lenders-page.module.css';
import { Accordion } from '@/ui/accordion/accordion';
import { Container } from '@/ui/container/container';
import type { ContentsEntry } from '@/ui/contents/contents';

/** The text of the guide below the names of its parts, one press away: the list of lenders is what the page is opened for. */
export function GuideText({ contents, children }: { contents: readonly ContentsEntry[]; children: ReactNode }) {
  const text = <div className={styles.guide}>{children}</div>;
  return (
    <Container className={styles.text}>
      {contents.length > 0 ? (
        <Accordion level={2} items={[{ question: contents.map((part) => part.text).join(' · '), answer: text }]} />
      ) : (
        text
      )}
    </Container>
  );
}
