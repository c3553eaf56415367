import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './logo.module.css';

/** The mark: a lighthouse and its beam. It is decoration; the word beside it names the site. */
export function LighthouseMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={classNames(styles.mark, className)} aria-hidden="true">
      <path className={styles.beam} d="M20 10.6 39 3v17.2L20 12.6Z" />
      <path
        className={styles.tower}
        d="M9.2 14.9h9.6L22 38H6ZM8 12.2h12v1.7H8zM10 11V8.6C10 6 12 4 14 2.4 16 4 18 6 18 8.6V11Z"
      />
    </svg>
  );
}

/** Mark and word-mark. Put it inside a link to the home page. */
export function Logo({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={classNames(styles.logo, className)}>
      <LighthouseMark />
      {children}
    </span>
  );
}
