import 'server-only';
import type { FeedName, Locale } from '@prestafaro/countries';
import type { FeedProblem } from '@prestafaro/types/offer-feed';
import { unstable_cache } from 'next/cache';
import { cacheTable } from '@/cms/cache-table';
import { dependencyAnswered, dependencyFailed } from '@/cms/dependencies';
import {
  fetchActiveIds,
  fetchOffers,
  type LoadedOffers,
  leadFeedAddress,
  offerFeedAddress,
} from '@/cms/offer-feeds-source';

/** Which feeds a page needs. */
export interface FeedRequest {
  readonly locale: Locale;
  /** The feed of the site: `kz_ru`. */
  readonly feed: FeedName;
  /** The country's, from the site settings. */
  readonly leadId: string | null;
  /** Of the visitor's own application: the active offers are then the ones that match it. */
  readonly token?: string;
}

/** What happened to the feeds, for the log, which is not this layer's. Each is called once per load, not per reader. */
export interface FeedReport {
  /** Once per outage: the first failure since the feed last answered. */
  readonly failed: (feed: 'config' | 'lead', error: unknown) => void;
  readonly leftOut: (problem: FeedProblem) => void;
  readonly notConfigured: (feed: 'config' | 'lead') => void;
}

export type FeedAnswer =
  | ({ readonly outcome: 'loaded'; readonly activeIds: readonly number[] } & Pick<LoadedOffers, 'offers' | 'seed'>)
  /** One feed or both could not be loaded: the list is empty, and asking again may help (specification §8). */
  | { readonly outcome: 'failed' }
  /** There is no address to ask: nothing is returned, and asking again does not help (specification §5). */
  | { readonly outcome: 'not-configured' };

/**
 * Both feeds of offers, through the cache. Tags and lifetimes come from the cache table. A failed load is never stored:
 * while something older is stored that is served, and otherwise the next reader asks again.
 */
export async function readOfferFeeds(request: FeedRequest, report: FeedReport): Promise<FeedAnswer> {
  const { feed, leadId, token } = request;
  const addresses = { config: offerFeedAddress(feed), lead: leadFeedAddress(token ?? leadId) };
  if (addresses.config === undefined || addresses.lead === undefined) {
    report.notConfigured(addresses.config === undefined ? 'config' : 'lead');
    return { outcome: 'not-configured' };
  }
  try {
    const [{ offers, seed }, activeIds] = await Promise.all([
      storedOffers(request, addresses.config, report),
      token === undefined
        ? storedActiveIds(request, addresses.lead, report)
        : ownActiveIds(feed, addresses.lead, report),
    ]);
    return { outcome: 'loaded', offers, seed, activeIds };
  } catch {
    return { outcome: 'failed' };
  }
}

// No address stands in a key: it may hold a token of the operator's, and Next writes the key into the log (R28).

function storedOffers({ locale, feed }: FeedRequest, address: string, report: FeedReport): Promise<LoadedOffers> {
  const load = () =>
    together(`config ${feed}`, () =>
      reported('config', feed, report, async () => {
        const loaded = await fetchOffers(address);
        for (const problem of loaded.problems) report.leftOut(problem);
        return loaded;
      }),
    );
  return unstable_cache(load, ['offer-feed', locale, feed], {
    tags: [...cacheTable.offerFeed.tags({ locale })],
    revalidate: cacheTable.offerFeed.lifetime,
  })();
}

/** For the country's own lead id, which all visitors share. */
function storedActiveIds(
  { locale, feed, leadId }: FeedRequest,
  address: string,
  report: FeedReport,
): Promise<readonly number[]> {
  const load = () =>
    together(`lead ${feed} ${leadId}`, () => reported('lead', feed, report, () => fetchActiveIds(address)));
  return unstable_cache(load, ['lead-feed', locale, leadId ?? ''], {
    tags: [...cacheTable.leadFeed.tags({ locale })],
    revalidate: cacheTable.leadFeed.lifetime,
  })();
}

/** What a visitor's token answers is theirs, and is never stored. */
function ownActiveIds(feed: FeedName, address: string, report: FeedReport): Promise<readonly number[]> {
  return reported('lead', feed, report, () => fetchActiveIds(address));
}

const running = new Map<string, Promise<unknown>>();

/** One load for all who want it at the same time: a feed that hangs is not asked by every visitor who waits for it. */
function together<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = running.get(key) as Promise<T> | undefined;
  if (known) return known;
  const loading = load().finally(() => running.delete(key));
  running.set(key, loading);
  return loading;
}

/** Inside the cache, so that a load behind the scenes is in the log as well, and no reader of a stored list reports it again. */
async function reported<T>(
  source: 'config' | 'lead',
  feed: FeedName,
  report: FeedReport,
  load: () => Promise<T>,
): Promise<T> {
  const dependency = `feed ${source} ${feed}` as const;
  try {
    const loaded = await load();
    dependencyAnswered(dependency);
    return loaded;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer';
    if (dependencyFailed(dependency, reason)) report.failed(source, error);
    throw error;
  }
}

/** Seconds after which a page that had to do without its offers is made again. */
const retryAfter = 10;

/**
 * Keeps the static page that is being made for seconds only: it had to do without its offers. The page does not break
 * and the failure is not baked into it. `unstable_noStore` and `connection` would turn a static page dynamic while it is
 * made, which Next answers with an error 500; the lifetime of the shortest stored read is the lifetime of the page, so a
 * stored read of nothing does it. A page that is made per request is not stored anyway, and this changes nothing there.
 */
export async function keepPageBriefly(): Promise<void> {
  await unstable_cache(async () => true, ['page-without-offers'], { revalidate: retryAfter })();
}
