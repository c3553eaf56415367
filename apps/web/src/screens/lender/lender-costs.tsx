import { type LenderContent, lenderPath } from '@/features/lenders/lender/load-lender';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { CapSources } from '@/screens/lender/cap-sources';
import { CostTable } from '@/screens/lender/cost-table';
import styles from '@/screens/lender/lender-costs.module.css';
import type { LenderLoan } from '@/screens/lender/lender-loan';
import { LenderSection } from '@/screens/lender/lender-section';
import { LoanForm } from '@/screens/lender/loan-form';
import { sectionIds } from '@/screens/lender/section-ids';
import { adjustedText } from '@/shell/loan/amounts';
import { percentRange } from '@/shell/loan/ranges';
import type { SiteView } from '@/shell/site-view';
import { Text } from '@/ui/text/text';

export interface LenderCostsProps {
  lender: LenderContent;
  /** With their cost for the loan. */
  offers: readonly PricedOffer[];
  loan: LenderLoan;
  view: SiteView;
}

/**
 * What the visitor's loan costs with each offer of a lender, and the range of yearly costs that the lender declares, named as such.
 * If there is nothing to calculate with, the page refers to the lender and invents nothing (R3).
 */
export function LenderCosts({ lender, offers, loan, view }: LenderCostsProps) {
  const { messages } = view;
  const { headings, costs, labels } = messages.lenders;
  const { aprFromPercent, aprToPercent } = lender.conditions;
  const declared = percentRange(aprFromPercent, aprToPercent, view) ?? messages.figures.askLender;
  return (
    <LenderSection id={sectionIds.costs} title={headings.costs}>
      {offers.length === 0 ? (
        <p>
          {fill(costs.none, { name: lender.name })} {messages.figures.askLender}.
        </p>
      ) : (
        <>
          <LoanForm loan={loan} path={lenderPath(view.site.locale, lender.slug)} view={view} />
          {loan.isAdjusted && <Text>{adjustedText(loan, view)}</Text>}
          <div id={loan.isAdjusted ? undefined : sectionIds.result} className={styles.table}>
            <CostTable offers={offers} loan={loan} view={view} />
          </div>
          <CapSources offers={offers} view={view} />
        </>
      )}
      <Text size="note" isQuiet>
        {fill(labels.declaredApr, { aprName: messages.example.aprName })}: {declared}
      </Text>
    </LenderSection>
  );
}
