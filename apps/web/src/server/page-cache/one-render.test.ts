import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RedisConnection, type RedisConnectionOptions } from '@prestafaro/redis-connection';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRedisInstalled, startRedis } from '@/server/testing/start-redis';
import { isSkippedWithout } from '../../../../../scripts/suites/required-programs.mjs';
import { dropTag } from '../next-internals/testing/data-cache';
import { renderingInstance } from '../next-internals/testing/rendering-instance';
import { PageLocks } from './page-locks.mjs';

type PageLocksRun = ConstructorParameters<typeof PageLocks>[0]['run'];

/** Connections to close after a test: an instance keeps its own until its process ends. */
const connections = vi.hoisted(() => new Set<{ close(): Promise<unknown> }>());
vi.mock('@prestafaro/redis-connection', async (original) => {
  const module = await original<typeof import('@prestafaro/redis-connection')>();
  return {
    ...module,
    RedisConnection: class extends module.RedisConnection {
      constructor(options: RedisConnectionOptions) {
        super(options);
        connections.add(this);
      }
    },
  };
});

const visitors = 200;
/** A tag of this test alone: all files of a process share what Next knows of dropped tags. */
let tag: string;
let page: string;
let folder: string;
let renders: number;
let render: () => Promise<string>;

/** A web instance with modules of its own, as in a process of its own. */
async function startInstance() {
  vi.resetModules();
  const { default: PageCache } = await import('@/server/page-cache/page-cache.mjs');
  return renderingInstance(PageCache, folder, { tag, render: () => render() });
}

/** All visitors come at once, half of them to each instance. @returns the texts that they got */
async function stampede(...instances: { visit(path: string): Promise<{ text: string }> }[]): Promise<Set<string>> {
  const visits = Array.from({ length: visitors }, (_, number) => instances[number % instances.length]?.visit(page));
  return new Set((await Promise.all(visits)).map((visit) => visit?.text ?? ''));
}

/** Drops the page on every instance: they share Next's map of tags in this process. */
const drop = () => dropTag(tag);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prestafaro-one-render-'));
  writeFileSync(path.join(folder, 'BUILD_ID'), 'build');
  tag = `one-render:${randomUUID()}`;
  page = `/page-${randomUUID()}`;
  renders = 0;
  render = async () => {
    renders += 1;
    const text = `render ${renders}`;
    await wait(50);
    return text;
  };
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe.skipIf(isSkippedWithout('Redis', isRedisInstalled()))('a page that two instances share in Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let connection: RedisConnection;
  let instances: Awaited<ReturnType<typeof startInstance>>[];

  beforeAll(async () => {
    redis = await startRedis();
    connection = new RedisConnection({ url: redis.url });
    // It may still be starting. An instance that does not reach it stores nothing.
    await vi.waitUntil(() => connection.isUp, 20_000);
  }, 30_000);
  beforeEach(async () => {
    vi.stubEnv('REDIS_URL', redis.url);
    instances = [await startInstance(), await startInstance()];
  });
  afterAll(async () => {
    for (const opened of connections) await opened.close();
    if (!redis.process.killed) await redis.stop();
  });

  const keys = (kind: 'page' | 'lock') => connection.client.keys(`prestafaro:pages:*:${kind}:*${page}`);

  /** Takes the lock as an instance does that dies before it has made the page. */
  async function dieWhileMaking(lifetimeMs: number): Promise<void> {
    const [stored = ''] = await keys('page');
    await connection.client.set(stored.replace(':page:', ':lock:'), 'of a dead instance', { PX: lifetimeMs });
  }

  it('is made once for 200 visitors after it was dropped, and they get the older page meanwhile', async () => {
    await instances[0]?.visit(page);
    await drop();
    expect(await stampede(...instances)).toEqual(new Set(['render 1']));
    await vi.waitUntil(async () => (await instances[1]?.visit(page))?.text === 'render 2');
    expect((await instances[0]?.visit(page))?.text).toBe('render 2');
    expect(renders).toBe(2);
  });

  it('is made once for 200 visitors if it was never stored, and all of them get it', async () => {
    expect(await stampede(...instances)).toEqual(new Set(['render 1']));
    expect(renders).toBe(1);
  });

  it('is made by another instance once the lock of an instance that died has expired', async () => {
    await instances[0]?.visit(page);
    await dieWhileMaking(300);
    await drop();
    expect(await stampede(...instances)).toEqual(new Set(['render 1']));
    await vi.waitUntil(async () => (await instances[1]?.visit(page))?.text === 'render 2', { timeout: 5000 });
  });

  it('is made by each instance for visitors who waited a second for an instance that died', async () => {
    await instances[0]?.visit(page);
    await dieWhileMaking(60_000);
    await connection.client.del(await keys('page'));
    const late = [await startInstance(), await startInstance()];
    const texts = await stampede(...late);
    expect([...texts].every((text) => /^render [23]$/.test(text))).toBe(true);
    expect(renders).toBeLessThanOrEqual(3);
  });

  it('keeps the older page, and may be made by another instance at once, if it could not be made', async () => {
    await instances[0]?.visit(page);
    await drop();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    render = () => Promise.reject(new Error('the CMS is away'));
    expect((await instances[0]?.visit(page))?.text).toBe('render 1');
    await vi.waitUntil(async () => (await keys('lock')).length === 0);
    expect(await stampede(...instances)).toEqual(new Set(['render 1']));
  });

  it('is locked for as long as it is being made, and for a short time after its maker died', async () => {
    const locksOf = (run: PageLocksRun) => new PageLocks({ prefix: `${page}:`, run, lifetimeMs: 900 });
    let isAlive = true;
    const maker = locksOf((commands) => (isAlive ? connection.run(commands) : Promise.resolve(undefined)));
    const other = locksOf((commands) => connection.run(commands));
    expect(await maker.take('key')).toBe('ours');
    // Longer than the lock lives unless its maker renews it, which a busy machine may do late.
    await wait(1500);
    expect(await other.take('key')).toBe('theirs');
    isAlive = false;
    await vi.waitUntil(async () => (await other.take('key')) === 'ours', { timeout: 10_000 });
    await other.release('key');
  });

  it('is released after a time when it could not be made and nothing was stored', async () => {
    const locks = new PageLocks({ prefix: `${page}:`, run: (commands) => connection.run(commands), lifetimeMs: 60 });
    await locks.take('key');
    await vi.waitUntil(async () => (await connection.client.exists(`${page}:key`)) === 0);
  });

  // The last one, because it ends Redis.
  it('is made once by each instance for 200 visitors while Redis is away', async () => {
    await instances[0]?.visit(page);
    await redis.stop();
    const texts = await stampede(...instances);
    expect([...texts].every((text) => /^render [123]$/.test(text))).toBe(true);
    expect(renders).toBeLessThanOrEqual(3);
  });
});

it('a page of one instance without Redis is made once for 200 visitors', async () => {
  const instance = await startInstance();
  await instance.visit(page);
  await drop();
  expect(await stampede(instance)).toEqual(new Set(['render 1']));
  await vi.waitUntil(async () => (await instance.visit(page)).text === 'render 2');
  expect(renders).toBe(2);
});
