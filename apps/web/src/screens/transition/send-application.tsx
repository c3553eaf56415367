import { exitPath } from '@prestafaro/addresses';
import type { DeliveredPart } from '@prestafaro/types/application';
import { sendToLender } from '@/features/click-out/delivery/actions';
import { deliveryConsent } from '@/features/click-out/delivery/delivery-consent';
import { paidRel } from '@/features/offers/card/offer-action';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import styles from '@/screens/transition/transition-page.module.css';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

export interface SendApplicationProps {
  offer: PricedOffer;
  lender: string;
  parts: readonly DeliveredPart[];
  view: SiteView;
}

/** Names each part of the application that the lender gets, and has the button that sends it and the link that sends nothing (R22 b). */
export function SendApplication({ offer, lender, parts, view }: SendApplicationProps) {
  const { site, messages } = view;
  const { delivery } = messages.clickOut;
  const { textVersion } = deliveryConsent(site, lender, parts, messages);
  return (
    <section className={styles.part} aria-labelledby="send">
      <h2 id="send">{delivery.whatTitle}</h2>
      <Text>{fill(delivery.whatText, { lender })}</Text>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>{delivery.parts[part]}</li>
        ))}
      </ul>
      <Text>{fill(delivery.after, { lender })}</Text>
      <form action={sendToLender} className={styles.ways}>
        <input type="hidden" name="locale" value={site.locale} />
        <input type="hidden" name="offer" value={offer.offerId} />
        <input type="hidden" name="lender" value={lender} />
        <input type="hidden" name="version" value={textVersion} />
        {parts.map((part) => (
          <input key={part} type="hidden" name="part" value={part} />
        ))}
        <Button type="submit" size="large">
          {fill(delivery.send, { lender })}
        </Button>
        <AppLink isPlain href={exitPath(site, offer.offerId)} rel={paidRel}>
          {fill(delivery.without, { lender })}
        </AppLink>
      </form>
    </section>
  );
}
