import { classNames } from '../class-names';
import styles from './lighthouse.module.css';

import { TowerShapes } from './lighthouse-tower';

/** The whole coast at night: tower, beam, sea, a boat. Fills its box from the lower right corner; decoration. */
export function LighthouseScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 760"
      preserveAspectRatio="xMaxYMax slice"
      className={classNames(styles.scene, className)}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="scene-beam-left" x1="1" x2="0">
          <stop className={styles.beamNear} offset="0" />
          <stop className={styles.beamFar} offset="1" />
        </linearGradient>
        <linearGradient id="scene-beam-right" x1="0" x2="1">
          <stop className={styles.beamNear} offset="0" />
          <stop className={styles.beamDim} offset="1" />
        </linearGradient>
      </defs>
      <path fill="url(#scene-beam-left)" d="M1142 278 200 690v60h530L1142 290Z" />
      <path fill="url(#scene-beam-right)" d="M1168 278 1460 210v150L1168 290Z" />
      <g transform="translate(1055 213)">
        <path className={styles.rock} d="M-40 520v-26l66-14 20-26 34-10 22 4 28-8 30 22 14 20 66 10v28Z" />
        <TowerShapes />
      </g>
      <path
        className={styles.sea}
        d="M0 700c90-14 170-14 260 0s180 14 270 0 180-14 270 0 180 14 270 0 180-14 270 0 60 8 100 4v60H0Z"
      />
      <g transform="translate(640 646) rotate(-4)">
        <path className={styles.wall} d="M0 52h96l-14 26H14Z" />
        <path className={styles.sail} d="M50-26 92 44H50Z" />
        <path className={styles.wall} d="M44-10v54H14ZM46-32h3v84h-3z" />
      </g>
      <path
        className={styles.seaNear}
        d="M0 726c110-10 200-10 300 0s220 10 320 0 220-10 320 0 220 10 320 0 150-6 180-4v40H0Z"
      />
    </svg>
  );
}

/** Two waves along the lower edge of a night band; decoration. The band needs `position: relative`. */
export function Sea({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1600 60"
      preserveAspectRatio="none"
      className={classNames(styles.shore, className)}
      aria-hidden="true"
    >
      <path
        className={styles.sea}
        d="M0 22c90-14 170-14 260 0s180 14 270 0 180-14 270 0 180 14 270 0 180-14 270 0 170 12 260 0v38H0Z"
      />
      <path
        className={styles.seaNear}
        d="M0 40c110-10 200-10 300 0s220 10 320 0 220-10 320 0 220 10 320 0 230-10 340 0v20H0Z"
      />
    </svg>
  );
}
