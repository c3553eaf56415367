import 'server-only';
import type { FeedName, Locale } from '@prestafaro/countries';
import { leadIdOf } from '@prestafaro/types/lead-id';
import type { FeedProblem } from '@prestafaro/types/offer-feed';
import { unstable_cache } from 'next/cache';
import { storageOf } from '@/cms/cache-table';
import { dependencyAnswered, dependencyFailed } from '@/cms/dependencies';
import {
  fetchActiveIds,
  fetchOffers,
  isLeadFeedOfNetwork,
  type LoadedOffers,
  leadFeedAddress,
  offerFeedAddress,
} from '@/cms/offer-feeds-source';
import { forbidStoring, recordedRead } from '@/cms/recorded-read';
import { sharedLoad } from '@/cms/shared-load';
import { storedRead } from '@/cms/stored-read';

/** The feeds that a page needs. */
export interface FeedRequest {
  readonly locale: Locale;
  /** The feed of the site, such as `kz_ru`. */
  readonly feed: FeedName;
  /** The lead id of the country, from the site settings. */
  readonly leadId: string | null;
  /** The visitor's own application. A network is asked which offers are open for it; otherwise it changes nothing. */
  readonly own?: OwnLead;
}

/** An application, for its lead feed. */
export interface OwnLead {
  readonly token: string;
}

/** Reports for the log, which this layer does not know. Each function is called once per load, not per reader. */
export interface FeedReport {
  /** Once per outage: the first failure since the last answer of the feed. */
  readonly failed: (feed: 'config' | 'lead', error: unknown) => void;
  readonly leftOut: (problem: FeedProblem) => void;
  readonly notConfigured: (feed: 'config' | 'lead') => void;
}

export type FeedAnswer =
  | ({
      readonly outcome: 'loaded';
      readonly activeIds: readonly number[];
      /** The active offers are those of the visitor's own application, by a network. */
      readonly isOwn: boolean;
    } & Pick<LoadedOffers, 'offers' | 'seed'>)
  /** One feed or both could not be loaded: the list is empty, and a retry may help (specification §8). */
  | { readonly outcome: 'failed' }
  /** No address is configured: nothing is returned, and a retry does not help (specification §5). */
  | { readonly outcome: 'not-configured' };

/**
 * Loads both offer feeds through the cache. Tags and lifetimes come from the cache table. A failed load is never
 * stored: an older stored list is served and the page is reported as not made, or else the next reader loads again.
 */
export async function readOfferFeeds(request: FeedRequest, report: FeedReport): Promise<FeedAnswer> {
  const { feed, leadId } = request;
  const own = isLeadFeedOfNetwork() ? request.own : undefined;
  const addresses = {
    config: offerFeedAddress(feed),
    lead: leadFeedAddress(own ? leadIdOf(own.token) : leadId),
  };
  if (addresses.config === undefined || addresses.lead === undefined) {
    report.notConfigured(addresses.config === undefined ? 'config' : 'lead');
    return { outcome: 'not-configured' };
  }
  try {
    const [{ offers, seed }, activeIds] = await Promise.all([
      storedOffers(request, addresses.config, report),
      own ? ownActiveIds(feed, addresses.lead, report) : storedActiveIds(request, addresses.lead, report),
    ]);
    return { outcome: 'loaded', offers, seed, activeIds, isOwn: own !== undefined };
  } catch {
    forbidStoring();
    return { outcome: 'failed' };
  }
}

/**
 * The offers of a site without the question which are open, through the same cache.
 * @returns undefined if the feed could not be loaded, or no address is configured
 */
export async function readOfferFeed(
  { locale, feed }: Pick<FeedRequest, 'locale' | 'feed'>,
  report: FeedReport,
): Promise<LoadedOffers['offers'] | undefined> {
  const address = offerFeedAddress(feed);
  if (address === undefined) return undefined;
  return storedOffers({ locale, feed }, address, report).then(
    ({ offers }) => offers,
    () => undefined,
  );
}

// A key contains no address: an address may hold a token of the operator, and Next writes the key into the log (R28).

function storedOffers(
  { locale, feed }: Pick<FeedRequest, 'locale' | 'feed'>,
  address: string,
  report: FeedReport,
): Promise<LoadedOffers> {
  const load = () =>
    sharedLoad(`offer-feed ${feed}`, () =>
      reported('config', feed, report, async () => {
        const loaded = await fetchOffers(address);
        for (const problem of loaded.problems) report.leftOut(problem);
        return loaded;
      }),
    );
  return recordedRead(() =>
    storedRead({
      dependency: `feed config ${feed}`,
      load,
      key: ['offer-feed', locale, feed],
      storage: storageOf('offerFeed', { locale }),
    }),
  );
}

/** For the country's own lead id, which all visitors share. */
function storedActiveIds(
  { locale, feed, leadId }: FeedRequest,
  address: string,
  report: FeedReport,
): Promise<readonly number[]> {
  const load = () =>
    sharedLoad(`lead-feed ${feed} ${leadId}`, () => reported('lead', feed, report, () => fetchActiveIds(address)));
  return recordedRead(() =>
    storedRead({
      dependency: `feed lead ${feed}`,
      load,
      key: ['lead-feed', locale, leadId ?? ''],
      storage: storageOf('leadFeed', { locale }),
    }),
  );
}

/** The answer of a network to a visitor's own lead id is personal and is never stored. */
function ownActiveIds(feed: FeedName, address: string, report: FeedReport): Promise<readonly number[]> {
  return reported('lead', feed, report, () => fetchActiveIds(address));
}

/** Inside the cache, so that a background load is logged too, and readers of a stored list do not report it again. */
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

/** Seconds after which a page without its offers is made again. */
const retryAfter = 10;

/**
 * Shortens the lifetime of the static page that is being made, because its offers are missing. The page renders and the
 * failure is not stored for long. `unstable_noStore` and `connection` would make a static page dynamic while it is
 * made, which Next answers with an error 500. The lifetime of a page is that of its shortest stored read, so a stored
 * read of nothing shortens it. A page that is made per request is not stored, so this changes nothing there; one that is
 * made to be shared is not stored at all.
 */
export async function keepPageBriefly(): Promise<void> {
  forbidStoring();
  await unstable_cache(async () => true, ['page-without-offers'], { revalidate: retryAfter })();
}
