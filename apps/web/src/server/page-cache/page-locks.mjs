// @ts-check
import { randomUUID } from 'node:crypto';

/**
 * @typedef {import('@prestafaro/redis-connection').RedisClient} RedisClient
 * @typedef {<Result>(commands: (client: RedisClient) => Promise<Result>) => Promise<Result | undefined>} Run
 */

/**
 * Milliseconds after which a lock expires. If its holder dies, the others show the older page for this time. A render that takes longer
 * is repeated by one other instance.
 */
const lifetimeMs = 5_000;

/** Releases a lock unless it has expired and is another instance's. */
const releaseScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** Locks in Redis. The instance that has the lock of a page makes it; the others leave it to that instance (decision 080). */
export class PageLocks {
  #prefix;
  #run;
  #lifetimeMs;
  /** @type {Map<string, { token: string, until: number }>} our locks */
  #ours = new Map();

  /**
   * @param {object} options
   * @param {string} options.prefix of the keys in Redis
   * @param {Run} options.run returns undefined while Redis is away
   * @param {number} [options.lifetimeMs]
   */
  constructor({ prefix, run, lifetimeMs: own = lifetimeMs }) {
    this.#prefix = prefix;
    this.#run = run;
    this.#lifetimeMs = own;
  }

  /**
   * Takes the lock of a page. Within an instance Next makes a page once for all who wait, so our own lock is no obstacle.
   * @param {string} key
   * @returns {Promise<'ours' | 'theirs' | undefined>} undefined while Redis is away
   */
  async take(key) {
    const known = this.#ours.get(key);
    if (known && known.until > Date.now()) return 'ours';
    const token = randomUUID();
    const until = Date.now() + this.#lifetimeMs;
    const answer = await this.#run((client) =>
      client.set(this.#prefix + key, token, { NX: true, PX: this.#lifetimeMs }),
    );
    if (answer === undefined) return undefined;
    if (answer === null) return 'theirs';
    this.#ours.set(key, { token, until });
    this.#forgetExpired();
    return 'ours';
  }

  /**
   * Releases the lock of a page, if it is ours.
   * @param {string} key
   */
  async release(key) {
    const known = this.#ours.get(key);
    if (!known) return;
    this.#ours.delete(key);
    await this.#run((client) => client.eval(releaseScript, { keys: [this.#prefix + key], arguments: [known.token] }));
  }

  /** A page that cannot be made is never stored, so nothing releases its lock. */
  #forgetExpired() {
    const now = Date.now();
    for (const [key, { until }] of this.#ours) if (until <= now) this.#ours.delete(key);
  }
}
