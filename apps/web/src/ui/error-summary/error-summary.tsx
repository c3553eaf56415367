import type { ReactNode } from 'react';
import styles from './error-summary.module.css';
import { FocusOnMount } from './focus-on-mount';

export interface ErrorSummaryProps {
  id?: string;
  title: ReactNode;
  /** One line per field that needs mending, in the order of the form. */
  errors: readonly { href: `#${string}`; message: ReactNode }[];
  /** Off where the summary is not an answer to what the visitor just did. */
  takesFocus?: boolean;
}

/** What must be mended before the form can go on. It takes the focus, and each line leads to its field. */
export function ErrorSummary({ id = 'error-summary', title, errors, takesFocus = true }: ErrorSummaryProps) {
  return (
    <div id={id} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.href}>
            <a href={error.href}>{error.message}</a>
          </li>
        ))}
      </ul>
      {takesFocus && <FocusOnMount id={id} />}
    </div>
  );
}
