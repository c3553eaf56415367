import { classNames } from '../class-names';
import styles from './lighthouse.module.css';

/** The tower's shapes on a 200 × 520 grid, for use inside another drawing. The lamp's centre is at (100, 62). */
export function TowerShapes() {
  return (
    <>
      <path className={styles.wall} d="M74 96h52l18 360H56Z" />
      <path className={styles.band} d="M70.6 162h58.8l3.8 74H66.8ZM62.8 314h74.4l3.8 74H59Z" />
      <path className={styles.shade} d="M106 96h20l18 360h-30Z" />
      <path className={styles.iron} d="M62 84h76v12H62zM82 40h36v-8l-18-20-18 20zM98 0h4v16h-4z" />
      <path className={styles.iron} d="M66 68h3v16h-3zM131 68h3v16h-3zM64 66h72v3H64z" />
      <path className={styles.lamp} d="M84 40h32v44H84z" />
      <path className={styles.iron} d="M94 40h2v44h-2zM104 40h2v44h-2zM94 270h12v18H94zM95 122h10v16H95z" />
    </>
  );
}

/**
 * The lighthouse on its rock, for a night ground. Draw the beam from its lamp: 62/520 of the height, in the middle.
 * @param label says what is drawn; without it the drawing is decoration
 */
export function LighthouseTower({ label, className }: { label?: string; className?: string }) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden, as `meaning` says
    <svg viewBox="0 0 200 520" className={classNames(styles.tower, className)} {...meaning}>
      <path
        className={styles.rock}
        d="M-60 760v-190l34-46 22-44 30-6 20-24 34-10 22 4 28-8 30 22 14 22 34 12 16 40 36 28v200Z"
      />
      <TowerShapes />
      <path className={styles.iron} d="M92 452v-32a8 8 0 0 1 16 0v32Z" />
    </svg>
  );
}
