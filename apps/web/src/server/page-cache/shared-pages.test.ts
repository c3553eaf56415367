import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { RedisClient, RedisConnectionOptions } from '@prestafaro/redis-connection';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { droppedTagsChannel } from '@/cms/dropped-tags-channel.mjs';
import { SharedPages } from '@/server/page-cache/shared-pages.mjs';
import type { CacheHandlerValue, DroppedTag } from '../next-internals/page-store.mjs';

/** Stands for the parts of Redis that the pages use; it can go away and come back. */
class PretendedRedis {
  isAway = false;
  readonly strings = new Map<string, Buffer>();
  readonly hashes = new Map<string, Record<string, string>>();
  readonly #instances: RedisConnectionOptions[] = [];

  readonly #client = {
    withTypeMapping: () => ({ get: async (key: string) => this.strings.get(key) ?? null }),
    set: async (key: string, value: Buffer) => void this.strings.set(key, value),
    hSet: async (key: string, fields: Record<string, string>) =>
      void this.hashes.set(key, { ...this.hashes.get(key), ...fields }),
    hGetAll: async (key: string) => this.hashes.get(key) ?? {},
    expire: async () => true,
    publish: async (channel: string, message: string) => {
      for (const { channels } of this.#instances) channels?.[channel]?.(message);
    },
  } as unknown as RedisClient;

  readonly connect = (options: RedisConnectionOptions) => {
    this.#instances.push(options);
    const isUp = () => !this.isAway;
    return {
      opened: async () => {},
      get isUp() {
        return isUp();
      },
      run: async <Result>(commands: (client: RedisClient) => Promise<Result>) =>
        isUp() ? await commands(this.#client) : undefined,
      close: async () => {},
    };
  };

  lose() {
    this.isAway = true;
    for (const { onLose } of this.#instances) onLose?.();
  }

  async comeBack() {
    for (const { onReach } of this.#instances) await onReach?.(this.#client);
    this.isAway = false;
  }
}

const entry = (html: string): CacheHandlerValue => ({
  lastModified: 1,
  cacheControl: { revalidate: 3600, expire: undefined },
  value: {
    kind: 'APP_PAGE' as never,
    html,
    rscData: Buffer.from(html),
    headers: { 'content-security-policy': "script-src 'self'" },
    postponed: undefined,
    status: undefined,
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  },
});

let redis: PretendedRedis;
const instance = (group = 'one') => {
  const tags = new Map<string, DroppedTag>();
  return { tags, pages: new SharedPages({ url: '', group, maxBytes: 1e6, tags, connect: redis.connect }) };
};

beforeEach(() => {
  redis = new PretendedRedis();
});

describe('pages that instances share', () => {
  it('have the same bytes and lifetime on every instance', async () => {
    const [one, other] = [instance(), instance()];
    await one.pages.set('/a', entry('A'));
    expect(await other.pages.get('/a')).toEqual(entry('A'));
  });
  it('are not shared with another build', async () => {
    await instance('one').pages.set('/a', entry('A'));
    expect(await instance('two').pages.get('/a')).toBeUndefined();
  });
  it('are read from Redis once, until another instance makes them again', async () => {
    const [one, other] = [instance(), instance()];
    await one.pages.set('/a', entry('A'));
    const copy = await other.pages.get('/a');
    expect(await other.pages.get('/a')).toBe(copy);
    await one.pages.set('/a', entry('B'));
    expect(await other.pages.get('/a')).toEqual(entry('B'));
  });
  it('are replaced by the page of another instance, if they were copied from the files of the build', async () => {
    const [one, other] = [instance(), instance()];
    other.pages.keepCopy('/a', entry('as built'));
    await one.pages.set('/a', entry('A'));
    expect(await other.pages.get('/a')).toEqual(entry('A'));
  });
  it('are made again if Redis holds an unreadable page', async () => {
    const { pages } = instance();
    await pages.set('/a', entry('A'));
    for (const key of redis.strings.keys()) redis.strings.set(key, Buffer.from('not ours'));
    expect(await instance().pages.get('/a')).toBeUndefined();
  });
});

describe('tags that one instance drops', () => {
  it('are dropped on the other instance at once, and on one that starts later', async () => {
    const [one, other] = [instance(), instance()];
    one.tags.set('menu:es-ES', { stale: 5 });
    await one.pages.drop(['menu:es-ES']);
    expect(other.tags.get('menu:es-ES')).toEqual({ stale: 5 });
    const late = instance();
    await redis.comeBack();
    expect(late.tags.get('menu:es-ES')).toEqual({ stale: 5 });
  });
  it('are reported to the other instance, whose running reads may return the older content', async () => {
    const heard = vi.fn();
    subscribe(droppedTagsChannel, heard);
    onTestFinished(() => void unsubscribe(droppedTagsChannel, heard));
    const [one] = [instance(), instance()];
    await one.pages.set('/a', entry('A'));
    expect(heard).not.toHaveBeenCalled();
    one.tags.set('menu:es-ES', { stale: 5 });
    await one.pages.drop(['menu:es-ES']);
    expect(heard).toHaveBeenCalledOnce();
  });
  it('are known to an instance that starts later even if Redis lost its data', async () => {
    const one = instance();
    one.tags.set('menu:es-ES', { stale: 5 });
    await one.pages.drop(['menu:es-ES']);
    redis.lose();
    redis.hashes.clear();
    await redis.comeBack();
    const late = instance();
    await redis.comeBack();
    expect(late.tags.get('menu:es-ES')).toEqual({ stale: 5 });
  });
  it('are sent to the others when Redis is back', async () => {
    const [one, other] = [instance(), instance()];
    redis.lose();
    one.tags.set('menu:es-ES', { stale: 5 });
    await one.pages.drop(['menu:es-ES']);
    expect(other.tags.size).toBe(0);
    await redis.comeBack();
    expect(other.tags.get('menu:es-ES')).toEqual({ stale: 5 });
  });
});

describe('while Redis is away', () => {
  it('no page is stored and no possibly stale copy is served', async () => {
    const { pages } = instance();
    await pages.set('/a', entry('A'));
    redis.lose();
    expect(await pages.get('/a')).toBeUndefined();
    await pages.set('/b', entry('B'));
    await redis.comeBack();
    expect(await pages.get('/b')).toBeUndefined();
    expect(await pages.get('/a')).toEqual(entry('A'));
  });
});
