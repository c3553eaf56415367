'use client';

import type { ReactNode } from 'react';
import { useElementInView } from '../server-html/use-element-in-view';
import styles from './tabs.module.css';

export interface TabsProps {
  label: string;
  /** At least one; `id` is that of the part of the page. */
  items: readonly { id: string; label: ReactNode }[];
}

/**
 * Links to the parts of a page. All parts are on the page, so that the links work without scripts and the browser's
 * search finds every part. The part in view is marked, the first one until then.
 */
export function Tabs({ label, items }: TabsProps) {
  const current = useElementInView(items.map(({ id }) => id)) ?? items[0]?.id;
  return (
    <nav className={styles.tabs} aria-label={label}>
      {items.map((item) => (
        <a
          key={item.id}
          className={styles.tab}
          href={`#${item.id}`}
          aria-current={item.id === current ? 'true' : undefined}
        >
          {item.label}
        </a>
      ))}
    </nav>
  );
}
