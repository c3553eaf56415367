import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** The first link that the keyboard reaches: skips the header. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
