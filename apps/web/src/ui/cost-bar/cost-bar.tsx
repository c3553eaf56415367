import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { customProperties } from '../custom-properties';
import styles from './cost-bar.module.css';

export interface CostBarProps {
  /** The amount and its cost, in one unit of money. */
  lent: number;
  cost: number;
  /** Length against the longest bar of a list that shares one scale, 0 to 1. */
  share?: number;
  id?: string;
  className?: string;
}

/**
 * The bar of a loan: the solid part is the amount, the hatched part its cost. The text beside it states the same, so it
 * is hidden from screen readers. A client component redraws it by setting `--lent` and `--cost`.
 */
export function CostBar({ lent, cost, share = 1, id, className }: CostBarProps) {
  return (
    <span
      id={id}
      className={classNames(styles.bar, className)}
      style={customProperties({ '--lent': lent, '--cost': cost, '--share': share })}
      aria-hidden="true"
    >
      <span className={styles.lent} />
      <span className={styles.cost} data-empty={cost > 0 ? undefined : ''} />
    </span>
  );
}

export interface CostKeyProps {
  /** Labels with their figures: `<>Te prestan <strong>300 €</strong></>`. */
  lent: ReactNode;
  cost: ReactNode;
  className?: string;
}

/** The legend of the two parts of the bar, with their figures. */
export function CostKey({ lent, cost, className }: CostKeyProps) {
  return (
    <div className={classNames(styles.key, className)}>
      <span>
        <span className={styles.lentSwatch} aria-hidden="true" />
        <span>{lent}</span>
      </span>
      <span>
        <span className={styles.costSwatch} aria-hidden="true" />
        <span>{cost}</span>
      </span>
    </div>
  );
}
