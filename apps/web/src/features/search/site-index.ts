import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { processWide } from '@/cms/process-wide';
import { readSearchDocuments, readSearchVersion } from '@/cms/search-documents';
import { makeSearchIndex, type SearchIndex } from '@/features/search/search-index';
import { log, reasonOf } from '@/server/log/log';
import { withFacts } from '@/shell/site-view';

interface SiteIndex {
  readonly index: SearchIndex;
  /** Of the content that it was made from. */
  readonly version: string;
  /** When it is made again even if the version stays, because it has former documents; by `Date.now()`. */
  readonly retryAt: number;
  /** Until when it is used after a change, because making it took long; by `Date.now()`. */
  readonly restsUntil: number;
}

/** Milliseconds for which a search waits for the new index before it uses the former one. */
const timeoutMs = 2_000;

/** Milliseconds after which an index with former documents is made again. */
const retryMs = 10_000;

/**
 * An index that took longer than {@link timeoutMs} to make rests for this many times as long: that of a site with 8 000 entries takes
 * the CMS twelve seconds, and editors of such a site publish every few minutes.
 */
const restFactor = 20;

const indexes = processWide('search-indexes', () => ({
  known: new Map<Locale, SiteIndex>(),
  making: new Map<string, Promise<SiteIndex>>(),
}));

/**
 * The search index of a site, in the memory of this instance: made at the first search, and again at the first search after a change
 * of something that it finds. Concurrent searches share one making. That of a large site is made again some minutes later.
 * @throws {CmsUnavailable | CmsError} if no index is made yet and the CMS is away
 */
export async function siteIndex(locale: Locale, now = Date.now()): Promise<SearchIndex> {
  const version = await readSearchVersion(locale);
  const known = indexes.known.get(locale);
  if (known && (known.version === version ? now < known.retryAt : now < known.restsUntil)) return known.index;
  const making = shared(locale, version, now);
  return known ? laterOr(known, making) : (await making).index;
}

function shared(locale: Locale, version: string, now: number): Promise<SiteIndex> {
  const key = `${locale} ${version}`;
  const running = indexes.making.get(key);
  if (running) return running;
  const making = make(locale, version, now).finally(() => indexes.making.delete(key));
  indexes.making.set(key, making);
  return making;
}

async function make(locale: Locale, version: string, now: number): Promise<SiteIndex> {
  const startedAt = Date.now();
  const { documents, isCurrent, isWhole } = await readSearchDocuments(locale);
  if (!isWhole) log.warn('The search leaves documents out: there are too many', { locale, kept: documents.length });
  const index = await makeSearchIndex(await withFacts(locale, Promise.resolve(documents)));
  const tookMs = Date.now() - startedAt;
  const restsUntil = tookMs > timeoutMs ? now + tookMs * (restFactor + 1) : 0;
  const made = { index, version, retryAt: isCurrent ? Number.POSITIVE_INFINITY : now + retryMs, restsUntil };
  indexes.known.set(locale, made);
  return made;
}

/** The index that is being made; the former one if that fails or takes long. */
async function laterOr({ index }: SiteIndex, making: Promise<SiteIndex>): Promise<SearchIndex> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<SearchIndex>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, index);
  });
  const made = making.then(
    (later) => later.index,
    (error: unknown) => {
      log.debug('The search uses its former index', { reason: reasonOf(error) });
      return index;
    },
  );
  return Promise.race([made, timeout]).finally(() => clearTimeout(timer));
}
