// @ts-check
import { channel } from 'node:diagnostics_channel';
import { createClient } from 'redis';
import { within } from '../src/site/redis/within.mjs';

/**
 * Where a loss and a return are told of, each once: `{ state: 'lost', reason } | { state: 'back' }`. Next loads this folder
 * outside of the bundle, so it knows neither the log nor the health of the app; those listen here.
 */
const changes = channel('prestafaro.page-cache');

/** No visitor waits longer for Redis than this, in milliseconds: then it counts as lost, and nobody else waits at all. */
const patience = 500;
/**
 * How long the first visitors wait for the first connection, in milliseconds. A process that has just started is busy with
 * itself, and while the CMS is away Redis is all that it has. Where nobody listens that is known at once.
 */
const patienceAtStart = 5_000;
/** How often Redis is asked whether it is there, in milliseconds. */
const pulse = 500;

/**
 * @typedef {ReturnType<typeof createClient>} Client
 *
 * @typedef {object} LinkOptions
 * @property {string} url
 * @property {string} channel on which the instances tell each other what changed
 * @property {(message: string) => void} onMessage
 * @property {(client: Client) => Promise<void>} onReach brings this instance up to date before Redis is used, the first
 *   time and after each loss
 * @property {() => void} onLose
 */

/** A Redis that may be away at any time: it is used or it is not, and whoever asks learns that at once. */
export class RedisLink {
  #options;
  #client;
  #subscriber;
  #isReached = false;
  #isSubscribed = false;
  #isReaching = false;
  #pulse;
  /** @type {string | undefined} why it is away, once that has been said */
  #told;
  #opening;

  /** @param {LinkOptions} options */
  constructor(options) {
    this.#options = options;
    this.#client = createClient({
      url: options.url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: 2000,
      socket: { connectTimeout: patienceAtStart, reconnectStrategy: pulse },
    });
    this.#subscriber = this.#client.duplicate();
    for (const client of [this.#client, this.#subscriber]) {
      client.on('error', (error) => this.#lose(error));
      // It tries again by itself, and never gives up.
      client.connect().catch((error) => this.#lose(error));
    }
    this.#pulse = setInterval(() => (this.#isReached ? this.#feel() : this.#reach()), pulse).unref();
    this.#opening = this.#open();
  }

  /** Whether Redis answers. The first visitors after a start wait for the first connection. */
  async isReached() {
    await this.#opening;
    return this.#isReached;
  }

  /**
   * @template Result
   * @param {(client: Client) => Promise<Result>} ask
   * @returns {Promise<Result | undefined>} undefined when Redis is lost, at once or after {@link patience}
   */
  async ask(ask) {
    if (!(await this.isReached())) return undefined;
    try {
      return await within(ask(this.#client), patience);
    } catch (error) {
      this.#lose(error);
      return undefined;
    }
  }

  async close() {
    clearInterval(this.#pulse);
    this.#isReached = false;
    this.#options.onLose();
    await Promise.allSettled([this.#client.disconnect(), this.#subscriber.disconnect()]);
  }

  /** Waits for the first connection, but not for ever. */
  async #open() {
    const deadline = Date.now() + patienceAtStart;
    while (!this.#isReached && this.#told === undefined && Date.now() < deadline) {
      await this.#reach();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    if (!this.#isReached && this.#told === undefined) this.#lose(new Error('no connection yet'));
  }

  /** Copies of pages are served without a question to Redis, so somebody must notice that it says nothing any more. */
  async #feel() {
    try {
      await within(this.#client.ping(), patience);
    } catch (error) {
      this.#lose(error);
    }
  }

  async #reach() {
    if (this.#isReached || this.#isReaching || !this.#client.isReady || !this.#subscriber.isReady) return;
    this.#isReaching = true;
    try {
      await within(this.#client.ping(), patience);
      // Heard from now on, then read: what changes in between is not missed. A new connection keeps the subscription.
      if (!this.#isSubscribed) await within(this.#subscribe(), patience);
      await within(this.#options.onReach(this.#client), 4 * patience);
      this.#isReached = true;
      if (this.#told !== undefined) changes.publish({ state: 'back' });
      this.#told = undefined;
    } catch (error) {
      this.#lose(error);
    } finally {
      this.#isReaching = false;
    }
  }

  async #subscribe() {
    await this.#subscriber.subscribe(this.#options.channel, this.#options.onMessage);
    this.#isSubscribed = true;
  }

  /** @param {unknown} error */
  #lose(error) {
    const reason = reasonOf(error);
    if (this.#isReached || this.#told === undefined) {
      this.#options.onLose();
      changes.publish({ state: 'lost', reason });
    }
    this.#isReached = false;
    this.#told = reason;
  }
}

/**
 * @param {unknown} error
 * @returns {string} without the address of Redis, where there is a code for it
 */
function reasonOf(error) {
  if (!(error instanceof Error)) return 'unknown failure';
  return 'code' in error ? String(error.code) : error.message || error.name;
}
