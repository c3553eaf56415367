import { type LegalProviderField, legalProviderFields, missingLegalFields } from '@prestafaro/types/legal-provider';
import type { Messages } from '@/messages/message-shape';
import styles from '@/shell/footer/legal-foot.module.css';
import type { SiteSettings } from '@/shell/site-view';

export interface LegalProviderProps {
  provider: SiteSettings['legalProvider'];
  messages: Messages['provider'];
}

/**
 * The provider of the service (R7), in the terms of the country. What an editor has not filled in is named as such, in one row;
 * nothing is invented.
 */
export function LegalProvider({ provider, messages }: LegalProviderProps) {
  const missing = missingLegalFields(provider);
  const rows = legalProviderFields
    .filter((field) => field !== 'companyName' && !missing.includes(field))
    .map((field) => [labelOf(field, messages), provider?.[field]]);
  if (missing.length > 0) rows.push([messages.missing, missing.map((field) => labelOf(field, messages)).join(', ')]);
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
