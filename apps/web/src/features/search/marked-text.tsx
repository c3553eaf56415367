import { Fragment } from 'react';
import type { MarkedPart } from '@/features/search/mark-words';
import styles from '@/features/search/marked-text.module.css';

/** A text with marks on the words that the query means. */
export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(([text, isMarked], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity and never move
    <Fragment key={index}>{isMarked ? <mark className={styles.mark}>{text}</mark> : text}</Fragment>
  ));
}
