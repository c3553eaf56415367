import { LenderRows } from '@/features/lenders/lender-rows';
import type { LenderRowFacts } from '@/features/lenders/load-lenders';
import { LenderSection } from '@/screens/lender/lender-section';
import { sectionIds } from '@/screens/lender/section-ids';
import type { SiteView } from '@/shell/site-view';

/** The lenders most like this one, with the rule of their order (R8); nothing without one. */
export function SimilarSection({ lenders, view }: { lenders: readonly LenderRowFacts[]; view: SiteView }) {
  const { headings, similarOrder } = view.messages.lenders;
  if (lenders.length === 0) return null;
  return (
    <LenderSection id={sectionIds.similar} title={headings.similar} isFolded>
      <LenderRows lenders={lenders} order={similarOrder} view={view} />
    </LenderSection>
  );
}
