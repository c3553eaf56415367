import { fixedPath, publicPath } from '@prestafaro/addresses';
import styles from '@/features/application/data-information.module.css';
import { fill } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import type { SiteView } from '@/shell/site-view';
import { Disclosure } from '@/ui/accordion/accordion';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

const rows = ['controller', 'purpose', 'basis', 'recipients', 'retention', 'rights', 'automated'] as const;

/** The short information beside the button: the result is no decision (R24), and who does what with the data (R23). */
export function DataInformation({ view: { site, settings, messages } }: { view: SiteView }) {
  const { information, consents } = messages.application;
  const { delivery } = messages.clickOut;
  const { companyName, taxId, email } = settings.legalProvider ?? {};
  const link = (page: 'privacy' | 'partners') => (
    <AppLink href={publicPath(site, fixedPath(site.locale, page))} target="_blank">
      {consents.links[page]}
    </AppLink>
  );
  const values = {
    controller: [companyName ?? settings.siteName, taxId, email].filter(Boolean).join(', '),
    partners: link('partners'),
    privacy: link('privacy'),
  };
  return (
    <div className={styles.information}>
      <Text size="note">{information.orientative}</Text>
      <Disclosure summary={information.title}>
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row}>
              <dt>{information.rows[row].name}</dt>
              <dd>
                <FillPlaceholders message={information.rows[row].text} values={values} />
                {row === 'recipients' &&
                  ` ${fill(delivery.formNote, { parts: Object.values(delivery.parts).join('; ') })}`}
              </dd>
            </div>
          ))}
        </dl>
        <Text size="note">
          <FillPlaceholders message={information.more} values={values} />
        </Text>
      </Disclosure>
    </div>
  );
}
