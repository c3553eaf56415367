import type { ReactNode } from 'react';
import { Stars } from '../stars/stars';
import styles from './rating.module.css';

export interface RatingProps {
  value: number;
  /** The value in the format of the country: "4,2". */
  valueText: string;
  /** A text for screen readers: "4,2 de 5 estrellas". */
  label: string;
  /** A text beside it, such as the number of reviews. */
  note?: ReactNode;
}

/** Stars with their figure beside them; stars never stand alone. */
export function Rating({ value, valueText, label, note }: RatingProps) {
  return (
    <span className={styles.rating}>
      <Stars value={value} label={label} />
      <strong aria-hidden="true">{valueText}</strong>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
