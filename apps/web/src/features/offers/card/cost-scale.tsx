import styles from '@/features/offers/card/cost-scale.module.css';
import type { SiteView } from '@/shell/site-view';
import { CostBar, CostKey } from '@/ui/cost-bar/cost-bar';

export interface CostScaleProps {
  costCents: number;
  /** Of the dearest offer in the list: its bar takes the whole width. */
  dearestCents: number;
}

/** Part of the bar's length that stands for what is lent, against the longest cost. */
const stump = 0.3;

/**
 * The cost bar on a scale that a list shares. What is lent is thirty times its cost and alike in all offers, so bars from
 * zero would all look the same: it is a stump with a break in it, and the hatched costs are to scale from where it ends.
 */
export function CostScale({ costCents, dearestCents }: CostScaleProps) {
  const dearest = Math.max(dearestCents, 1);
  const share = (stump * dearest + costCents) / (stump * dearest + dearest);
  return (
    <span className={styles.scale}>
      <CostBar lent={stump * dearest} cost={costCents} share={Math.round(share * 10_000) / 10_000} />
      <span className={styles.break} aria-hidden="true" />
    </span>
  );
}

/** What the bars of a list mean. Once per list. */
export function CostScaleKey({ view }: { view: SiteView }) {
  const { scale } = view.messages.offers;
  return <CostKey className={styles.key} lent={scale.lent} cost={scale.cost} />;
}
