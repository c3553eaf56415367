// @ts-check
import { randomUUID } from 'node:crypto';

/**
 * @typedef {import('@prestafaro/redis-connection').RedisClient} RedisClient
 * @typedef {<Result>(commands: (client: RedisClient) => Promise<Result>) => Promise<Result | undefined>} Run
 */

/**
 * Milliseconds after which a lock expires that its holder does not renew. If the holder dies, the others show the older page for this
 * time.
 */
const lifetimeMs = 1_500;

/** Times of `lifetimeMs` for which a holder renews its lock. A render that takes longer is repeated by one other instance. */
const maxLifetimes = 4;

/** Renews a lock unless it has expired. */
const renewScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;

/** Releases a lock unless it has expired and is another instance's. */
const releaseScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** Locks in Redis. The instance that has the lock of a page makes it; the others leave it to that instance (decision 080). */
export class PageLocks {
  #prefix;
  #run;
  #lifetimeMs;
  /** @type {Map<string, { token: string, until: number }>} our locks */
  #ours = new Map();
  /** @type {NodeJS.Timeout | undefined} runs while there are locks of ours */
  #renewal;

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
    const until = Date.now() + this.#lifetimeMs * maxLifetimes;
    const answer = await this.#run((client) =>
      client.set(this.#prefix + key, token, { NX: true, PX: this.#lifetimeMs }),
    );
    if (answer === undefined) return undefined;
    if (answer === null) return 'theirs';
    this.#ours.set(key, { token, until });
    this.#renewal ??= setInterval(() => this.#renew(), this.#lifetimeMs / 3).unref();
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
    await this.#run((client) => client.eval(releaseScript, this.#argumentsOf(key, known.token)));
  }

  #renew() {
    const now = Date.now();
    for (const [key, { token, until }] of this.#ours) {
      // A page that cannot be made is never stored, so nothing releases its lock.
      if (until - this.#lifetimeMs <= now) this.#ours.delete(key);
      else
        void this.#run((client) => client.eval(renewScript, this.#argumentsOf(key, token, String(this.#lifetimeMs))));
    }
    if (this.#ours.size > 0) return;
    clearInterval(this.#renewal);
    this.#renewal = undefined;
  }

  /**
   * @param {string} key
   * @param {string[]} values
   */
  #argumentsOf(key, ...values) {
    return { keys: [this.#prefix + key], arguments: values };
  }
}
