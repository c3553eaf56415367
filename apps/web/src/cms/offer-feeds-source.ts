import 'server-only';
import { type FeedOffer, type FeedProblem, parseLeadFeed, parseOfferFeed } from '@prestafaro/types/offer-feed';
import { environment } from '@/cms/environment';

/** How long a visitor may wait for a feed, in milliseconds: past it the page says that there are no offers now. */
const timeout = 5_000;

/** The offers of a country as its feed gave them, parsed once (architecture, rule 3). */
export interface LoadedOffers {
  readonly offers: readonly FeedOffer[];
  /** Entries that could not be read and were left out. */
  readonly problems: readonly FeedProblem[];
  /** Drawn once per loaded list. Whoever fills in made-up figures starts from it, so that they stay put while it is shown. */
  readonly seed: number;
}

/** Where the offers of a country are; undefined when the operator wants none. `feed` is its name: `es`, `ua_ru`. */
export function offerFeedAddress(feed: string): string | undefined {
  const { OFFERS_CONFIG_URL, CMS_URL } = environment();
  if (OFFERS_CONFIG_URL === 'off') return undefined;
  const template = OFFERS_CONFIG_URL ?? `${CMS_URL}/offers_data/configs/{feed}_feed.json`;
  return template.replaceAll('{feed}', encodeURIComponent(feed));
}

/**
 * Where the ids of the active offers are (specification §7); undefined without a lead id, unless another endpoint than
 * the CMS was named, which may know the visitor by its address alone (specification §5).
 */
export function leadFeedAddress(leadId: string | null): string | undefined {
  const { OFFERS_LEAD_URL, CMS_URL } = environment();
  if (!leadId && !OFFERS_LEAD_URL) return undefined;
  const address = new URL(OFFERS_LEAD_URL ?? `${CMS_URL}/api/offers-lead`);
  if (leadId) address.searchParams.set('lead_id', leadId);
  for (const [name, value] of Object.entries({ page: 'all', direction: 'swap', pf: '1' })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}

/** @throws {Error} when the feed does not answer, answers with an error, or is no list. */
export async function fetchOffers(address: string): Promise<LoadedOffers> {
  const { offers, problems } = parseOfferFeed(await fetchJson(address));
  return { offers, problems, seed: Math.floor(Math.random() * 2 ** 32) };
}

/** @throws {Error} when the feed does not answer, answers with an error, or is no list. */
export async function fetchActiveIds(address: string): Promise<readonly number[]> {
  return parseLeadFeed(await fetchJson(address));
}

/** Messages carry no address: it may hold a token of the operator's, and they reach the log (R28). */
async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, {
    cache: 'no-store',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) throw new Error(`The feed answered ${answer.status}`);
  try {
    return await answer.json();
  } catch (error) {
    // The parser's message quotes the text that it could not read.
    if (error instanceof SyntaxError) throw new Error('The feed is not JSON');
    throw error;
  }
}
