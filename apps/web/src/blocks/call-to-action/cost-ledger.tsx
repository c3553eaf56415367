import { simulateCeiling, toCents } from '@prestafaro/lending';
import styles from '@/blocks/call-to-action/call-to-action.module.css';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { applicationHref } from '@/shell/application/application-link';
import { amountText, resultAmount } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { CostBar } from '@/ui/cost-bar/cost-bar';
import { AppLink } from '@/ui/link/link';

export interface CostLedgerProps {
  /** Amounts in units of the currency. */
  amounts: readonly number[];
  /** The text around a total: "devuelves hasta {total}". */
  label: string;
  view: SiteView;
}

/** The total for each amount after the shortest usual term, at the highest rate that the site allows. */
export function CostLedger({ amounts, label, view }: CostLedgerProps) {
  const { daysDefault: days, nominalRatePercent } = view.settings.simulator;
  const { decimals } = view.money;
  const largest = Math.max(...amounts);
  return (
    <ul className={styles.ledger}>
      {amounts.map((amount) => {
        const principalCents = toCents(amount);
        const { interestCents, totalCents } = simulateCeiling({ principalCents, nominalRatePercent, days, decimals });
        return (
          <li key={amount}>
            <AppLink href={applicationHref(view.site, { amount, days })}>
              <span className={styles.requested}>{amountText(amount, view)}</span>{' '}
              <span className={styles.back}>
                <FillPlaceholders
                  message={label}
                  values={{ total: <strong>{resultAmount(totalCents, view)}</strong> }}
                />
              </span>
              <CostBar className={styles.bar} lent={amount} cost={interestCents / 100} share={amount / largest} />
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
