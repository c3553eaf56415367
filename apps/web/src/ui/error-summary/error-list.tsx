import type { ReactNode } from 'react';
import styles from './error-summary.module.css';

export interface ErrorListProps {
  id: string;
  title: ReactNode;
  /** One line per field with an error, in the order of the form. */
  errors: readonly { href: `#${string}`; message: ReactNode }[];
  children?: ReactNode;
}

/**
 * The errors that must be corrected before the form can be sent, each with a link to its field. It can take the focus: a form whose
 * address ends with its id moves the focus there without scripts.
 */
export function ErrorList({ id, title, errors, children }: ErrorListProps) {
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
      {children}
    </div>
  );
}
