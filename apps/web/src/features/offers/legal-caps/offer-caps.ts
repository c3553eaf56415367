import type { Cap } from '@prestafaro/countries';
import { metCaps } from '@prestafaro/lending';
import { capsInForce } from '@/features/offers/legal-caps/caps-in-force';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import type { SiteView } from '@/shell/site-view';

/** The legal rules within whose limits the shown loan of an offer is, each once (`metCaps`), in the language of the site. */
export function offerCaps(offer: PricedOffer, { site }: Pick<SiteView, 'site'>): readonly Cap[] {
  const met = metCaps(offer, capsInForce(site.country));
  return oncePerRule(met.map((cap) => ({ ...cap, ...cap.nameIn?.[site.language] })));
}

/** One law may limit several figures. */
export function oncePerRule(caps: readonly Cap[]): readonly Cap[] {
  return caps.filter(({ rule }, index) => caps.findIndex((other) => other.rule === rule) === index);
}
