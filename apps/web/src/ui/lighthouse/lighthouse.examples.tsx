import type { Example } from '../example';
import styles from './lighthouse-examples.module.css';
import { LighthouseScene, Sea } from './lighthouse-scene';
import { LighthouseTower } from './lighthouse-tower';

export const examples: Example[] = [
  {
    title: 'Tower and sea, on a night ground',
    node: (
      <div className={`night ${styles.ground}`}>
        <LighthouseTower className={styles.tower} />
        <Sea />
      </div>
    ),
  },
  {
    title: 'The coast (error pages)',
    node: (
      <div className={`night ${styles.ground}`}>
        <LighthouseScene className={styles.scene} />
      </div>
    ),
  },
];
