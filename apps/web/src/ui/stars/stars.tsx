import { customProperties } from '../custom-properties';
import { starPath } from './star-path';
import styles from './stars.module.css';

/** One drawing for the row: each rating of a long list contains it twice. */
const fiveStars = [0, 20, 40, 60, 80].map((x) => starPath.replace('M10 ', `M${10 + x} `)).join('');

export interface StarsProps {
  /** 0 to 5; parts of a star are drawn. */
  value: number;
  /** The value as text: "4,2 de 5 estrellas". */
  label: string;
}

/** Five stars in ink, never in gold. */
export function Stars({ value, label }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      <svg viewBox="0 0 100 20" aria-hidden="true" style={customProperties({ '--v': value })}>
        <path className={styles.empty} d={fiveStars} />
        <path className={styles.full} d={fiveStars} />
      </svg>
    </span>
  );
}
