// @ts-check
import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { serialize } from 'node:v8';
import { RedisConnection } from '@prestafaro/redis-connection';
import { RESP_TYPES } from 'redis';
import { z } from 'zod';
import { BoundedMemory } from '../../cms/bounded-memory.mjs';
import { droppedTagsChannel } from '../../cms/dropped-tags-channel.mjs';
import { droppedTags } from '../next-internals/page-store.mjs';
import { PageLocks } from './page-locks.mjs';
import { parsed, readTags, takeOver, writeTags } from './shared-tags.mjs';
import { readEntry } from './stored-entry.mjs';

/**
 * @typedef {import('../next-internals/page-store.mjs').CacheHandlerValue} CacheHandlerValue
 * @typedef {import('../next-internals/page-store.mjs').DroppedTag} DroppedTag
 * @typedef {import('@prestafaro/redis-connection').RedisClient} RedisClient
 * @typedef {import('@prestafaro/redis-connection').RedisConnectionOptions} RedisConnectionOptions
 * @typedef {Pick<RedisConnection, 'run' | 'opened' | 'isUp' | 'close'>} Connection
 */

/**
 * Losses and returns of Redis are published here as `RedisChange`. Next loads this folder outside of the bundle, so it
 * has no access to the log or the health check of the app; `server/redis/redis.ts` subscribes.
 */
const changes = channel('prestafaro.page-cache');

/** Published when another instance has dropped tags. */
const drops = channel(droppedTagsChannel);

/**
 * Seconds after which Redis deletes a page that was not made again. It is longer than an outage of the CMS that the
 * stored pages should survive. The pages of another group stay for this time.
 */
const lifetime = 3 * 24 * 3600;

const messageSchema = z.union([
  z.object({ by: z.string(), key: z.string() }),
  z.object({ by: z.string(), tags: z.record(z.string(), z.string()) }),
]);

/**
 * Pages and fetched data that the instances of one group share (`page-group.mjs`). Redis stores them. Each instance keeps a copy of
 * the entries that it uses, and is notified when another instance has made one again.
 */
export class SharedPages {
  #me = randomUUID();
  /** Announces under its key that another instance has made a page. */
  #changed = new EventEmitter().setMaxListeners(0);
  #memory;
  #prefix;
  #tags;
  #redis;
  /**
   * Dropped tags that are not in Redis yet.
   * @type {Set<string>}
   */
  #unheard = new Set();

  /**
   * @param {object} options
   * @param {string} options.url of Redis
   * @param {string} options.group two groups never share a page
   * @param {number} options.maxBytes of the copies in this process
   * @param {Map<string, DroppedTag>} [options.tags] what Next knows of dropped tags
   * @param {(options: RedisConnectionOptions) => Connection} [options.connect]
   */
  constructor({ url, group, maxBytes, tags = droppedTags, connect = (options) => new RedisConnection(options) }) {
    this.#prefix = `prestafaro:pages:${group}:`;
    /** @type {BoundedMemory<CacheHandlerValue>} */
    this.#memory = new BoundedMemory(maxBytes);
    this.#tags = tags;
    this.locks = new PageLocks({ prefix: `${this.#prefix}lock:`, run: (commands) => this.#redis.run(commands) });
    this.#redis = connect({
      url,
      channels: { [`${this.#prefix}changes`]: (message) => this.#takeMessage(message) },
      onReach: (client) => this.#catchUp(client),
      onLose: () => this.#memory.clear(),
      onChange: (change) => changes.publish(change),
    });
  }

  /** Whether anything is stored at all. The first visitors after a start wait for the first connection. */
  async isReached() {
    await this.#redis.opened();
    return this.#redis.isUp;
  }

  close() {
    return this.#redis.close();
  }

  /**
   * @param {string} key
   * @returns {Promise<CacheHandlerValue | undefined>}
   */
  async get(key) {
    return this.#memory.get(key) ?? (await this.read(key));
  }

  /**
   * Reads an entry from Redis, whether or not this process has a copy.
   * @param {string} key
   * @returns {Promise<CacheHandlerValue | undefined>}
   */
  async read(key) {
    const bytes = await this.#redis.run((client) =>
      client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(`${this.#prefix}page:${key}`),
    );
    if (!bytes) return undefined;
    const entry = readEntry(bytes);
    if (entry) this.#memory.set(key, entry, bytes.length);
    return entry;
  }

  /**
   * Resolves when another instance has made a page, or after a time.
   * @param {string} key
   * @param {number} timeoutMs
   * @returns {{ promise: Promise<void>, stop: () => void }} `stop` ends the wait
   */
  changed(key, timeoutMs) {
    /** @type {() => void} */
    let stop = () => {};
    const promise = new Promise((/** @type {(value: void) => void} */ resolve) => {
      const timer = setTimeout(() => stop(), timeoutMs);
      stop = () => {
        clearTimeout(timer);
        this.#changed.off(key, stop);
        resolve();
      };
      this.#changed.once(key, stop);
    });
    return { promise, stop: () => stop() };
  }

  /**
   * Keeps an entry from the files of the build in this process only: the other instances have the same files.
   * @param {string} key
   * @param {CacheHandlerValue} entry
   */
  keepCopy(key, entry) {
    this.#memory.set(key, entry, serialize(entry).length);
  }

  /**
   * @param {string} key
   * @param {CacheHandlerValue} entry
   */
  async set(key, entry) {
    if (!(await this.isReached())) return;
    const bytes = serialize(entry);
    this.#memory.set(key, entry, bytes.length);
    await this.#redis.run(async (client) => {
      await client.set(`${this.#prefix}page:${key}`, bytes, { EX: lifetime });
      await client.publish(`${this.#prefix}changes`, JSON.stringify({ by: this.#me, key }));
    });
  }

  /**
   * Announces the dropped tags to the other instances.
   * @param {readonly string[]} names whose times are in `tags` already
   */
  async drop(names) {
    for (const name of names) this.#unheard.add(name);
    await this.#redis.run((client) => this.#tell(client));
  }

  /** @param {RedisClient} client */
  async #tell(client) {
    const names = [...this.#unheard];
    if (names.length === 0) return;
    const dropped = writeTags(names.map((name) => [name, this.#tags.get(name) ?? {}]));
    await client.hSet(`${this.#prefix}tags`, dropped);
    await client.expire(`${this.#prefix}tags`, lifetime);
    await client.publish(`${this.#prefix}changes`, JSON.stringify({ by: this.#me, tags: dropped }));
    for (const name of names) this.#unheard.delete(name);
  }

  /** @param {RedisClient} client */
  async #catchUp(client) {
    this.#memory.clear();
    const known = await client.hGetAll(`${this.#prefix}tags`);
    takeOver(this.#tags, readTags(known));
    // Redis may have come back empty, or may have missed some.
    for (const [name, dropped] of this.#tags) if (known[name] !== JSON.stringify(dropped)) this.#unheard.add(name);
    await this.#tell(client);
  }

  /** @param {string} text */
  #takeMessage(text) {
    const message = messageSchema.safeParse(parsed(text));
    if (!message.success || message.data.by === this.#me) return;
    if ('key' in message.data) {
      this.#memory.delete(message.data.key);
      this.#changed.emit(message.data.key);
    } else {
      takeOver(this.#tags, readTags(message.data.tags));
      drops.publish(undefined);
    }
  }
}
