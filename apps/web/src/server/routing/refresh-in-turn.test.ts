import { locales } from '@prestafaro/countries';
import { createClient } from 'redis';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeRedis, openRedis } from '@/server/redis/redis';
import * as file from '@/server/routing/manifest-file';
import { loadSiteContent, loadSiteVersions } from '@/server/routing/site-content';
import { testLoads } from '@/server/testing/manifest';
import { isRedisInstalled, startRedis } from '@/server/testing/start-redis';
import { isSkippedWithout } from '../../../../../scripts/suites/required-programs.mjs';

vi.mock('@/server/routing/manifest-file');
vi.mock('@/server/routing/site-content', async (original) => ({
  ...(await original<typeof import('@/server/routing/site-content')>()),
  loadSiteContent: vi.fn(),
  loadSiteVersions: vi.fn(),
}));

const read = vi.mocked(loadSiteContent);
/** The number of reads of all sites since the last count. */
function readsOfCms(): number {
  const calls = read.mock.calls.length;
  read.mockClear();
  return calls / locales.length;
}

/** The modules of a server that starts now, with a manifest of its own. */
async function startServer() {
  vi.resetModules();
  for (const name of ['route-manifest', 'manifest-saved']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`prestafaro.${name}`));
  }
  const { keepManifestFresh, refreshInTurn } = await import('@/server/routing/keep-manifest-fresh');
  const { currentManifest } = await import('@/server/routing/manifest-slot');
  return { start: keepManifestFresh, refresh: refreshInTurn, manifest: currentManifest };
}
const startTwo = async () => [await startServer(), await startServer()] as const;

/** What each site has published, as the CMS calls it. */
let version = 0;
const publishEverywhere = () => void version++;

beforeEach(() => {
  vi.mocked(loadSiteVersions).mockImplementation(
    async () => new Map(locales.map((locale) => [locale, `version ${version}`])),
  );
  read.mockReset().mockImplementation(async (locale) => testLoads()[locale].content);
});

it('refreshInTurn: without Redis each of two servers reads the CMS', async () => {
  const [one, two] = await startTwo();
  await one.refresh();
  await two.refresh();
  expect(readsOfCms()).toBe(2);
});

it('keepManifestFresh: a server that starts with saved sites writes none of them again, because nothing has changed', async () => {
  const saved = Object.entries(testLoads()).map(([locale, load]) => [
    locale,
    { ...load, version: `version ${version}` },
  ]);
  vi.mocked(file.readSavedManifest).mockResolvedValueOnce(Object.fromEntries(saved));
  for (const mocked of [file.saveSite, file.saveTimes]) vi.mocked(mocked).mockClear();
  await (await startServer()).start();
  await expect.poll(() => file.saveTimes).toHaveBeenCalled();
  expect(file.saveSite).not.toHaveBeenCalled();
});

it.each([
  { mode: 'production', reads: 60 },
  { mode: 'development', reads: 0 },
])('keepManifestFresh: in $mode reads the CMS $reads times in the hour after the start', async ({ mode, reads }) => {
  vi.stubEnv('NODE_ENV', mode);
  vi.mocked(file.readSavedManifest).mockResolvedValueOnce({});
  vi.useFakeTimers();
  try {
    await (await startServer()).start();
    readsOfCms();
    for (let minute = 0; minute < 60; minute += 1) {
      publishEverywhere();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(readsOfCms()).toBe(reads);
  } finally {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  }
});

describe.skipIf(isSkippedWithout('Redis', isRedisInstalled()))('refreshInTurn of two servers with one Redis', () => {
  const lease = 'prestafaro:{route-manifest-6}:read-lease';
  let server: Awaited<ReturnType<typeof startRedis>>;
  let redis: ReturnType<typeof createClient>;
  /** What Redis does when the interval is over. */
  const endInterval = () => redis.del(lease);

  beforeAll(async () => {
    server = await startRedis();
    redis = createClient({ url: server.url, socket: { reconnectStrategy: 50 } });
    redis.on('error', () => undefined);
    await redis.connect();
    await openRedis(server.url, []);
  });
  afterAll(async () => {
    await Promise.all([redis.disconnect(), closeRedis()]);
    await server.stop();
  });
  beforeEach(() => redis.flushAll());

  it('reads the CMS once in each interval, and both have the same manifest', async () => {
    const [one, two] = await startTwo();
    for (let interval = 0; interval < 3; interval += 1) {
      await one.refresh();
      await two.refresh();
      expect(readsOfCms()).toBe(1);
      expect(two.manifest()).toEqual(one.manifest());
      await endInterval();
      publishEverywhere();
    }
  });

  it('reads no site again that has published nothing, and keeps its addresses as they are', async () => {
    const [one, two] = await startTwo();
    await one.refresh();
    await two.refresh();
    const before = [one.manifest(), two.manifest()];
    readsOfCms();
    await endInterval();
    await one.refresh();
    await two.refresh();
    expect(readsOfCms()).toBe(0);
    for (const [index, { manifest }] of [one, two].entries()) {
      expect(manifest()?.sites['es-ES']).toBe(before[index]?.sites['es-ES']);
      expect(manifest()?.loadedAt['es-ES'] ?? '').toSatisfy(
        (at: string) => at > (before[index]?.loadedAt['es-ES'] ?? ''),
      );
    }
  });

  it('lets the other server read at once if the CMS does not answer the first one', async () => {
    const [one, two] = await startTwo();
    read.mockRejectedValueOnce(new Error('away'));
    await expect(one.refresh()).rejects.toThrow('away');
    read.mockClear();
    await two.refresh();
    expect(readsOfCms()).toBe(1);
    expect(two.manifest()).toBeDefined();
  });

  it('reads the CMS for a server without a manifest while another has the lease and has shared none', async () => {
    await redis.set(lease, 'of a server that reads');
    const { refresh, manifest } = await startServer();
    await refresh();
    expect(manifest()).toBeDefined();
  });

  it('takes a lease that expires within a minute, so that a server that dies delays the next read no longer', async () => {
    const { refresh } = await startServer();
    await refresh();
    const expiry = await redis.pTTL(lease);
    expect(expiry).toBeGreaterThan(50_000);
    expect(expiry).toBeLessThanOrEqual(60_000);
  });

  it('ends no lease of another server when its own has expired', async () => {
    const { refresh } = await startServer();
    read.mockImplementationOnce(async () => {
      await redis.set(lease, 'of the other server');
      throw new Error('away');
    });
    await expect(refresh()).rejects.toThrow('away');
    expect(await redis.get(lease)).toBe('of the other server');
  });
});
