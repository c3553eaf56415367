import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PageCache from '@/server/page-cache/page-cache.mjs';
import { type CacheHandlerValue, type CacheValue, droppedTags } from '../next-internals/page-store.mjs';
import { cacheContext } from '../next-internals/testing/samples';

const redis = vi.hoisted(() => new Map<string, CacheHandlerValue>());
vi.mock('@/server/page-cache/shared-pages.mjs', () => ({
  SharedPages: class {
    isReached = async () => true;
    get = async (key: string) => redis.get(key);
    set = async (key: string, entry: CacheHandlerValue) => void redis.set(key, entry);
    drop = async () => undefined;
    read = this.get;
    locks = { take: async () => 'ours', release: async () => undefined };
  },
}));

/** A tag of this file alone, because all files share what Next knows of dropped tags. */
const tag = 'dropped:meanwhile';
let folder: string;
/** Next creates a handler for each request. */
const request = () => new PageCache(cacheContext(folder));
/** Next compares milliseconds. */
const nextMillisecond = () => vi.advanceTimersByTime(1);
async function drop() {
  nextMillisecond();
  await request().revalidateTag(tag, { expire: 3600 });
  nextMillisecond();
}

const headers = { 'x-next-cache-tags': `settings:es-ES,${tag}` };
const page = { kind: 'APP_PAGE', html: '<p>page</p>', rscData: Buffer.from('rsc'), headers } as unknown as CacheValue;
const route = { kind: 'APP_ROUTE', body: Buffer.from('list'), status: 200, headers } as unknown as CacheValue;
const fetched = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: 3600 } as unknown as CacheValue;
const asPage = { kind: 'APP_PAGE' as never, isFallback: false };
const asRoute = { kind: 'APP_ROUTE' as never, isFallback: false };
const asData = { fetchCache: true as const, tags: [tag] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  nextMillisecond();
  folder = mkdtempSync(path.join(tmpdir(), 'prestafaro-pages-'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  droppedTags.delete(tag);
  rmSync(folder, { recursive: true });
});

describe('an entry whose tag is dropped while it is made', () => {
  const list = '/es-ES/shared/offers/amount-300';

  it('is not stored in the files of Next', async () => {
    const [slow, other] = [request(), request()];
    await drop();
    await slow.set('/es-ES/slow', page, asPage);
    await slow.set('read', fetched, asData);
    await other.set('/es-ES/other', { ...page, headers: {} } as CacheValue, asPage);
    expect(await request().get('/es-ES/slow', asPage)).toBeNull();
    expect(await request().get('read', { kind: 'FETCH' as never, tags: [tag] } as never)).toBeNull();
    expect(await request().get('/es-ES/other', asPage)).not.toBeNull();
  });

  it('is stored by the next request', async () => {
    await drop();
    const later = request();
    await later.set('/es-ES/slow', page, asPage);
    await later.set('read', fetched, asData);
    expect(await request().get('/es-ES/slow', asPage)).not.toBeNull();
    expect(await request().get('read', { kind: 'FETCH' as never, tags: [tag] } as never)).not.toBeNull();
  });

  it('is no shared page of a query', async () => {
    const slow = request();
    await drop();
    await slow.set(list, route, asRoute);
    expect(await request().get(list, asRoute)).toBeNull();
    await request().set(list, route, asRoute);
    expect(await request().get(list, asRoute)).not.toBeNull();
  });

  it('is in Redis with the time at which its request began, so that it counts as dropped on every server', async () => {
    vi.stubEnv('REDIS_URL', 'redis://localhost:1');
    vi.resetModules();
    const { default: SharedPageCache } = await import('@/server/page-cache/page-cache.mjs');
    mkdirSync(path.join(folder, 'server'));
    writeFileSync(path.join(folder, 'BUILD_ID'), 'build');
    const begunAt = Date.now();
    const slow = new SharedPageCache(cacheContext(folder));
    await drop();
    await slow.set('/es-ES/slow', page, asPage);
    await slow.set('read', fetched, asData);
    expect(redis.get('/es-ES/slow')?.lastModified).toBe(begunAt);
    expect(redis.get('read')?.lastModified).toBe(begunAt);
  });
});
