import { findMaster } from './find-master.ts';
import { type RedisAddress, readRedisAddress } from './redis-address.ts';
import { clientOfMaster, createUnconnected, type RedisClient, refuseCluster, requireMaster } from './redis-clients.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** Redis was lost, or is back. `reason` holds neither the address nor the password of Redis. */
export type RedisChange = { readonly state: 'lost'; readonly reason: string } | { readonly state: 'back' };

/** Where Redis is, and what the caller does when it is lost or back. */
export interface RedisConnectionOptions {
  /** The address of Redis or of its Sentinels, with the password: the forms of `readRedisAddress`. */
  readonly url: string;
  /** Called once when Redis is lost and once when it is back. */
  readonly onChange?: (change: RedisChange) => void;
  /** Lets the caller catch up before Redis counts as reached: at the first connection, and after each loss. */
  readonly onReach?: (client: RedisClient) => Promise<void>;
  /** Called at each loss, and when the connection is closed. */
  readonly onLose?: () => void;
  /** Channels and their listeners. They need a second connection, because a subscribed connection can send no command. */
  readonly channels?: Readonly<Record<string, (message: string) => void>>;
  /** Time for an answer before Redis counts as lost, in milliseconds. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 500;

/**
 * How long the first callers wait for the first connection, in milliseconds. It is longer than the timeout, because a process
 * is busy while it starts, and its data may be in Redis only. A refused connection is known at once.
 */
const FIRST_CONNECTION_MS = 5_000;

/** Interval between two pings, and between two attempts of the client to connect, in milliseconds. */
const PING_EVERY_MS = 500;

/**
 * A connection to a Redis that may be away at any time. Every caller learns at once whether Redis can be used: no visitor
 * waits for Redis longer than the timeout, and after a loss no caller waits until Redis is back.
 */
export class RedisConnection {
  #client: RedisClient;
  #subscriber: RedisClient | undefined;
  readonly #address: RedisAddress;
  readonly #options: RedisConnectionOptions;
  readonly #timeoutMs: number;
  readonly #pings: NodeJS.Timeout;
  readonly #opened: Promise<void>;
  #isReached = false;
  #isReaching = false;
  #isPinging = false;
  #isSubscribed = false;
  #isSearching = false;
  /** When the wait for the first connection ends. */
  #openUntil = Date.now() + FIRST_CONNECTION_MS;
  #isClosed = false;
  /** When the present clients began to connect to the master that Sentinel named. */
  #followedAt = 0;
  /** The reason of the last loss, once it was reported. */
  #lossReason: string | undefined;

  constructor(options: RedisConnectionOptions) {
    this.#options = options;
    this.#timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    this.#address = readRedisAddress(options.url);
    this.#client = createUnconnected(this.#address, { connectMs: FIRST_CONNECTION_MS, retryMs: PING_EVERY_MS });
    if (this.#address.kind === 'server') {
      this.#subscriber = options.channels && this.#client.duplicate();
      this.#connectAll();
    } else void this.#search();
    this.#pings = setInterval(() => void (this.#isReached ? this.#ping() : this.#tryAgain()), PING_EVERY_MS).unref();
    this.#opened = this.#open();
  }

  /**
   * The present connection for commands. They have no timeout of their own and fail at once while Redis is lost; {@link run} adds
   * the timeout. Do not keep it: after a failover there is another one.
   */
  get client(): RedisClient {
    return this.#client;
  }

  /** Whether other servers have copies of what is written, one of which takes over when this one is lost. */
  get hasReplicas(): boolean {
    return this.#address.kind === 'sentinel';
  }

  /** Whether Redis answers. */
  get isUp(): boolean {
    return this.#isReached;
  }

  /** Resolves when the first connection is there or has failed. */
  opened(): Promise<void> {
    return this.#opened;
  }

  /**
   * Runs commands after the first attempt to connect.
   * @returns undefined when Redis is lost, at once or after the timeout. Never throws.
   */
  async run<Result>(commands: (client: RedisClient) => Promise<Result>): Promise<Result | undefined> {
    await this.#opened;
    if (!this.#isReached) return undefined;
    try {
      return await withTimeout(this.#timeoutMs, commands(this.#client));
    } catch (error) {
      this.#lose(error);
      return undefined;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#pings);
    this.#isClosed = true;
    this.#isReached = false;
    this.#options.onLose?.();
    await this.#disconnectAll();
  }

  /** Time for an answer while a connection is made: longer for the first one. */
  get #connectMs(): number {
    return Math.max(this.#openUntil - Date.now(), this.#timeoutMs);
  }

  #clients(): RedisClient[] {
    return this.#subscriber ? [this.#client, this.#subscriber] : [this.#client];
  }

  #connectAll(): void {
    for (const client of this.#clients()) {
      client.on('error', (error: unknown) => {
        // A client that a failover has replaced reports nothing.
        if (this.#clients().includes(client)) this.#lose(error);
      });
      this.#connect(client);
    }
  }

  async #disconnectAll(): Promise<void> {
    await Promise.allSettled(this.#clients().map((client) => client.disconnect()));
  }

  async #tryAgain(): Promise<void> {
    if (this.#address.kind === 'sentinel' && this.#isMasterGone()) await this.#search();
    else await this.#reach();
  }

  /** Whether a connection has ended, or hangs while it is being opened. */
  #isMasterGone(): boolean {
    const isLate = !this.#isReaching && Date.now() - this.#followedAt > 4 * this.#connectMs;
    return isLate || this.#clients().some(({ isOpen }) => !isOpen);
  }

  /** Asks the Sentinels for the master, and replaces the clients by those of the master. */
  async #search(): Promise<void> {
    if (this.#address.kind !== 'sentinel' || this.#isSearching) return;
    this.#isSearching = true;
    try {
      const master = await findMaster(this.#address, this.#connectMs);
      await this.#disconnectAll();
      if (this.#isClosed) return;
      this.#client = clientOfMaster(this.#address, master, 2 * this.#connectMs);
      this.#subscriber = this.#options.channels && this.#client.duplicate();
      this.#isSubscribed = false;
      this.#followedAt = Date.now();
      this.#connectAll();
    } catch (error) {
      this.#lose(error);
    } finally {
      this.#isSearching = false;
    }
  }

  /** The client of one server tries again by itself and never gives up. */
  #connect(client: RedisClient): void {
    client.connect().catch((error: unknown) => this.#lose(error));
  }

  async #open(): Promise<void> {
    while (!this.#isReached && this.#lossReason === undefined && Date.now() < this.#openUntil) {
      await this.#reach();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    this.#openUntil = 0;
    if (!this.#isReached && this.#lossReason === undefined) this.#lose(new Error('no connection yet'));
  }

  async #ping(): Promise<void> {
    if (this.#isPinging) return;
    this.#isPinging = true;
    try {
      await withTimeout(this.#timeoutMs, this.#client.ping());
    } catch (error) {
      this.#lose(error);
    }
    this.#isPinging = false;
  }

  async #reach(): Promise<void> {
    if (this.#isReached || this.#isReaching || !this.#clients().every(({ isReady }) => isReady)) return;
    this.#isReaching = true;
    const timeoutMs = this.#connectMs;
    try {
      await withTimeout(timeoutMs, this.#client.ping());
      await withTimeout(timeoutMs, this.#examine(this.#client));
      // Subscribe first, then catch up, so that no change in between is missed. The client subscribes again by itself after a
      // reconnect.
      if (!this.#isSubscribed) await withTimeout(timeoutMs, this.#subscribe());
      await withTimeout(4 * timeoutMs, this.#options.onReach?.(this.#client) ?? Promise.resolve());
      this.#isReached = true;
      if (this.#lossReason !== undefined) this.#options.onChange?.({ state: 'back' });
      this.#lossReason = undefined;
    } catch (error) {
      this.#lose(error);
    } finally {
      this.#isReaching = false;
    }
  }

  async #examine(client: RedisClient): Promise<void> {
    if (this.#address.kind === 'sentinel') await requireMaster(client);
    else await refuseCluster(client);
  }

  async #subscribe(): Promise<void> {
    for (const [channel, listener] of Object.entries(this.#options.channels ?? {})) {
      await this.#subscriber?.subscribe(channel, listener);
    }
    this.#isSubscribed = true;
  }

  #lose(error: unknown): void {
    const reason = reasonOf(error);
    const isFirstReport = this.#lossReason === undefined;
    if (this.#isReached || isFirstReport) this.#options.onLose?.();
    this.#isReached = false;
    this.#lossReason = reason;
    if (isFirstReport) this.#options.onChange?.({ state: 'lost', reason });
    if (error instanceof TimeoutError) void this.#restart();
  }

  /**
   * Replaces connections that hang, so that their waiting commands fail. A firewall may have dropped such a connection without
   * a word. A client that is just connecting stays, because a second connect would be one too many.
   */
  async #restart(): Promise<void> {
    if (this.#address.kind === 'sentinel') return this.#disconnectAll();
    for (const client of this.#clients().filter(({ isReady }) => isReady)) {
      if (client === this.#subscriber) this.#isSubscribed = false;
      await client.disconnect().catch(() => undefined);
      this.#connect(client);
    }
  }
}

/** The code of an error, if it has one. The message must not be used, because it names the address of Redis. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  if (error instanceof TimeoutError) return error.message;
  return 'code' in error ? String(error.code) : error.message || error.name;
}
