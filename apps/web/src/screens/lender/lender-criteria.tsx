import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { criteriaFacts } from '@/screens/lender/criteria-facts';
import { LenderSection } from '@/screens/lender/lender-section';
import { sectionIds } from '@/screens/lender/section-ids';
import type { SiteView } from '@/shell/site-view';
import { FactList, isKnownFact } from '@/ui/fact-list/fact-list';
import { Text } from '@/ui/text/text';

/** The criteria of a lender, with the note that meeting them is no decision (R24). */
export function LenderCriteria({ lender, view }: { lender: LenderContent; view: SiteView }) {
  const { messages } = view;
  return (
    <LenderSection id={sectionIds.criteria} title={messages.lenders.headings.criteria}>
      <FactList missing={messages.figures.askLender} facts={criteriaFacts(lender.criteria, view).filter(isKnownFact)} />
      <Text size="note" isQuiet>
        {messages.lenders.criteria.note}
      </Text>
    </LenderSection>
  );
}
