import type { AffiliatePageAnswer } from '@prestafaro/types/affiliate';
import styles from '@/features/affiliates/affiliate-page.module.css';
import { daysText, resultAmount } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { FactList } from '@/ui/fact-list/fact-list';

export interface AffiliateTermsProps {
  terms: NonNullable<AffiliatePageAnswer['terms']>;
  view: SiteView;
}

/** The code and the terms of an affiliate, and the end of the account. */
export function AffiliateTerms({ terms, view }: AffiliateTermsProps) {
  const { page, models, payouts, proposal } = view.messages.affiliates;
  const { code, model, rate, holdDays, payoutMethod, account } = terms;
  return (
    <section className={styles.part} aria-labelledby="affiliate-terms">
      <h2 id="affiliate-terms">{page.termsTitle}</h2>
      <FactList
        missing={proposal.none}
        facts={[
          { label: page.code, value: code },
          { label: page.model, value: models[model] },
          { label: page.rate, value: resultAmount(rate, view) },
          { label: page.hold, value: daysText(holdDays, view) },
          { label: page.payoutMethod, value: payouts[payoutMethod] },
          { label: page.account, value: account },
        ]}
      />
    </section>
  );
}
