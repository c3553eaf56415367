import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { fill } from '@/messages/fill';
import { coolingOffText } from '@/screens/lender/cooling-off';
import { termText } from '@/screens/lender/lender-figures';
import { LenderSection } from '@/screens/lender/lender-section';
import { sectionIds } from '@/screens/lender/section-ids';
import { amountRange, percentRange } from '@/shell/loan/ranges';
import type { SiteView } from '@/shell/site-view';
import { FactList } from '@/ui/fact-list/fact-list';

/** All conditions of a lender. An unpublished one refers to the lender, and is never invented (R3). */
export function LenderConditions({ lender: { conditions }, view }: { lender: LenderContent; view: SiteView }) {
  const { messages } = view;
  const { labels, headings } = messages.lenders;
  const coolingOff = coolingOffText(view, new Date());
  return (
    <LenderSection id={sectionIds.conditions} title={headings.conditions}>
      <FactList
        missing={messages.figures.askLender}
        facts={[
          { label: labels.amount, value: amountRange(conditions.minAmount, conditions.maxAmount, view) },
          { label: labels.term, value: termText(conditions, view) },
          {
            label: messages.example.nominalRateName,
            value: percentRange(conditions.tinFromPercent, conditions.tinToPercent, view),
          },
          {
            label: fill(messages.lenders.labels.declaredApr, { aprName: messages.example.aprName }),
            value: percentRange(conditions.aprFromPercent, conditions.aprToPercent, view),
          },
          { label: labels.fees, value: conditions.fees },
          { label: labels.payout, value: conditions.payout },
          { label: labels.earlyRepayment, value: conditions.earlyRepayment },
          { label: labels.latePayment, value: conditions.latePayment },
          // The lender has nothing to say to it: a country without such a rule has no such row.
          ...(coolingOff ? [{ label: labels.coolingOff, value: coolingOff }] : []),
        ]}
      />
    </LenderSection>
  );
}
