import type { HeldApplication } from '@prestafaro/types/my-data';
import styles from '@/features/my-data/my-data.module.css';
import { fill } from '@/messages/fill';
import { deliveryText } from '@/shell/application/delivery-text';
import { Moment } from '@/shell/dates/moment';
import type { SiteView } from '@/shell/site-view';
import { Text } from '@/ui/text/text';

interface Props {
  deliveries: HeldApplication['deliveries'];
  view: SiteView;
}

/** How the application stands at each lender, and what that got. */
export function HeldDeliveries({ deliveries, view }: Props) {
  if (deliveries.length === 0) return null;
  return (
    <>
      <h3>{view.messages.clickOut.delivery.lendersTitle}</h3>
      <ul className={styles.list}>
        {deliveries.map((delivery, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two deliveries may have the same moment, and the list never changes
          <li key={index}>
            <Moment iso={delivery.at} site={view.site} />: {deliveryText(delivery, view)}
            <Sent delivery={delivery} view={view} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a lender got, its reference, and how often it was called. */
function Sent({ delivery: { calledAt, parts, reference, attempts }, view }: SentProps) {
  const { sentParts, reference: ofLender, attempts: calls } = view.messages.myData.held.labels;
  const words: Readonly<Partial<Record<string, string>>> = view.messages.clickOut.delivery.parts;
  return (
    <Text size="note" isQuiet>
      {calledAt !== null &&
        parts.length > 0 &&
        `${fill(sentParts, { parts: parts.map((part) => words[part] ?? part).join(', ') })} `}
      {reference !== null && `${fill(ofLender, { reference })} `}
      {fill(calls, { count: String(attempts.length) })}
    </Text>
  );
}

interface SentProps {
  delivery: HeldApplication['deliveries'][number];
  view: SiteView;
}
