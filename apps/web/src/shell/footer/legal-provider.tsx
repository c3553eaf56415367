import { type LegalProviderField, legalProviderFields } from '@prestafaro/types/legal-provider';
import type { Messages } from '@/messages/message-shape';
import styles from '@/shell/footer/legal-foot.module.css';
import type { SiteSettings } from '@/shell/site-view';

export interface LegalProviderProps {
  provider: SiteSettings['legalProvider'];
  messages: Messages['provider'];
}

/** The provider of the service (R7), in the terms of the country. An empty field says that it has to be filled in; none is invented. */
export function LegalProvider({ provider, messages }: LegalProviderProps) {
  return (
    <address className={styles.address} aria-label={messages.label}>
      {provider?.companyName && <strong>{provider.companyName}</strong>}
      <dl className={styles.provider}>
        {legalProviderFields
          .filter((field) => field !== 'companyName' || !provider?.companyName)
          .map((field) => (
            <div key={field}>
              <dt>{labelOf(field, messages)}</dt> <dd>{provider?.[field] || messages.missing}</dd>
            </div>
          ))}
      </dl>
    </address>
  );
}

const labelOf = (field: LegalProviderField, messages: Messages['provider']) =>
  messages[field === 'complaintsChannel' ? 'complaints' : field];
