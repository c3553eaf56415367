import { classNames } from '../class-names';
import styles from './monogram.module.css';

/** Twelve forms in a square of 48, each with the baseline of its letters. */
const forms: readonly (readonly [path: string, baseline: number])[] = [
  ['M14 5h20a9 9 0 0 1 9 9v20a9 9 0 0 1-9 9H14a9 9 0 0 1-9-9V14a9 9 0 0 1 9-9Z', 31],
  ['M4 24A20 20 0 0 1 24 4h20v20a20 20 0 0 1-20 20H4Z', 31],
  ['M4 6h40l-8 18 8 18H4Z', 31],
  ['M16 4h16l12 12v16L32 44H16L4 32V16Z', 31],
  ['M24 3.5a20.5 20.5 0 1 1 0 41 20.5 20.5 0 0 1 0-41Z', 31],
  ['M6 44V22a18 18 0 0 1 36 0v22Z', 33],
  ['M24 4 45 43H3Z', 37],
  ['M24 3 42 8v16c0 11-8 18-18 21C14 42 6 35 6 24V8Z', 29],
  ['M24 3c9 10 16 17 16 26a16 16 0 0 1-32 0c0-9 7-16 16-26Z', 35],
  ['M24 3 43 13.5v21L24 45 5 34.5v-21Z', 31],
  ['M17 9h14a15 15 0 0 1 0 30H17a15 15 0 0 1 0-30Z', 31],
  ['M24 2 46 24 24 46 2 24Z', 31],
];

const colours = [styles.action, styles.info, styles.success, styles.warning, styles.plum, styles.ink] as const;

export interface MonogramProps {
  /** Decides form and colour, so that they stay: a number of the thing, not its place in a list. */
  seed: number;
  /** The name whose first letter is shown. */
  name: string;
  className?: string;
}

/** The drawn mark of something without a picture. The name stands beside it, so it is hidden from screen readers. */
export function Monogram({ seed, name, className }: MonogramProps) {
  const [path, baseline] = forms[seed % forms.length] ?? ['', 0];
  const colour = colours[Math.floor(seed / 2) % colours.length];
  return (
    <svg
      className={classNames(styles.mark, colour, seed % 3 === 0 && styles.soft, className)}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <path d={path} />
      <text x="24" y={baseline}>
        {[...name][0]}
      </text>
    </svg>
  );
}
