import { createClient } from 'redis';
import { TimeoutError, withTimeout } from './with-timeout.ts';

export type RedisClient = ReturnType<typeof createClient>;

/** Redis went away, or is back. `reason` holds neither the address nor the password of Redis. */
export type RedisChange = { readonly state: 'lost'; readonly reason: string } | { readonly state: 'back' };

export interface RedisConnectionOptions {
  /** With its password. */
  readonly url: string;
  /** Called once when Redis is lost and once when it is back. */
  readonly onChange?: (change: RedisChange) => void;
  /** Brings the caller up to date before Redis counts as reached: the first time, and after each loss. */
  readonly onReach?: (client: RedisClient) => Promise<void>;
  /** Called at each loss, and when the connection is closed. */
  readonly onLose?: () => void;
  /** Channels and who listens to them. A second connection hears them: one that listens can send no command. */
  readonly channels?: Readonly<Record<string, (message: string) => void>>;
  /** How long Redis may take for an answer before it counts as lost, in milliseconds. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 500;

/**
 * How long the first callers wait for the first connection, in milliseconds. A process that has just started is busy with
 * itself, and Redis may be all that it has. A refused connection is known at once.
 */
const FIRST_CONNECTION_MS = 5_000;

/** How often Redis is asked whether it is there, and how long the client waits between two attempts, in milliseconds. */
const PING_EVERY_MS = 500;

/** So many commands may wait for Redis at a time. */
const MAX_QUEUED_COMMANDS = 2_000;

/**
 * A connection to a Redis that may be away at any time. It is used or it is not, and every caller learns that at once: no
 * visitor waits for Redis longer than the timeout, and after a loss nobody waits until Redis is back.
 */
export class RedisConnection {
  /** For commands. They wait without a timeout and fail at once while Redis is lost; {@link run} has a timeout as well. */
  readonly client: RedisClient;
  readonly #subscriber: RedisClient | undefined;
  readonly #options: RedisConnectionOptions;
  readonly #timeoutMs: number;
  readonly #pings: NodeJS.Timeout;
  readonly #opened: Promise<void>;
  #isReached = false;
  #isReaching = false;
  #isPinging = false;
  #isSubscribed = false;
  /** Why Redis is away, once that was told. */
  #told: string | undefined;

  constructor(options: RedisConnectionOptions) {
    this.#options = options;
    this.#timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    this.client = createClient({
      url: options.url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: MAX_QUEUED_COMMANDS,
      socket: { connectTimeout: FIRST_CONNECTION_MS, reconnectStrategy: PING_EVERY_MS },
    });
    this.#subscriber = options.channels && this.client.duplicate();
    for (const client of this.#clients()) {
      client.on('error', (error: unknown) => this.#lose(error));
      this.#connect(client);
    }
    this.#pings = setInterval(() => void (this.#isReached ? this.#ping() : this.#reach()), PING_EVERY_MS).unref();
    this.#opened = this.#open();
  }

  /** Whether Redis answers. */
  get isUp(): boolean {
    return this.#isReached;
  }

  /** Resolves when the first connection is there, or it is clear that it is not. */
  opened(): Promise<void> {
    return this.#opened;
  }

  /**
   * Runs commands, after the first connection was tried.
   * @returns undefined when Redis is lost, at once or after the timeout. Never throws.
   */
  async run<Result>(commands: (client: RedisClient) => Promise<Result>): Promise<Result | undefined> {
    await this.#opened;
    if (!this.#isReached) return undefined;
    try {
      return await withTimeout(this.#timeoutMs, commands(this.client));
    } catch (error) {
      this.#lose(error);
      return undefined;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#pings);
    this.#isReached = false;
    this.#options.onLose?.();
    await Promise.allSettled(this.#clients().map((client) => client.disconnect()));
  }

  #clients(): RedisClient[] {
    return this.#subscriber ? [this.client, this.#subscriber] : [this.client];
  }

  /** The client tries again by itself, and never gives up. */
  #connect(client: RedisClient): void {
    client.connect().catch((error: unknown) => this.#lose(error));
  }

  async #open(): Promise<void> {
    const deadline = Date.now() + FIRST_CONNECTION_MS;
    while (!this.#isReached && this.#told === undefined && Date.now() < deadline) {
      await this.#reach();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    if (!this.#isReached && this.#told === undefined) this.#lose(new Error('no connection yet'));
  }

  async #ping(): Promise<void> {
    if (this.#isPinging) return;
    this.#isPinging = true;
    try {
      await withTimeout(this.#timeoutMs, this.client.ping());
    } catch (error) {
      this.#lose(error);
    }
    this.#isPinging = false;
  }

  async #reach(): Promise<void> {
    if (this.#isReached || this.#isReaching || !this.#clients().every(({ isReady }) => isReady)) return;
    this.#isReaching = true;
    try {
      await withTimeout(this.#timeoutMs, this.client.ping());
      // First listen, then read: no change in between is missed. The client subscribes again by itself after a reconnect.
      if (!this.#isSubscribed) await withTimeout(this.#timeoutMs, this.#subscribe());
      await withTimeout(4 * this.#timeoutMs, this.#options.onReach?.(this.client) ?? Promise.resolve());
      this.#isReached = true;
      if (this.#told !== undefined) this.#options.onChange?.({ state: 'back' });
      this.#told = undefined;
    } catch (error) {
      this.#lose(error);
    } finally {
      this.#isReaching = false;
    }
  }

  async #subscribe(): Promise<void> {
    for (const [channel, listener] of Object.entries(this.#options.channels ?? {})) {
      await this.#subscriber?.subscribe(channel, listener);
    }
    this.#isSubscribed = true;
  }

  #lose(error: unknown): void {
    const reason = reasonOf(error);
    const isNews = this.#told === undefined;
    if (this.#isReached || isNews) this.#options.onLose?.();
    this.#isReached = false;
    this.#told = reason;
    if (isNews) this.#options.onChange?.({ state: 'lost', reason });
    if (error instanceof TimeoutError) void this.#restart();
  }

  /**
   * Replaces connections that hang, so that what waits for them fails and one that a firewall has forgotten is not waited
   * for. A client that is just connecting is left alone: it would connect twice.
   */
  async #restart(): Promise<void> {
    for (const client of this.#clients().filter(({ isReady }) => isReady)) {
      if (client === this.#subscriber) this.#isSubscribed = false;
      await client.disconnect().catch(() => undefined);
      this.#connect(client);
    }
  }
}

/** The code of an error where it has one: messages name the address of Redis. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  if (error instanceof TimeoutError) return error.message;
  return 'code' in error ? String(error.code) : error.message || error.name;
}
