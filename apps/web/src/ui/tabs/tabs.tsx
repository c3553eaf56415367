import type { ReactNode } from 'react';
import { AppLink } from '../link/link';
import styles from './tabs.module.css';

export interface TabsProps {
  label: string;
  items: readonly { href: string; label: ReactNode; isCurrent?: boolean }[];
}

/** Views of one thing, each with its own address or anchor: links, so that they work without scripts. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {items.map((item) => (
        <AppLink key={item.href} className={styles.tab} href={item.href} aria-current={currentOf(item)}>
          {item.label}
        </AppLink>
      ))}
    </nav>
  );
}

function currentOf({ href, isCurrent }: { href: string; isCurrent?: boolean }) {
  if (!isCurrent) return undefined;
  return href.startsWith('#') ? 'true' : 'page';
}
