import 'server-only';
import { type FeedOffer, type FeedProblem, parseLeadFeed, parseOfferFeed } from '@prestafaro/types/offer-feed';
import { callCms } from '@/cms/cms-call';
import { CmsUnavailable } from '@/cms/cms-error';
import { environment } from '@/cms/environment';

/** Timeout of a feed, in milliseconds. After it the page states that there are no offers now. */
const timeout = 5_000;

/** The offers of a country as its feed lists them, parsed once (architecture, rule 4). */
export interface LoadedOffers {
  readonly offers: readonly FeedOffer[];
  /** Number of entries that could not be read and were left out. */
  readonly problems: readonly FeedProblem[];
  /**
   * Drawn once per loaded list. Generated figures start from it, so that they stay the same while the list is stored.
   */
  readonly seed: number;
}

/**
 * The address of a country's offers; undefined when the operator turned them off. `feed` is the name: `es`, `ua_ru`.
 */
export function offerFeedAddress(feed: string): string | undefined {
  const { OFFERS_CONFIG_URL, CMS_URL } = environment();
  if (OFFERS_CONFIG_URL === 'off') return undefined;
  const template = OFFERS_CONFIG_URL ?? `${CMS_URL}/offers_data/configs/{feed}_feed.json`;
  return template.replaceAll('{feed}', encodeURIComponent(feed));
}

/**
 * The address of the ids of the active offers (specification §7). Undefined without a lead id, unless the operator
 * named another endpoint, which may identify the visitor by its address alone (specification §5).
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

/** Whether an outside network decides which offers are active. Otherwise our own CMS does. */
export const isLeadFeedOfNetwork = (): boolean => environment().OFFERS_LEAD_URL !== undefined;

/** @throws {Error} when the feed does not answer, answers with an error, or is not a list. */
export async function fetchOffers(address: string): Promise<LoadedOffers> {
  const { offers, problems } = parseOfferFeed(await fetchJson(address));
  return { offers, problems, seed: Math.floor(Math.random() * 2 ** 32) };
}

/** @throws {Error} when the feed does not answer, answers with an error, or is not a list. */
export async function fetchActiveIds(address: string): Promise<readonly number[]> {
  return parseLeadFeed(await fetchJson(address));
}

/** Either our own CMS, or an outside network of lenders, which gets no id of our requests. */
function fetchJson(address: string): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout);
  if (!address.startsWith(`${environment().CMS_URL}/`)) return readFeed(address, { signal });
  return callCms((call) => {
    const init = { signal: AbortSignal.any([signal, call.signal]), headers: call.headers };
    return readFeed(address, init).catch((error: unknown) => {
      throw error instanceof UnusableFeed ? error : new CmsUnavailable('The feed did not answer', { cause: error });
    });
  });
}

/** The answer is not a feed. The server that sent it is available. */
class UnusableFeed extends Error {
  override readonly name = 'UnusableFeed';
}

interface FeedCall {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Contains no address, because an address may hold a token of the operator and the message reaches the log (R28). */
async function readFeed(address: string, { headers, signal }: FeedCall): Promise<unknown> {
  const answer = await fetch(address, {
    signal,
    cache: 'no-store',
    headers: { accept: 'application/json', ...headers },
  });
  if (!answer.ok) throw new UnusableFeed(`The feed answered ${answer.status}`);
  try {
    return await answer.json();
  } catch (error) {
    // The message of the parser quotes the text that it could not read.
    if (error instanceof SyntaxError) throw new UnusableFeed('The feed is not JSON');
    throw error;
  }
}
