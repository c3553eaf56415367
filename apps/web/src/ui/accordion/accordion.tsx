import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './accordion.module.css';

export interface AccordionItem {
  /** Anchor of the item. */
  id?: string;
  question: ReactNode;
  answer: ReactNode;
  isOpen?: boolean;
  /** The answer is no text at reading width: a table, a grid. */
  isWide?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading level of the questions in the page's outline. */
  level?: 2 | 3 | 4;
  /** Items with one name close each other. */
  name?: string;
}

/** Questions with folded answers: native `details`, found by the browser's search in the page. */
export function Accordion({ items, level = 3, name }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => (
        // A visitor may have opened or closed it before hydration: the state of the page is kept.
        // A property that is undefined would cost bytes in the data of the page.
        <details
          key={item.id ?? index}
          {...(item.id && { id: item.id })}
          {...(name && { name })}
          open={item.isOpen}
          suppressHydrationWarning
        >
          <summary className={styles.summary}>
            <Heading className={styles.question}>{item.question}</Heading>
            <Icon name="chevron_down" className={styles.turn} />
          </summary>
          <div className={classNames(styles.answer, item.isWide && styles.wide)}>{item.answer}</div>
        </details>
      ))}
    </div>
  );
}

export interface PhoneFoldProps {
  summary: string;
  /** Shows the mark alone, drawn by the style sheet, because a page has many; the summary is for screen readers. */
  isMark?: boolean;
  className?: string;
  children: ReactNode;
}

/** What stays folded on a phone and is open on a wide page; a browser without `::details-content` folds it everywhere. */
export function PhoneFold({ summary, isMark, className, children }: PhoneFoldProps) {
  return (
    <details className={classNames(styles.onPhone, className)} suppressHydrationWarning>
      {isMark ? <summary className={styles.mark} aria-label={summary} /> : <Opener>{summary}</Opener>}
      {children}
    </details>
  );
}

export interface DisclosureProps {
  id?: string;
  summary: ReactNode;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** One thing that opens in place, such as a form: its summary reads as a link. */
export function Disclosure({ id, summary, isOpen, className, children }: DisclosureProps) {
  return (
    <details id={id} className={classNames(styles.disclosure, className)} open={isOpen} suppressHydrationWarning>
      <Opener>{summary}</Opener>
      {children}
    </details>
  );
}

/** A summary that reads as a link. */
function Opener({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.opener}>
      <span>{children}</span>
      <Icon name="chevron_down" className={styles.turn} />
    </summary>
  );
}
