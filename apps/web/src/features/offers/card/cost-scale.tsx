import styles from '@/features/offers/card/cost-scale.module.css';
import type { SiteView } from '@/shell/site-view';
import { CostBar, CostKey } from '@/ui/cost-bar/cost-bar';

export interface CostScaleProps {
  costCents: number;
  /** Cost of the dearest offer in the list: its bar has the whole width. */
  dearestCents: number;
}

/** Share of the bar's length for the amount, against the longest cost. */
const stump = 0.3;

/**
 * The cost bar on a scale that a list shares. The amount is thirty times its cost and equal in all offers, so bars from
 * zero would all look the same. So the amount is a stump with a break in it, and the hatched costs are to scale after
 * it.
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

/** The legend of the bars. Once per list. */
export function CostScaleKey({ view }: { view: SiteView }) {
  const { scale } = view.messages.offers;
  return <CostKey className={styles.key} lent={scale.lent} cost={scale.cost} />;
}
