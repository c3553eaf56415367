import type { ReactNode } from 'react';
import styles from './error-summary.module.css';
import { FocusOnMount } from './focus-on-mount';

export interface ErrorSummaryProps {
  id?: string;
  title: ReactNode;
  /** One line per field with an error, in the order of the form. */
  errors: readonly { href: `#${string}`; message: ReactNode }[];
  /** Off if the summary is not an answer to the visitor's last action. */
  takesFocus?: boolean;
}

/**
 * The errors that must be corrected before the form can be sent. It takes the focus, and each line links to its field.
 */
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
