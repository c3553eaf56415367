import type { Messages } from '@/messages/message-shape';
import styles from '@/shell/footer/legal-foot.module.css';
import type { SiteSettings } from '@/shell/site-view';

type Provider = NonNullable<SiteSettings['legalProvider']>;

/** The provider of the service (R7), in the terms of the country. Empty fields are left out, never invented. */
export function LegalProvider({ provider, messages }: { provider: Provider; messages: Messages }) {
  const rows = filledRows(provider, messages.provider);
  if (!provider.companyName && rows.length === 0) return null;
  return (
    <address className={styles.address} aria-label={messages.provider.label}>
      {provider.companyName && <strong>{provider.companyName}</strong>}
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

function filledRows(provider: Provider, labels: Messages['provider']): [label: string, value: string][] {
  const rows: [string, string | null][] = [
    [labels.taxId, provider.taxId],
    [labels.address, provider.address],
    [labels.registry, provider.registry],
    [labels.intermediaryNumber, provider.intermediaryNumber],
    [labels.email, provider.email],
    [labels.complaints, provider.complaintsChannel],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}
