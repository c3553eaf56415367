import type { HeldConsent } from '@prestafaro/types/my-data';
import styles from '@/features/my-data/my-data.module.css';
import { fill } from '@/messages/fill';
import { dayText } from '@/shell/dates/day';
import { Moment, momentText } from '@/shell/dates/moment';
import type { SiteView } from '@/shell/site-view';
import { Text } from '@/ui/text/text';

interface Props {
  consents: readonly HeldConsent[];
  /** The application is erased: its erasure left the day on which the consents ended, and no time. */
  isErased?: boolean;
  view: SiteView;
}

/** Consents with the text that the person read, and what became of each (R25). */
export function HeldConsents({ consents, isErased = false, view }: Props) {
  const { labels } = view.messages.myData.held;
  const moment = (iso: string) =>
    (isErased && dayText(iso.slice(0, 10), view.site.locale)) || momentText(iso, view.site);
  return (
    <ul className={styles.list}>
      {consents.map(({ text, isGiven, at, revokedAt, truncatedAddress }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several consents have the same moment, and the list never changes
        <li key={index} className={styles.entry}>
          <span>{text}</span>
          <Text size="note" isQuiet>
            {isGiven ? labels.given : labels.notGiven}, <Moment iso={at} site={view.site} />. {labels.network}:{' '}
            {truncatedAddress}.{revokedAt && ` ${fill(labels.revoked, { moment: moment(revokedAt) })}.`}
          </Text>
        </li>
      ))}
    </ul>
  );
}
