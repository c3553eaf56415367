import { createClient } from 'redis';
import { wordlessError } from '../logging/wordless-error';
import { withinTime } from '../timing/within-time';

interface Log {
  warn(line: string): void;
  info(line: string): void;
}

const RECONNECT_AFTER_MS = 2000;
/** How often it is asked whether it is there, and how long it may take to say so. */
const ASK_EVERY_MS = 1000;
const PATIENCE_MS = 500;

/**
 * A connection to the Redis of the limits that is given up as soon as Redis does not answer: one that hangs would hold up
 * every visitor. What waits for it then fails, and what follows does not ask it until it is back. One line says each.
 */
export class RedisConnection {
  readonly client: ReturnType<typeof createClient>;
  private readonly timer: NodeJS.Timeout;
  private isLost = false;
  private isAsked = false;

  constructor(
    url: string,
    private readonly log: Log,
  ) {
    this.client = createClient({
      url,
      disableOfflineQueue: true,
      socket: { reconnectStrategy: RECONNECT_AFTER_MS, connectTimeout: RECONNECT_AFTER_MS },
    });
    this.client.on('error', (error: unknown) => this.noteLost(error));
    this.client.on('ready', () => this.noteReady());
    this.connect();
    this.timer = setInterval(() => void this.ask(), ASK_EVERY_MS);
    this.timer.unref();
  }

  isUp(): boolean {
    return this.client.isReady;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.client.disconnect().catch(() => undefined);
  }

  /** What goes wrong is said by the event. */
  private connect(): void {
    this.client.connect().catch(() => undefined);
  }

  private async ask(): Promise<void> {
    if (this.isAsked || !this.client.isReady) return;
    this.isAsked = true;
    try {
      await withinTime(PATIENCE_MS, this.client.ping());
    } catch (error) {
      await this.startAnew(error);
    }
    this.isAsked = false;
  }

  /** Of a Redis that hangs, the new connection is ready when it answers again. */
  private async startAnew(error: unknown): Promise<void> {
    if (!this.client.isReady) return;
    this.noteLost(error);
    await this.client.disconnect().catch(() => undefined);
    this.connect();
  }

  private noteLost(error: unknown): void {
    if (!this.isLost)
      this.log.warn(`Redis is away, ${wordlessError(error)}: limits are counted in memory until it is back`);
    this.isLost = true;
  }

  private noteReady(): void {
    if (this.isLost) this.log.info('Redis is back: limits are counted there again');
    this.isLost = false;
  }
}
