import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { fill } from '@/messages/fill';
import { criteriaFacts } from '@/screens/lender/criteria-facts';
import { detailFacts } from '@/screens/lender/lender-facts';
import { termText } from '@/screens/lender/lender-figures';
import { LenderSection } from '@/screens/lender/lender-section';
import { sectionIds } from '@/screens/lender/section-ids';
import { coolingOffText } from '@/shell/loan/cooling-off';
import { amountRange, percentRange } from '@/shell/loan/ranges';
import type { SiteView } from '@/shell/site-view';
import { type Fact, FactList, isKnownFact } from '@/ui/fact-list/fact-list';

/**
 * All conditions of a lender. What it does not publish, here and among its criteria and its details, is one sentence that refers to the
 * lender, and is never invented (R3).
 */
export function LenderConditions({ lender, view }: { lender: LenderContent; view: SiteView }) {
  const { site, messages } = view;
  const facts = conditionFacts(lender, view);
  const unknown = [...facts, ...criteriaFacts(lender.criteria, view), ...detailFacts(lender, view)].filter(
    (fact) => !isKnownFact(fact),
  );
  const labels = new Intl.ListFormat(site.locale).format(unknown.map(({ label }) => label));
  return (
    <LenderSection id={sectionIds.conditions} title={messages.lenders.headings.conditions}>
      <FactList missing={messages.figures.askLender} facts={facts.filter(isKnownFact)} />
      {unknown.length > 0 && (
        <p>
          <strong>{messages.figures.askLender}:</strong> {labels}.
        </p>
      )}
    </LenderSection>
  );
}

function conditionFacts({ conditions }: LenderContent, view: SiteView): readonly Fact[] {
  const { messages } = view;
  const { labels } = messages.lenders;
  const coolingOff = coolingOffText(view, new Date());
  return [
    { label: labels.amount, value: amountRange(conditions.minAmount, conditions.maxAmount, view) },
    { label: labels.term, value: termText(conditions, view) },
    {
      label: messages.example.nominalRateName,
      value: percentRange(conditions.tinFromPercent, conditions.tinToPercent, view),
    },
    {
      label: fill(labels.declaredApr, { aprName: messages.example.aprName }),
      value: percentRange(conditions.aprFromPercent, conditions.aprToPercent, view),
    },
    { label: labels.fees, value: conditions.fees },
    { label: labels.payout, value: conditions.payout },
    { label: labels.earlyRepayment, value: conditions.earlyRepayment },
    { label: labels.latePayment, value: conditions.latePayment },
    // The lender has nothing to say to it: a country without such a rule has no such row.
    ...(coolingOff ? [{ label: labels.coolingOff, value: coolingOff }] : []),
  ];
}
