import { probeError, redactedError } from '../logging/redacted-error';
import type { DatabaseProbe } from './database-probe';

export interface WatchOptions {
  probe: DatabaseProbe;
  /** `PostgreSQL at db:5432` */
  place: string;
  log: { error(line: string): void; info(line: string): void };
  /** Called each time the database is back. */
  onBack(): void;
}

const RETRY_MS = 1000;
/** On an almost full disk a short row may still fit when the next one does not. */
const CONFIRM_AFTER_MS = 30_000;

/**
 * Tracks whether the database is available, for all code that needs it. It logs one line for a loss and one for the return,
 * however many requests fail. No timer runs while the database is available; code that meets an error calls `check()`.
 */
export class DatabaseWatch {
  private awayReason: string | null = null;
  private unwritableReason: string | null = null;
  private refusedAt = 0;
  private checking: Promise<boolean> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly options: WatchOptions) {}

  /** The reason why the database does not answer, without secrets; null if it answers. */
  get away(): string | null {
    return this.awayReason;
  }

  /** The reason why the database accepts no writes, although it can be read; null if it accepts them. */
  get unwritable(): string | null {
    return this.unwritableReason;
  }

  /** Checks the database, once for all concurrent callers. @returns whether it is away. */
  check(): Promise<boolean> {
    this.checking ??= this.probe().finally(() => {
      this.checking = undefined;
    });
    return this.checking;
  }

  recordUnwritable(error: unknown): void {
    this.refusedAt = Date.now();
    if (this.unwritableReason) return;
    this.unwritableReason = `accepts no writes: ${redactedError(error)}`;
    const { place, log } = this.options;
    log.error(
      `${place} ${this.unwritableReason}. Forms are answered with 503, and pages still work. Free space on its disk, or give the CMS the right to write`,
    );
  }

  /** Reports a successful write. It counts only half a minute after the last refusal. */
  recordWritten(): void {
    if (!this.unwritableReason || Date.now() - this.refusedAt < CONFIRM_AFTER_MS) return;
    this.unwritableReason = null;
    this.options.log.info(`${this.options.place} accepts writes again`);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async probe(): Promise<boolean> {
    try {
      await this.options.probe();
      this.recordBack();
      return false;
    } catch (error) {
      this.recordAway(error);
      return true;
    }
  }

  private recordAway(error: unknown): void {
    const { place, log } = this.options;
    if (!this.awayReason && !this.isStopped) {
      this.awayReason = `does not answer: ${probeError(error)}`;
      log.error(`${place} ${this.awayReason}. Requests that need it are answered with 503 until it is back`);
    }
    if (!this.isStopped) this.checkLater();
  }

  private recordBack(): void {
    if (!this.awayReason) return;
    this.awayReason = null;
    clearTimeout(this.timer);
    this.options.log.info(`${this.options.place} is back`);
    this.options.onBack();
  }

  private checkLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), RETRY_MS);
    this.timer.unref();
  }
}
