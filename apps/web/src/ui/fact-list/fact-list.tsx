import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './fact-list.module.css';

export interface Fact {
  label: string;
  /** Undefined if unknown. */
  value: ReactNode;
  note?: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** The text for an unknown value, in secondary ink. */
  missing: ReactNode;
  /**
   * The layout `rows` has the label beside the value, for text. The layout `pairs` has the label left and the value
   * right, for figures in a narrow place.
   */
  look?: 'rows' | 'pairs';
  className?: string;
}

/** Facts by label. An unknown value is stated as unknown, never left out. */
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

/** Whether a fact has a value. A list of facts that many do not state may leave the others out, and name them in one sentence. */
export const isKnownFact = ({ value }: Fact): boolean => isKnown(value);

function isKnown(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false;
}
