import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { canonicalHostOf } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { environment } from '@/cms/environment';
import { log, reasonOf } from '@/server/log/log';
import { type Lease, takeLease } from '@/server/redis/lease';
import { askOurselves } from '@/server/requests/loopback';
import { publishedLocales } from '@/server/routing/published-locales';
import { collectDocuments } from '@/server/search/collect-documents';
import { type FindableEntries, findableEntries } from '@/server/search/findable-entries';
import { mostHeldDocuments } from '@/server/search/search-memory';

/** Milliseconds after the start: the first pages come before the search. */
const delayMs = 15_000;

/** Milliseconds after which a site is tried again that could not be prepared. */
const retryMs = 60_000;

/** Milliseconds that a site with 10 000 entries may take at the slowest. */
const timeoutMs = 120_000;

/** Milliseconds after which this server asks again whether another one has prepared a site. */
const pauseMs = 2_000;

/** Prepares the search of every site after the start of the server. */
export function prepareSearchLater(of = publishedLocales(), milliseconds = delayMs): void {
  const prepare = async () => {
    const failed = await prepareSearch(of);
    if (failed.length > 0) prepareSearchLater(failed, retryMs);
  };
  setTimeout(() => void prepare(), milliseconds).unref();
}

/**
 * Stores the documents of sites and makes their indexes, one site after the other, before a visitor searches. Where the memory does not
 * hold an index, the documents are stored, so that the first search need not wait for the CMS. Of several servers one reads the CMS.
 * @returns the sites that could not be prepared: their first search does it
 */
export async function prepareSearch(
  of: readonly Locale[],
  { ask = askOurselves, most = mostHeldDocuments } = {},
): Promise<readonly Locale[]> {
  const [failed, left]: [Locale[], Locale[]] = [[], []];
  let held = 0;
  for (const locale of of) {
    const lease = await leaseOf(locale);
    try {
      const findable = await findableEntries(locale);
      const size = findable.entries.size;
      const isHeld = held + size <= most;
      if (size > 0) await (isHeld ? makeIndex(locale, ask) : storeDocuments(locale, findable));
      if (isHeld) held += size;
      else left.push(locale);
    } catch (error) {
      log.debug('The search of a site could not be prepared', { locale, reason: reasonOf(error) });
      failed.push(locale);
    } finally {
      await lease.end();
    }
  }
  if (left.length > 0)
    log.warn('The memory does not hold the indexes of these sites: each is made at its next search', {
      sites: left.join(' '),
      most,
    });
  return failed;
}

async function leaseOf(locale: Locale): Promise<Lease> {
  for (;;) {
    const lease = await takeLease(`prestafaro:search-lease:${locale}`, timeoutMs);
    if (lease) return lease;
    await wait(pauseMs);
  }
}

/** A search makes the index. It is a request, because texts are filled with the settings of the site, which the cache of pages holds. */
async function makeIndex(locale: Locale, ask: typeof askOurselves): Promise<void> {
  const host = canonicalHostOf(siteOfLocale(locale).country, environment().HOSTS);
  const { status } = await ask({ method: 'GET', path: `/api/search?site=${locale}&q=0`, host, timeoutMs });
  if (status !== 200) throw new Error(`/api/search answers ${status}`);
}

async function storeDocuments(locale: Locale, { entries }: FindableEntries): Promise<void> {
  for await (const { fault } of collectDocuments(locale, [...entries.values()], entries))
    if (fault !== undefined) throw fault;
}
