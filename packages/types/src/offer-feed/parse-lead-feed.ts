import { OfferFeedError } from './offer-feed-error.ts';

/**
 * Reads the offers-lead feed: the ids of the offers that are active for this visitor (specification §7). Networks send ids as
 * numbers or as digits. Anything else in the list is ignored, because it can match no offer.
 * @throws {OfferFeedError} when it is not a list.
 */
export function parseLeadFeed(json: unknown): number[] {
  if (!Array.isArray(json)) throw new OfferFeedError('An offers-lead feed is a list of offer ids');
  return json.map(offerIdOf).filter((id) => id !== null);
}

function offerIdOf(entry: unknown): number | null {
  const id = typeof entry === 'string' && /^\d{1,15}$/.test(entry) ? Number(entry) : entry;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}
