import type { Arm } from '@prestafaro/types/experiment';
import styles from '@/shell/experiment/arm-mark.module.css';

/** Stands where a page begins to differ between the arms. A visitor of this arm who sees it is counted (`armSeen`). Shows nothing. */
export function ArmMark({ arm }: { arm: Arm }) {
  return <span className={styles.mark} data-arm-seen={arm} aria-hidden="true" />;
}
