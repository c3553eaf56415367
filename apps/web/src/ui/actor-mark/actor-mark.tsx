import { classNames } from '../class-names';
import styles from './actor-mark.module.css';

export interface ActorMarkProps {
  /** Who takes the step: the visitor, we, or the lender. */
  actor: 'you' | 'us' | 'lender';
  isDone?: boolean;
}

/**
 * The mark of a step on its line, inside of a positioned element. Its shape tells us (filled), the lender (square) and the visitor apart
 * without colour. `--mark-top` and `--mark-left` move it.
 */
export function ActorMark({ actor, isDone }: ActorMarkProps) {
  return <i className={classNames(styles.mark, styles[actor], isDone && styles.isDone)} aria-hidden="true" />;
}
