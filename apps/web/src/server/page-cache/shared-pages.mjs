// @ts-check
import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { deserialize, serialize } from 'node:v8';
import { RedisConnection } from '@prestafaro/redis-connection';
import { commandOptions } from 'redis';
import { z } from 'zod';
import { droppedTags } from '../next-internals/page-store.mjs';
import { BoundedMemory } from './bounded-memory.mjs';
import { readTags, takeOver, writeTags } from './shared-tags.mjs';

/**
 * @typedef {import('../next-internals/page-store.mjs').CacheHandlerValue} CacheHandlerValue
 * @typedef {import('../next-internals/page-store.mjs').DroppedTag} DroppedTag
 * @typedef {import('@prestafaro/redis-connection').RedisClient} RedisClient
 * @typedef {import('@prestafaro/redis-connection').RedisConnectionOptions} RedisConnectionOptions
 * @typedef {Pick<RedisConnection, 'run' | 'opened' | 'isUp' | 'close'>} Connection
 */

/**
 * Where losses and returns of Redis are published, as `RedisChange`. Next loads this folder outside of the bundle, so it knows
 * neither the log nor the health of the app; `server/redis/redis.ts` listens.
 */
const changes = channel('prestafaro.page-cache');

/**
 * Seconds after which Redis forgets what nobody has made again. It is longer than an outage of the CMS that the stored
 * pages should survive, and it is how long the pages of an older build stay.
 */
const lifetime = 3 * 24 * 3600;

const messageSchema = z.union([
  z.object({ by: z.string(), key: z.string() }),
  z.object({ by: z.string(), tags: z.record(z.string(), z.string()) }),
]);

/**
 * Pages and fetched data that several instances of one build share. Redis holds them; each instance keeps a copy of
 * what it uses and is told when another one has made it anew.
 */
export class SharedPages {
  #me = randomUUID();
  #memory;
  #prefix;
  #tags;
  #redis;
  /**
   * Tags that Redis has not been told of.
   * @type {Set<string>}
   */
  #unheard = new Set();

  /**
   * @param {object} options
   * @param {string} options.url of Redis
   * @param {string} options.buildId two builds never share a page
   * @param {number} options.maxBytes of the copies in this process
   * @param {Map<string, DroppedTag>} [options.tags] what Next knows of dropped tags
   * @param {(options: RedisConnectionOptions) => Connection} [options.connect]
   */
  constructor({ url, buildId, maxBytes, tags = droppedTags, connect = (options) => new RedisConnection(options) }) {
    this.#prefix = `prestafaro:pages:${buildId}:`;
    /** @type {BoundedMemory<CacheHandlerValue>} */
    this.#memory = new BoundedMemory(maxBytes);
    this.#tags = tags;
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
    const copy = this.#memory.get(key);
    if (copy) return copy;
    const bytes = await this.#redis.run((client) =>
      client.get(commandOptions({ returnBuffers: true }), `${this.#prefix}page:${key}`),
    );
    if (!bytes) return undefined;
    const entry = readEntry(bytes);
    if (entry) this.#memory.set(key, entry, bytes.length);
    return entry;
  }

  /**
   * Keeps an entry that was read from the files of the build, in this process only: the others have the same files.
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
   * Tells the others which tags were dropped.
   * @param {readonly string[]} names their moments are in `tags` already
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
    // It may have come back empty, or have missed some.
    for (const [name, dropped] of this.#tags) if (known[name] !== JSON.stringify(dropped)) this.#unheard.add(name);
    await this.#tell(client);
  }

  /** @param {string} text */
  #takeMessage(text) {
    const message = messageSchema.safeParse(JSON.parse(text));
    if (!message.success || message.data.by === this.#me) return;
    if ('key' in message.data) this.#memory.delete(message.data.key);
    else takeOver(this.#tags, readTags(message.data.tags));
  }
}

/**
 * @param {Buffer} bytes
 * @returns {CacheHandlerValue | undefined} undefined for what another Node.js wrote: it is made again
 */
function readEntry(bytes) {
  try {
    return deserialize(bytes);
  } catch {
    return undefined;
  }
}
