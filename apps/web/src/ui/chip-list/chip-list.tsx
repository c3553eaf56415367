import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { AppLink } from '../link/link';
import styles from './chip-list.module.css';

export interface Chip {
  href: string;
  label: ReactNode;
  /** The current list: filled, and announced to screen readers. */
  isCurrent?: boolean;
}

export interface ChipListProps {
  items: readonly Chip[];
  /** `m` is navigation, 40 px high; `s` stands below a title, 36 px high. */
  size?: 's' | 'm';
  /** Names the list for screen readers if no element around it does. */
  label?: string;
}

/** Short links side by side: the topics of a blog, the tags of an article, the months of a year. */
export function ChipList({ items, size = 'm', label }: ChipListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={classNames(styles.chips, styles[size])} aria-label={label}>
      {items.map((chip) => (
        <li key={chip.href}>
          <AppLink href={chip.href} aria-current={chip.isCurrent ? 'page' : undefined}>
            {chip.label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
