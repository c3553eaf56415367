import type { RedisClient } from '@prestafaro/redis-connection';
import { beforeEach, expect, it, vi } from 'vitest';
import { withRedis } from '@/server/redis/redis';
import { failedPagesEverywhere, pageFailed, pageMade } from '@/server/revalidation/failed-pages';
import { warmUp } from '@/server/revalidation/warm-up';
import { catchLog } from '@/server/testing/catch-log';

vi.mock('@/server/redis/redis');

const page = { locale: 'es-ES', host: 'es.localhost', path: '/blog/x/' } as const;
const since = '2026-11-23T10:00:00.000Z';
/** The hash of failed pages in Redis, which a stopped server may have left. */
const listed = new Map<string, string>();
const client = {
  hSet: async (_: string, field: string, value: string) => void listed.set(field, value),
  expire: async () => true,
  hDel: async (_: string, field: string) => Number(listed.delete(field)),
  hLen: async () => listed.size,
  hGetAll: async () => Object.fromEntries(listed),
} as unknown as RedisClient;
const list = ({ path }: { path: string }) =>
  listed.set(page.host + path, JSON.stringify({ ...page, path, since, reason: 'answered 500' }));

beforeEach(() => {
  listed.clear();
  catchLog();
  vi.mocked(withRedis).mockClear();
  vi.mocked(withRedis).mockImplementation((commands) => commands(client));
});

it('pageMade: removes a page that a stopped server has listed', async () => {
  list(page);
  list({ path: '/blog/y/' });
  expect(await failedPagesEverywhere()).toHaveLength(2);
  pageMade(page);
  await expect.poll(() => failedPagesEverywhere()).toMatchObject([{ path: '/blog/y/' }]);
});

it('pageMade: asks Redis once a minute at most while no page is listed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await failedPagesEverywhere();
  vi.mocked(withRedis).mockClear();
  pageMade(page);
  expect(withRedis).not.toHaveBeenCalled();
  list(page);
  vi.setSystemTime(Date.now() + 60_000);
  pageMade(page);
  await expect.poll(() => listed.size).toBe(0);
  vi.useRealTimers();
});

it('pageMade: removes a page of this server whatever else is known of Redis', async () => {
  await failedPagesEverywhere();
  pageFailed(page, 'answered 500');
  await expect.poll(() => listed.size).toBe(1);
  pageMade(page);
  await expect.poll(() => listed.size).toBe(0);
});

it('warmUp: leaves a page that another server has listed while that page is the older one', async () => {
  list(page);
  await failedPagesEverywhere();
  const storedFor = (seconds: number) =>
    vi.fn().mockResolvedValue({
      status: 200,
      header: (name: string) => ({ 'x-nextjs-cache': 'HIT', 'cache-control': `s-maxage=${seconds}` })[name],
    });
  await warmUp([page], storedFor(30), async () => {});
  expect(listed.size).toBe(1);
  await warmUp([page], storedFor(3600), async () => {});
  await expect.poll(() => listed.size).toBe(0);
});
