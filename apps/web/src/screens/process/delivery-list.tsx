import type { ApplicationProgress } from '@prestafaro/types/application';
import { fill } from '@/messages/fill';
import styles from '@/screens/process/process-page.module.css';
import { Moment } from '@/shell/dates/moment';
import type { SiteView } from '@/shell/site-view';
import { Text } from '@/ui/text/text';

/** The lenders that get the application from us, and how each delivery stands. */
export function DeliveryList({
  progress: { deliveries = [] },
  view,
}: {
  progress: ApplicationProgress;
  view: SiteView;
}) {
  const { lendersTitle, states } = view.messages.clickOut.delivery;
  if (deliveries.length === 0) return null;
  return (
    <section className={styles.deliveries} aria-labelledby="deliveries">
      <h2 id="deliveries">{lendersTitle}</h2>
      <ul>
        {deliveries.map(({ offerId, lender, state, at }) => (
          <li key={offerId}>
            {fill(states[state], { lender })}{' '}
            <Text size="note" isQuiet>
              <Moment iso={at} site={view.site} style="long" />
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
