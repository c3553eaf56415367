import { nonOfferType } from '../non-offer-type.ts';
import type { OfferFacts } from './offer-facts.ts';

/**
 * Which offers are listed, and in which order: active ones by header, then inactive ones that lead somewhere, by header
 * too. A header is listed once, and the first in this order wins.
 * @param collator of the country's language. Headers that it takes for the same stay in the feed's order.
 */
export function order<O extends OfferFacts>(
  offers: readonly O[],
  activeIds: ReadonlySet<number>,
  collator: Pick<Intl.Collator, 'compare'>,
): O[] {
  const listed = offers.filter(({ productType }) => productType !== nonOfferType);
  const isActive = ({ offerId }: O) => activeIds.has(offerId);
  const byHeader = (a: O, b: O) => collator.compare(a.header, b.header);
  const active = listed.filter(isActive).sort(byHeader);
  const inactive = listed.filter((offer) => !isActive(offer) && offer.lenderLink).sort(byHeader);
  return withoutRepeatedHeaders([...active, ...inactive]);
}

/** Exactly the same text, to the letter and the space. */
function withoutRepeatedHeaders<O extends OfferFacts>(offers: readonly O[]): O[] {
  const first = new Map<string, O>();
  for (const offer of offers) if (!first.has(offer.header)) first.set(offer.header, offer);
  return [...first.values()];
}
