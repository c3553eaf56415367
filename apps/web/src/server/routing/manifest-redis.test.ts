import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { locales } from '@prestafaro/countries';
import { createClient } from 'redis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outages } from '@/cms/dependencies';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { closeRedis, openRedis, withRedis } from '@/server/redis/redis';
import type { RouteManifest } from '@/server/routing/manifest';
import { manifestChannel, onSharedManifest, readSharedManifest, shareManifest } from '@/server/routing/manifest-redis';
import { testManifest } from '@/server/testing/manifest';
import { isSkippedWithout } from '../../../../../scripts/suites/required-programs.mjs';

/** A manifest whose Spanish site was loaded at this time, with one redirect to this target. */
function spanishAt(time: string, to: string): RouteManifest {
  const manifest = testManifest();
  manifest.loadedAt['es-ES'] = time;
  manifest.sites['es-ES'].redirects = { '/viejo/': { to, isPermanent: true } };
  return manifest;
}

const early = '2026-11-20T10:00:00.000Z';
const late = '2026-11-20T10:00:00.001Z';

it('without Redis, sharing a manifest does nothing and does not fail', async () => {
  await shareManifest(testManifest());
  expect(await readSharedManifest()).toEqual({ loadedAt: {}, sites: {} });
});

const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

/** Uses a real Redis, because a script in Redis decides which load is later. */
describe.skipIf(isSkippedWithout('Redis', isInstalled))('the manifest that servers share', () => {
  let server: ChildProcess;
  /** The connection of another web server. */
  let other: ReturnType<typeof createClient>;

  beforeAll(async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as { port: number };
    probe.close();
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
    server = spawn('redis-server', options, { stdio: 'ignore' });
    const url = `redis://127.0.0.1:${port}`;
    other = createClient({ url, socket: { reconnectStrategy: 50 } });
    other.on('error', () => undefined);
    await other.connect();
    await openRedis(url, [manifestChannel]);
  });
  afterAll(async () => {
    await Promise.all([other.disconnect(), closeRedis()]);
    server.kill();
    await once(server, 'exit');
  });
  beforeEach(async () => {
    await other.flushAll();
  });
  afterEach(() => void vi.restoreAllMocks());

  it('is read as it was saved, for all sites or some', async () => {
    const manifest = testManifest();
    await shareManifest(manifest);
    expect(await readSharedManifest()).toEqual({ loadedAt: manifest.loadedAt, sites: manifest.sites });
    const spain = await readSharedManifest(['es-ES']);
    expect(Object.keys(spain.sites)).toEqual(['es-ES']);
  });

  it('keeps the later load of a site, in whichever order two servers save', async () => {
    await shareManifest(spanishAt(late, '/despues/'));
    await shareManifest(spanishAt(early, '/antes/'));
    const { loadedAt, sites } = await readSharedManifest();
    expect(loadedAt['es-ES']).toBe(late);
    expect(sites['es-ES']?.redirects).toEqual({ '/viejo/': { to: '/despues/', isPermanent: true } });
  });

  it('keeps the sites that a later save does not contain', async () => {
    await shareManifest(spanishAt(early, '/antes/'));
    const changed = spanishAt(late, '/despues/');
    changed.loadedAt['uk-UA'] = late;
    await shareManifest(changed, ['uk-UA']);
    expect((await readSharedManifest()).loadedAt).toMatchObject({ 'es-ES': early, 'uk-UA': late });
  });

  it('leaves out a site whose time is no time', async () => {
    await shareManifest(testManifest());
    await other.hSet('prestafaro:{route-manifest-3}:loaded-at', 'es-ES', 'zzz');
    expect((await readSharedManifest()).loadedAt).not.toHaveProperty('es-ES');
  });

  it('leaves out a site that cannot be read', async () => {
    await shareManifest(testManifest());
    await other.hSet('prestafaro:{route-manifest-3}:sites', 'es-ES', '{"routes":');
    expect(Object.keys((await readSharedManifest()).sites)).toHaveLength(locales.length - 1);
  });

  it('announces the sites whose addresses changed, and no others', async () => {
    const messages: string[] = [];
    const ear = other.duplicate();
    await ear.connect();
    await ear.subscribe(manifestChannel, (message) => messages.push(message));
    await shareManifest(spanishAt(early, '/antes/'));
    // Loaded again, without a change.
    await shareManifest(spanishAt(late, '/antes/'), ['es-ES']);
    await shareManifest(spanishAt('2026-11-20T11:00:00.000Z', '/despues/'), ['es-ES']);
    await vi.waitFor(() => expect(messages).toHaveLength(2));
    expect(messages[0]?.split(' ').slice(1).sort()).toEqual([...locales].sort());
    expect(messages[1]).toMatch(/^[\w-]{36} es-ES$/);
    await ear.disconnect();
  });

  it('calls listeners for announcements of other servers only', async () => {
    const heard = vi.fn();
    onSharedManifest(heard);
    await shareManifest(spanishAt(late, '/propio/'));
    await other.publish(manifestChannel, 'another-server es-MX nonsense uk-UA');
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls).toEqual([[['es-MX', 'uk-UA']]]);
  });

  it('works when the page cache notices the loss of Redis first', async () => {
    channel('prestafaro.page-cache').publish({ state: 'lost', reason: 'no answer within 250 ms' });
    expect(outages().get('redis')).toMatchObject({ reason: 'no answer within 250 ms' });
    forgetOutages();
  });

  it('does not block when Redis hangs', async () => {
    server.kill('SIGSTOP');
    expect(await withRedis((client) => client.ping())).toBeUndefined();
    server.kill('SIGCONT');
    await vi.waitFor(async () => expect(await withRedis((client) => client.ping())).toBe('PONG'));
  });
});
