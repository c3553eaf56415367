import { type FeedOffer, toFeedOffer } from './feed-offer.ts';
import { OfferFeedError } from './offer-feed-error.ts';
import { wireOfferSchema } from './wire-offer.ts';

/** An entry that was left out, for the log. It names fields, never their values: those are somebody else's text. */
export interface FeedProblem {
  /** Position in the feed, from 0. */
  readonly index: number;
  /** Null when even that cannot be read. */
  readonly offerId: number | null;
  /** `header: invalid_type (string), cost.nominal_rate: too_big`. */
  readonly reason: string;
}

/**
 * Reads an offer feed. Each entry is parsed by itself, so that one broken entry loses that entry only.
 * @param json what the feed's JSON holds; trusted in nothing.
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
