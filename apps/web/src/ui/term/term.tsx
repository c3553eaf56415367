import type { ReactNode } from 'react';
import { AppLink } from '../link/link';
import styles from './term.module.css';

export interface TermProps {
  /** Unique on its page. */
  id: string;
  definition: string;
  /** Address of the entry of the glossary. */
  href: string;
  /** The words of the link to it. */
  more: string;
  /** The term as the text writes it. */
  children: ReactNode;
}

/**
 * A term with its explanation, which the browser opens beside it (HTML, "The popover attribute"), without scripts. A browser without
 * popovers shows the explanation in brackets after the term.
 */
export function Term({ id, definition, href, more, children }: TermProps) {
  return (
    <>
      <dfn className={styles.term}>
        <button type="button" popoverTarget={id}>
          {children}
        </button>
      </dfn>
      <span id={id} popover="auto" className={styles.explanation}>
        {definition} <AppLink href={href}>{more}</AppLink>
      </span>
    </>
  );
}
