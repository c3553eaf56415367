import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './fact-list.module.css';

export interface Fact {
  label: string;
  /** Nothing where it is not known. */
  value: ReactNode;
  note?: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** What stands in the place of a value that is not known, in quiet ink. */
  missing: ReactNode;
  /** `rows`: label beside value, for words. `pairs`: label left, value right, for figures in a narrow place. */
  look?: 'rows' | 'pairs';
  className?: string;
}

/** What is known of something, label by label. A value that is missing is said to be missing, never left out. */
export function FactList({ facts, missing, look = 'rows', className }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, styles[look], className)}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          {isKnown(value) ? <dd>{value}</dd> : <dd className={styles.missing}>{missing}</dd>}
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function isKnown(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false;
}
