import 'server-only';
import type { FailedPage } from '@prestafaro/types/failed-page';
import { failedPageSchema } from '@prestafaro/types/failed-page';
import { processWide } from '@/cms/process-wide';
import { log } from '@/server/log/log';
import { withRedis } from '@/server/redis/redis';

/** Pages that this server tries to make again, by address, with the time of the last failure as `Date.now()` counts. */
const failed = processWide('failed-pages', () => new Map<string, FailedPage & { failedAt: number }>());

/** When a whole site fails, so many pages show it. Further ones are left out. */
const maxPages = 200;

/** Where the web servers of one Redis note their failed pages. */
const redisKey = 'prestafaro:failed-pages';

/** A server that is gone cannot remove its pages. The others renew the key while they retry. */
const lifetimeSeconds = 3600;

/** Another server may list a page at any time, so Redis is asked again after this time. */
const knownEmptyMs = 60_000;

const state = processWide('failed-pages-state', () => ({
  /** No server has listed a page in Redis, as far as is known until this time, in milliseconds as `Date.now()` counts. */
  emptyUntil: 0,
  /** Whether the log has stated that the list is full. */
  isFullLogged: false,
}));

type Page = Pick<FailedPage, 'locale' | 'host' | 'path'>;

const addressOf = ({ host, path }: Page) => host + path;

/** The failure of a page that this server tries to make again. */
export const failureOf = (page: Page) => failed.get(addressOf(page));

/**
 * Records that a page could not be made again after a change. The log and the health answer name it, and editors are told. While
 * the list is full, a further page is left out.
 */
export function pageFailed(page: Page, reason: string): void {
  const earlier = failureOf(page);
  if (!earlier && failed.size >= maxPages) {
    logFull();
    return;
  }
  const { locale, host, path } = page;
  const failure = { locale, host, path, reason, since: earlier?.since ?? new Date().toISOString() };
  failed.set(addressOf(page), { ...failure, failedAt: Date.now() });
  if (!earlier) log.error('A changed page could not be made again', { host, path, reason });
  void withRedis(async (client) => {
    await client.hSet(redisKey, addressOf(page), JSON.stringify(failure));
    await client.expire(redisKey, lifetimeSeconds);
  });
}

function logFull(): void {
  if (state.isFullLogged) return;
  state.isFullLogged = true;
  log.error('The list of failed pages is full: further ones are neither listed nor tried again', { listed: maxPages });
}

/**
 * Records that a page was made again, or no longer exists. It is also removed if another server has listed it, which may have
 * stopped since.
 */
export function pageMade(page: Page): void {
  const wasFailed = failed.delete(addressOf(page));
  if (wasFailed) {
    state.isFullLogged = false;
    log.info('A failed page is made again', { host: page.host, path: page.path });
  } else if (Date.now() < state.emptyUntil) return;
  void withRedis(async (client) => {
    await client.hDel(redisKey, addressOf(page));
    noteListed(await client.hLen(redisKey));
  });
}

function noteListed(pages: number): void {
  state.emptyUntil = pages === 0 ? Date.now() + knownEmptyMs : 0;
}

/** The pages of this server that could not be made again. */
export const failedPages = (): readonly FailedPage[] => [...failed.values()].map(({ failedAt: _, ...page }) => page);

/** The failed pages of all servers that share a Redis; without Redis, those of this server. */
export async function failedPagesEverywhere(): Promise<readonly FailedPage[]> {
  const shared = await withRedis((client) => client.hGetAll(redisKey));
  if (!shared) return failedPages();
  noteListed(Object.keys(shared).length);
  return Object.values(shared).flatMap((text) => {
    const page = failedPageSchema.safeParse(JSON.parse(text));
    return page.success ? [page.data] : [];
  });
}
