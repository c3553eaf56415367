import type { ReactNode } from 'react';
import { Stars } from '../stars/stars';
import styles from './rating.module.css';

export interface RatingProps {
  value: number;
  /** The value as the country writes it: "4,2". */
  valueText: string;
  /** In words for screen readers: "4,2 de 5 estrellas". */
  label: string;
  /** Beside it, such as the number of reviews. */
  note?: ReactNode;
}

/** Stars with the figure beside them; stars never stand alone. */
export function Rating({ value, valueText, label, note }: RatingProps) {
  return (
    <span className={styles.rating}>
      <Stars value={value} label={label} />
      <strong aria-hidden="true">{valueText}</strong>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
