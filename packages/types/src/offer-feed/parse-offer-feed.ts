import { type FeedOffer, toFeedOffer } from './feed-offer.ts';
import { OfferFeedError } from './offer-feed-error.ts';
import { wireOfferSchema } from './wire-offer.ts';

/** A skipped entry, for the log. It names fields, never their values, because the text is not ours. */
export interface FeedProblem {
  /** Position in the feed, from 0. */
  readonly index: number;
  /** Null if the entry has no readable id. */
  readonly offerId: number | null;
  /** `header: invalid_type (string), cost.nominal_rate: too_big`. */
  readonly reason: string;
}

/**
 * Reads an offer feed. Each entry is parsed separately, so that a broken entry does not affect the others.
 * @param json the parsed JSON of the feed; untrusted.
 * @throws {OfferFeedError} when it is not a list.
 */
export function parseOfferFeed(json: unknown): { offers: FeedOffer[]; problems: FeedProblem[] } {
  if (!Array.isArray(json)) throw new OfferFeedError('An offer feed is a list of offers');
  const offers: FeedOffer[] = [];
  const problems: FeedProblem[] = [];
  for (const [index, entry] of json.entries()) {
    const parsed = wireOfferSchema.safeParse(entry);
    if (parsed.success) offers.push(toFeedOffer(parsed.data));
    else problems.push({ index, offerId: readableId(entry), reason: parsed.error.issues.map(describe).join(', ') });
  }
  return { offers, problems };
}

function readableId(entry: unknown): number | null {
  const id = typeof entry === 'object' && entry !== null && 'offer_id' in entry ? entry.offer_id : null;
  return Number.isSafeInteger(id) ? Number(id) : null;
}

function describe({ path, code, ...issue }: { path: PropertyKey[]; code: string; expected?: unknown }): string {
  const field = path.length === 0 ? 'entry' : path.map(String).join('.');
  return `${field}: ${code}${typeof issue.expected === 'string' ? ` (${issue.expected})` : ''}`;
}
