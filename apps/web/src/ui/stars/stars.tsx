import { customProperties } from '../custom-properties';
import styles from './stars.module.css';

export interface StarsProps {
  /** 0 to 5; parts of a star are drawn. */
  value: number;
  /** The same in words: "4,2 de 5 estrellas". */
  label: string;
}

/** Five stars in ink, never in gold. */
export function Stars({ value, label }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      <svg viewBox="0 0 100 20" aria-hidden="true" style={customProperties({ '--v': value })}>
        <StarRow className={styles.empty} />
        <StarRow className={styles.full} />
      </svg>
    </span>
  );
}

const offsets = [0, 20, 40, 60, 80];

function StarRow({ className }: { className?: string }) {
  return (
    <g className={className}>
      {offsets.map((x) => (
        <path
          key={x}
          transform={`translate(${x} 0)`}
          d="M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z"
        />
      ))}
    </g>
  );
}
