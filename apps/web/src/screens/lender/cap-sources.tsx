import { offerCaps, oncePerRule } from '@/features/offers/legal-caps/offer-caps';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { dayText } from '@/shell/dates/day';
import type { SiteView } from '@/shell/site-view';
import { Text } from '@/ui/text/text';

/** The full name and the date of each legal limit that the offers of a table name; nothing without one. */
export function CapSources({ offers, view }: { offers: readonly PricedOffer[]; view: SiteView }) {
  const caps = oncePerRule(offers.flatMap((offer) => offerCaps(offer, view)));
  return caps.map(({ rule, source, since }) => (
    <Text key={rule} size="note" isQuiet>
      {fill(view.messages.lenders.costs.capSource, { rule, source, date: dayText(since, view.site.locale) ?? since })}
    </Text>
  ));
}
