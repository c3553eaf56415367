import 'server-only';
import type { FailedPage } from '@prestafaro/types/failed-page';
import { failedPageSchema } from '@prestafaro/types/failed-page';
import { processWide } from '@/cms/process-wide';
import { log } from '@/server/log/log';
import { withRedis } from '@/server/redis/redis';

/** Pages that this server tries to make again, by address, with the ETag of the older page that visitors still get. */
const failed = processWide('failed-pages', () => new Map<string, FailedPage & { etag: string | undefined }>());

/** A site that fails as a whole needs no longer list. */
const maxPages = 200;

/** Where the web servers of one Redis note their failed pages. */
const redisKey = 'prestafaro:failed-pages';

/** A server that is gone cannot remove its pages. The others renew the key while they retry. */
const lifetimeSeconds = 3600;

type Page = Pick<FailedPage, 'locale' | 'host' | 'path'>;

const addressOf = ({ host, path }: Page) => host + path;

/** The failure of a page that this server tries to make again. */
export const failureOf = (page: Page) => failed.get(addressOf(page));

/** Records that a page could not be made again after a change. The log and the health answer name it, and editors are told. */
export function pageFailed(page: Page, reason: string, etag?: string): void {
  const earlier = failureOf(page);
  if (!earlier && failed.size >= maxPages) return;
  const { locale, host, path } = page;
  const failure = { locale, host, path, reason, since: earlier?.since ?? new Date().toISOString() };
  failed.set(addressOf(page), { ...failure, etag: etag ?? earlier?.etag });
  if (!earlier) log.error('A changed page could not be made again', { host, path, reason });
  void withRedis(async (client) => {
    await client.hSet(redisKey, addressOf(page), JSON.stringify(failure));
    await client.expire(redisKey, lifetimeSeconds);
  });
}

/** Records that a page was made again, or no longer exists. */
export function pageMade(page: Page): void {
  if (!failed.delete(addressOf(page))) return;
  log.info('A failed page is made again', { host: page.host, path: page.path });
  void withRedis((client) => client.hDel(redisKey, addressOf(page)));
}

/** The pages of this server that could not be made again. */
export const failedPages = (): readonly FailedPage[] => [...failed.values()].map(({ etag: _, ...page }) => page);

/** The failed pages of all servers that share a Redis; without Redis, those of this server. */
export async function failedPagesEverywhere(): Promise<readonly FailedPage[]> {
  const shared = await withRedis((client) => client.hGetAll(redisKey));
  if (!shared) return failedPages();
  return Object.values(shared).flatMap((text) => {
    const page = failedPageSchema.safeParse(JSON.parse(text));
    return page.success ? [page.data] : [];
  });
}
