import type { LenderOfBank } from '@/features/bank/load-bank';
import { inAlphabet } from '@/features/lenders/in-alphabet';
import { AdvertisingBadge } from '@/features/lenders/lender/institution-intro';
import { lenderPath } from '@/features/lenders/lender/load-lender';
import styles from '@/screens/bank/bank-page.module.css';
import { bankSectionIds } from '@/screens/bank/bank-sections';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

/**
 * The lenders of a bank with the order of the list (R8), each that pays us marked as an advertisement (R9); nothing without one. It has
 * no figures, so it needs no representative example (R2).
 */
export function BankLenders({ lenders, view }: { lenders: readonly LenderOfBank[]; view: SiteView }) {
  const { site, messages } = view;
  const { banks, order } = messages.lenders;
  if (lenders.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={bankSectionIds.lenders}>
      <h2 id={bankSectionIds.lenders}>{banks.lenders}</h2>
      <Text size="note" isQuiet>
        {order}
      </Text>
      <ul className={styles.lenders}>
        {inAlphabet(lenders, site.locale).map(({ name, slug, agreement }) => (
          <li key={slug}>
            <AppLink href={lenderPath(site.locale, slug)}>{name}</AppLink>
            {agreement !== 'unpaid' && <AdvertisingBadge view={view} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
