import type { ReactNode } from 'react';
import styles from '@/blocks/hero/simulator.module.css';
import type { HeroBlockFragment } from '@/cms/generated/graphql';
import { CostKey } from '@/ui/cost-bar/cost-bar';
import { Figure } from '@/ui/figure/figure';
import { LighthouseTower } from '@/ui/lighthouse/lighthouse-tower';
import { LitPanel } from '@/ui/lit-panel/lit-panel';

export interface ResultPanelProps {
  block: HeroBlockFragment;
  /** Ids of the sliders that the result follows. */
  ids: readonly string[];
  label: ReactNode;
  figure: ReactNode;
  bar: ReactNode;
  lent: ReactNode;
  cost: ReactNode;
  /** Tells of the drawing; without it the drawing is decoration. */
  towerLabel?: string | undefined;
  /** What else is said of the result. */
  children?: ReactNode;
}

/** The lit result of a form of the hero: one figure, and the loan with its cost as a bar. */
export function ResultPanel({ block, ids, label, figure, bar, lent, cost, towerLabel, children }: ResultPanelProps) {
  return (
    <LitPanel className={styles.lit}>
      <span className={styles.coast}>
        <LighthouseTower className={styles.tower} label={towerLabel} />
      </span>
      <output className={styles.result} htmlFor={ids.join(' ')}>
        <span>{label}</span>
        <Figure size="l">{figure}</Figure>
      </output>
      {bar}
      <CostKey
        lent={
          <>
            {block.lentLabel} <strong>{lent}</strong>
          </>
        }
        cost={
          <>
            {block.costLabel} <strong>{cost}</strong>
          </>
        }
      />
      {children}
    </LitPanel>
  );
}
