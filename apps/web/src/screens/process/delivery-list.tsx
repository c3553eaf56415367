import type { ApplicationProgress } from '@prestafaro/types/application';
import styles from '@/screens/process/process-page.module.css';
import { deliveryText } from '@/shell/application/delivery-text';
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
  if (deliveries.length === 0) return null;
  return (
    <section className={styles.deliveries} aria-labelledby="deliveries">
      <h2 id="deliveries">{view.messages.clickOut.delivery.lendersTitle}</h2>
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.offerId}>
            {deliveryText(delivery, view)}{' '}
            <Text size="note" isQuiet>
              <Moment iso={delivery.at} site={view.site} style="long" />
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
