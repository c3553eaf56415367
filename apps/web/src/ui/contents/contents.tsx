'use client';

import { useId } from 'react';
import { useElementInView } from '../server-html/use-element-in-view';
import styles from './contents.module.css';

export interface ContentsEntry {
  /** Id of the heading. */
  id: string;
  text: string;
}

/** Table of contents of a long text. It marks the heading in view; its links also work without scripts. */
export function Contents({ title, entries }: { title: string; entries: readonly ContentsEntry[] }) {
  const titleId = useId();
  const current = useElementInView(entries.map(({ id }) => id));
  if (entries.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
