import type { HeroBlockFragment } from '@/cms/generated/graphql';
import type { SiteLoans } from '@/shell/loan/loan-range';
import type { SiteView } from '@/shell/site-view';

export interface SimulatorProps {
  block: HeroBlockFragment;
  loans: SiteLoans;
  view: SiteView;
}
