import { useId } from 'react';
import styles from '@/site/contents.module.css';
import { ContentsMark } from '@/site/contents-mark';

export interface ContentsEntry {
  id: string;
  text: string;
}

/** Table of contents of a long text. A small script marks the part in sight; without it the links still lead there. */
export function Contents({ title, entries }: { title: string; entries: readonly ContentsEntry[] }) {
  const id = useId();
  const navId = useId();
  if (entries.length < 2) return null;
  return (
    <nav id={navId} className={styles.contents} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`}>{entry.text}</a>
          </li>
        ))}
      </ol>
      <ContentsMark navId={navId} />
    </nav>
  );
}
