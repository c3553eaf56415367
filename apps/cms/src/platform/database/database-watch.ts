import { redactedError } from '../logging/redacted-error';
import type { DatabaseProbe } from './database-probe';

export interface WatchOptions {
  probe: DatabaseProbe;
  /** `PostgreSQL at db:5432` */
  place: string;
  log: { error(line: string): void; info(line: string): void };
  /** Called each time it is there again. */
  onBack(): void;
}

const LOOK_AGAIN_MS = 1000;
/** On a disk that is almost full a short row finds room and the next one does not. */
const SURE_AFTER_MS = 30_000;

/**
 * Knows whether the database is there, for everything that needs it: one line says that it is lost, and one that it is back,
 * however many requests notice. Nothing asks it by a timer while all is well; who meets an error has it look.
 */
export class DatabaseWatch {
  private awayReason: string | null = null;
  private unwritableReason: string | null = null;
  private refusedAt = 0;
  private looking: Promise<boolean> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly options: WatchOptions) {}

  /** Why it cannot be asked, in words without secrets; null = it can. */
  get away(): string | null {
    return this.awayReason;
  }

  /** Why it takes nothing in though it can be read; null = it does. */
  get unwritable(): string | null {
    return this.unwritableReason;
  }

  /** Asks the database, once for all who ask at the same time. @returns whether it is away. */
  look(): Promise<boolean> {
    this.looking ??= this.ask().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  noteUnwritable(error: unknown): void {
    this.refusedAt = Date.now();
    if (this.unwritableReason) return;
    this.unwritableReason = `takes nothing in: ${redactedError(error)}`;
    const { place, log } = this.options;
    log.error(
      `${place} ${this.unwritableReason}. What visitors send is answered with 503, pages go on. Free space on its disk, or give the CMS the right to write`,
    );
  }

  /** Something was taken in; half a minute after the last refusal that is believed. */
  noteWritten(): void {
    if (!this.unwritableReason || Date.now() - this.refusedAt < SURE_AFTER_MS) return;
    this.unwritableReason = null;
    this.options.log.info(`${this.options.place} takes in again what is written`);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<boolean> {
    try {
      await this.options.probe();
      this.noteBack();
      return false;
    } catch (error) {
      this.noteAway(error);
      return true;
    }
  }

  private noteAway(error: unknown): void {
    const { place, log } = this.options;
    if (!this.awayReason && !this.isStopped) {
      this.awayReason = `does not answer: ${redactedError(error)}`;
      log.error(`${place} ${this.awayReason}. What needs it is answered with 503 until it is back`);
    }
    if (!this.isStopped) this.lookLater();
  }

  private noteBack(): void {
    if (!this.awayReason) return;
    this.awayReason = null;
    clearTimeout(this.timer);
    this.options.log.info(`${this.options.place} is back`);
    this.options.onBack();
  }

  private lookLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), LOOK_AGAIN_MS);
    this.timer.unref();
  }
}
