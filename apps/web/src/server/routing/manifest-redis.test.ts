import { channel } from 'node:diagnostics_channel';
import { locales } from '@prestafaro/countries';
import { createClient } from 'redis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outages } from '@/cms/dependencies';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { closeRedis, openRedis, withRedis } from '@/server/redis/redis';
import type { AddressChange } from '@/server/routing/address-change';
import { patchManifest } from '@/server/routing/keep-manifest-fresh';
import {
  manifestChannel,
  onSharedManifest,
  readSharedManifest,
  shareChange,
  shareLoads,
} from '@/server/routing/manifest-redis';
import { currentManifest, putManifest } from '@/server/routing/manifest-slot';
import type { SiteLoads } from '@/server/routing/site-loads';
import { emptyManifestSlot } from '@/server/testing/empty-manifest-slot';
import { testLoads } from '@/server/testing/manifest';
import { isRedisInstalled, startRedis } from '@/server/testing/start-redis';
import { isSkippedWithout } from '../../../../../scripts/suites/required-programs.mjs';

vi.mock('@/server/routing/manifest-file');

/** A load of the Spanish site at this time, with one redirect to this target. */
function spanishAt(loadedAt: string, to: string): SiteLoads {
  const { content } = testLoads()['es-ES'];
  const redirects = [{ documentId: 'redirect', from: '/viejo/', to, isPermanent: true }];
  return { 'es-ES': { loadedAt, content: { ...content, redirects } } };
}

const targetOf = ({ loads }: { loads: SiteLoads }) => loads['es-ES']?.content.redirects[0]?.to;

const early = '2026-11-20T10:00:00.000Z';
const late = '2026-11-20T10:00:00.001Z';

/** An unpublished bank of the Spanish site. */
function bankGone(at: string, documentId = 'bank-1'): AddressChange {
  return { locale: 'es-ES', type: 'bank', documentId, facts: null, at, receivedAt: at };
}

it('without Redis, sharing a manifest does nothing and does not fail', async () => {
  await shareLoads(testLoads());
  await shareChange(bankGone(early));
  expect(await readSharedManifest()).toEqual({ loads: {}, changes: [] });
});

/** Uses a real Redis, because a script in Redis decides which load is later. */
describe.skipIf(isSkippedWithout('Redis', isRedisInstalled()))('the manifest that servers share', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  /** The connection of another web server. */
  let other: ReturnType<typeof createClient>;

  beforeAll(async () => {
    redis = await startRedis();
    other = createClient({ url: redis.url, socket: { reconnectStrategy: 50 } });
    other.on('error', () => undefined);
    await other.connect();
    await openRedis(redis.url, [manifestChannel]);
  });
  afterAll(async () => {
    await Promise.all([other.disconnect(), closeRedis()]);
    await redis.stop();
  });
  beforeEach(async () => {
    await other.flushAll();
  });
  afterEach(() => void vi.restoreAllMocks());

  it('stores nothing without a lifetime, because Redis evicts only what has one', async () => {
    await shareChange(bankGone(early));
    await shareLoads(testLoads());
    const keys = await other.keys('prestafaro:{route-manifest-*');
    expect(keys.filter((key) => !key.includes(':piece:'))).toHaveLength(3);
    for (const key of keys) expect(await other.ttl(key), key).toBeGreaterThan(3600);
  });

  it('is read as it was saved, for all sites or some', async () => {
    await shareLoads(testLoads());
    await shareChange(bankGone(late));
    expect(await readSharedManifest()).toEqual({ loads: testLoads(), changes: [bankGone(late)] });
    const spain = await readSharedManifest(['es-ES']);
    expect(Object.keys(spain.loads)).toEqual(['es-ES']);
  });

  it('moves one piece of a site with 3 000 entries when one of them changes, and drops the replaced piece', async () => {
    const redirects = Array.from({ length: 3000 }, (_, n) => ({
      ...{ documentId: String(n).padStart(9, '0'), from: `/viejo-${n}/`, to: '/nuevo/', isPermanent: true },
    }));
    const loadOf = (loadedAt: string, rows: typeof redirects): SiteLoads => ({
      'es-ES': { loadedAt, version: loadedAt, content: { ...testLoads()['es-ES'].content, redirects: rows } },
    });
    const sizes = async () => {
      const keys = await other.keys('*:piece:*');
      const entries = keys.map(async (key) => [key, await other.strLen(key), await other.ttl(key)] as const);
      return new Map((await Promise.all(entries)).map(([key, bytes, ttl]) => [key, { bytes, ttl }]));
    };
    await shareLoads(loadOf(early, redirects));
    const before = await sizes();
    const held = (await readSharedManifest(['es-ES'])).loads;
    expect(held).toEqual(loadOf(early, redirects));

    const changed = redirects.toSpliced(1500, 1);
    await shareLoads(loadOf(late, changed));
    const after = await sizes();
    const added = [...after].filter(([key]) => !before.has(key));
    expect(added).toHaveLength(1);
    expect(Math.max(...[...after.values()].map(({ bytes }) => bytes))).toBeLessThan(512 * 1024);
    expect([...after.values()].filter(({ ttl }) => ttl <= 60)).toHaveLength(1);

    const { loads } = await readSharedManifest(['es-ES'], held);
    expect(loads).toEqual(loadOf(late, changed));
    // A row of a piece that did not change is the same object: nothing of it was fetched.
    expect(loads['es-ES']?.content.redirects[0]).toBe(held['es-ES']?.content.redirects[0]);
  });

  it('leaves out a site of which a piece is missing, and stores the piece again with the next save', async () => {
    await shareLoads(spanishAt(early, '/antes/'));
    const [piece = ''] = await other.keys('*:piece:*');
    await other.del(piece);
    expect((await readSharedManifest()).loads).toEqual({});
    await shareLoads(spanishAt(late, '/antes/'));
    expect(targetOf(await readSharedManifest())).toBe('/antes/');
  });

  it('keeps the later load of a site, in whichever order two servers save', async () => {
    await shareLoads(spanishAt(late, '/despues/'));
    await shareLoads(spanishAt(early, '/antes/'));
    const shared = await readSharedManifest();
    expect(shared.loads['es-ES']?.loadedAt).toBe(late);
    expect(targetOf(shared)).toBe('/despues/');
  });

  it('keeps the later change of an entry, in whichever order two servers save', async () => {
    await shareChange(bankGone(late));
    await shareChange(bankGone(early));
    await shareChange(bankGone(early, 'bank-2'));
    const { changes } = await readSharedManifest();
    expect(changes.map(({ documentId, at }) => [documentId, at]).sort()).toEqual([
      ['bank-1', late],
      ['bank-2', early],
    ]);
  });

  it('forgets the changes of a site an hour before its load, and no others', async () => {
    const old = '2026-11-20T08:59:59.999Z';
    await shareChange(bankGone(old));
    await shareChange({ ...bankGone(old), locale: 'uk-UA' });
    await shareChange(bankGone('2026-11-20T09:00:00.000Z', 'bank-2'));
    await shareLoads(spanishAt(early, '/antes/'));
    const { changes } = await readSharedManifest();
    expect(changes.map(({ locale, documentId }) => `${locale} ${documentId}`).sort()).toEqual([
      'es-ES bank-2',
      'uk-UA bank-1',
    ]);
  });

  it('keeps the sites that a later save does not contain', async () => {
    await shareLoads(testLoads(early));
    await shareLoads({ 'uk-UA': testLoads(late)['uk-UA'] });
    const { loads } = await readSharedManifest();
    expect([loads['es-ES']?.loadedAt, loads['uk-UA']?.loadedAt]).toEqual([early, late]);
  });

  it('leaves out a site or a change that cannot be read', async () => {
    await shareLoads(testLoads());
    await other.hSet('prestafaro:{route-manifest-6}:contents', 'es-ES', '{"pages":');
    await other.hSet('prestafaro:{route-manifest-6}:loaded-at', 'uk-UA', 'zzz');
    await other.hSet('prestafaro:{route-manifest-6}:changes', 'es-ES bank x', `${early} {"locale":"xx"}`);
    const { loads, changes } = await readSharedManifest();
    expect(Object.keys(loads)).toHaveLength(locales.length - 2);
    expect(changes).toEqual([]);
  });

  it('announces the sites whose content changed and each newer change, and no others', async () => {
    const messages: string[] = [];
    const ear = other.duplicate();
    await ear.connect();
    await ear.subscribe(manifestChannel, (message) => messages.push(message.replace(/^[\w-]{36} /, '')));
    await shareLoads({ ...testLoads(), ...spanishAt(early, '/antes/') });
    // Loaded again, without a change.
    await shareLoads(spanishAt(late, '/antes/'));
    await shareLoads(spanishAt('2026-11-20T11:00:00.000Z', '/despues/'));
    await shareChange(bankGone(late));
    await shareChange(bankGone(late));
    await shareChange(bankGone(early));
    await expect.poll(() => messages).toHaveLength(3);
    expect(messages[0]?.split(' ').slice(1).sort()).toEqual([...locales].sort());
    expect(messages.slice(1)).toEqual(['loads es-ES', `change ${JSON.stringify(bankGone(late))}`]);
    await ear.disconnect();
  });

  it('announces a site that was loaded as it was before its changes, because a restore takes them back', async () => {
    await shareLoads(spanishAt(early, '/antes/'));
    await shareChange(bankGone(late));
    const messages: string[] = [];
    const ear = other.duplicate();
    await ear.connect();
    await ear.subscribe(manifestChannel, (message) => messages.push(message.replace(/^[\w-]{36} /, '')));
    await shareLoads(spanishAt('2026-11-20T11:00:00.000Z', '/antes/'));
    await shareChange(bankGone('2026-11-20T12:00:00.000Z', 'bank-2'));
    await expect.poll(() => messages.at(-1)).toMatch(/^change/);
    expect(messages[0]).toBe('loads es-ES');
    await ear.disconnect();
  });

  it('calls listeners for announcements of other servers only', async () => {
    const listener = { onLoads: vi.fn(), onChange: vi.fn() };
    onSharedManifest(listener);
    await shareLoads(spanishAt(late, '/propio/'));
    await shareChange(bankGone(early));
    await other.publish(manifestChannel, 'another-server loads es-MX nonsense uk-UA');
    await other.publish(manifestChannel, `another-server change ${JSON.stringify(bankGone(late))}`);
    await expect.poll(() => listener.onChange).toHaveBeenCalled();
    expect(listener.onLoads.mock.calls).toEqual([[['es-MX', 'uk-UA']]]);
    expect(listener.onChange.mock.calls).toEqual([[bankGone(late)]]);
  });

  it('gives a server that starts later, or that is told, the manifest of the server that received the events', async () => {
    emptyManifestSlot();
    putManifest({ loads: testLoads(early) });
    await shareLoads(testLoads(early));
    const told: AddressChange[] = [];
    onSharedManifest({ onLoads: () => undefined, onChange: (change) => void told.push(change) });
    const { receivedAt: _, ...change } = bankGone(late);
    await patchManifest(change);
    const first = structuredClone(currentManifest());
    expect(first?.sites['es-ES'].documents).not.toHaveProperty('bank-1');

    emptyManifestSlot();
    putManifest(await readSharedManifest());
    expect(currentManifest()).toEqual(first);

    emptyManifestSlot();
    const { changes } = await readSharedManifest();
    putManifest({ loads: testLoads(early) });
    expect(currentManifest()).not.toEqual(first);
    await other.publish(manifestChannel, `another-server change ${JSON.stringify(changes[0])}`);
    await expect.poll(() => told).toHaveLength(1);
    putManifest({ changes: told });
    expect(currentManifest()).toEqual(first);
  });

  it('works when the page cache notices the loss of Redis first', async () => {
    channel('prestafaro.page-cache').publish({ state: 'lost', reason: 'no answer within 250 ms' });
    expect(outages().get('redis')).toMatchObject({ reason: 'no answer within 250 ms' });
    forgetOutages();
  });

  it('does not block when Redis hangs', async () => {
    redis.process.kill('SIGSTOP');
    expect(await withRedis((client) => client.ping())).toBeUndefined();
    redis.process.kill('SIGCONT');
    await expect.poll(() => withRedis((client) => client.ping())).toBe('PONG');
  });
});
