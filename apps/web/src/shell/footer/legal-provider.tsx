import { type LegalProviderField, legalProviderFields, missingLegalFields } from '@prestafaro/types/legal-provider';
import type { Messages } from '@/messages/message-shape';
import styles from '@/shell/footer/legal-foot.module.css';
import type { SiteSettings } from '@/shell/site-view';

export interface LegalProviderProps {
  provider: SiteSettings['legalProvider'];
  messages: Messages['provider'];
}

/**
 * The provider of the service (R7), in the terms of the country. What is missing is left out: editors read it on the start page of the
 * admin, and the site stays out of search engines.
 */
export function LegalProvider({ provider, messages }: LegalProviderProps) {
  const missing = missingLegalFields(provider);
  if (missing.length === legalProviderFields.length) return null;
  const rows = legalProviderFields
    .filter((field) => field !== 'companyName' && !missing.includes(field))
    .map((field) => [labelOf(field, messages), provider?.[field]]);
  return (
    <address className={styles.address} aria-label={messages.label}>
      {provider?.companyName && <strong>{provider.companyName}</strong>}
      <dl className={styles.provider}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </address>
  );
}

const labelOf = (field: LegalProviderField, messages: Messages['provider']) =>
  messages[field === 'complaintsChannel' ? 'complaints' : field];
