import { nonOfferType } from '../non-offer-type.ts';
import type { OfferFacts } from './offer-facts.ts';

/**
 * Whether the list of a site shows an offer: an open one, and a closed one with a link (specification §9). Nobody can do anything with another one,
 * so an application is not compared with it either, and every page counts the same offers.
 */
export function isListed(
  { productType, lenderLink }: Pick<OfferFacts, 'productType' | 'lenderLink'>,
  isActive: boolean,
): boolean {
  return productType !== nonOfferType && (isActive || Boolean(lenderLink));
}

/**
 * Selects and orders the offers: active ones by header, then inactive ones with a link, also by header. Each header is listed
 * once; the first one in this order stays.
 * @param collator of the country's language. Headers that are equal for it keep the feed's order.
 */
export function order<O extends OfferFacts>(
  offers: readonly O[],
  activeIds: ReadonlySet<number>,
  collator: Pick<Intl.Collator, 'compare'>,
): O[] {
  const isActive = ({ offerId }: O) => activeIds.has(offerId);
  const listed = offers.filter((offer) => isListed(offer, isActive(offer)));
  const byHeader = (a: O, b: O) => collator.compare(a.header, b.header);
  const active = listed.filter(isActive).sort(byHeader);
  const inactive = listed.filter((offer) => !isActive(offer)).sort(byHeader);
  return withoutRepeatedHeaders([...active, ...inactive]);
}

/** Exactly the same text, including letter case and spaces. */
function withoutRepeatedHeaders<O extends OfferFacts>(offers: readonly O[]): O[] {
  const first = new Map<string, O>();
  for (const offer of offers) if (!first.has(offer.header)) first.set(offer.header, offer);
  return [...first.values()];
}
