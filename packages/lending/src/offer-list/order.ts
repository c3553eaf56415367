import type { OfferFacts } from './offer-facts.ts';

/** Active in Spain whatever the lead feed says, if the feed has it (specification §9). */
const forcedActive = { country: 'ES', offerId: 67 } as const;

/** The feed uses it for entries that are no offers (specification §9). */
const droppedProductType = 'domainactive';

/** The offers that are active for this visitor, as a set of ids. */
export function activeIdsIn(country: string, leadFeed: Iterable<number>): ReadonlySet<number> {
  const forced = country === forcedActive.country ? [forcedActive.offerId] : [];
  return new Set([...leadFeed, ...forced]);
}

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
  const listed = offers.filter(({ productType }) => productType !== droppedProductType);
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
