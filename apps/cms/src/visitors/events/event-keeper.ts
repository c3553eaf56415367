import { isDatabaseAway, isUnwritableError } from '../../platform/database/database-errors';
import type { DatabaseWatch } from '../../platform/database/database-watch';
import { redactedError } from '../../platform/logging/redacted-error';
import { BatchWriter, TooManyWaiting } from './batch-writer';
import type { EventStore } from './event-store';
import type { EventStream } from './event-stream';
import type { StoredEvent } from './stored-event';
import { StreamWorker } from './stream-worker';

export interface KeeperOptions {
  store: EventStore;
  /** Null without a configured Redis. */
  stream: EventStream | null;
  database: Pick<DatabaseWatch, 'away' | 'check'>;
  log: { error(line: string): void; info(line: string): void };
}

/** On an almost full disk a short event may still fit when the next one does not. */
const CONFIRM_AFTER_MS = 30_000;

/** Keeps events: in Redis, from which a worker stores them, or in the store itself if there is no Redis or it is away. */
export class EventKeeper {
  private readonly writer: BatchWriter;
  private readonly worker: StreamWorker | null;
  private isFailing = false;
  private failedAt = 0;

  constructor(private readonly options: KeeperOptions) {
    const { store, stream, log } = options;
    this.writer = new BatchWriter(store);
    this.worker = stream && new StreamWorker({ stream, store, log, onFailure: this.fail, onStored: this.succeed });
    this.worker?.start();
  }

  /**
   * Resolves when the events are stored, or when Redis has them.
   * @throws if neither is possible now
   */
  async keep(events: readonly StoredEvent[]): Promise<void> {
    const { stream, database } = this.options;
    if (await stream?.add(events)) return this.worker?.wake();
    if (database.away) throw new Error('The database is away');
    try {
      await this.writer.write(events);
      this.succeed();
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.worker?.stop();
    this.options.store.close();
  }

  /** One line for an outage of the store, and one for its end. `DatabaseWatch` logs a database that does not answer. */
  private readonly fail = (error: unknown): void => {
    if (!(error instanceof TooManyWaiting)) void this.options.database.check();
    if (isDatabaseAway(error)) return;
    this.failedAt = Date.now();
    if (this.isFailing) return;
    this.isFailing = true;
    const hint = isUnwritableError(error) ? 'Free space on the disk, or give the CMS the right to write. ' : '';
    this.options.log.error(
      `events cannot be stored: ${redactedError(error)}. ${hint}Until they can, they wait in Redis, or browsers get 503 and send them again`,
    );
  };

  private readonly succeed = (): void => {
    if (!this.isFailing || Date.now() - this.failedAt < CONFIRM_AFTER_MS) return;
    this.isFailing = false;
    this.options.log.info('events are stored again');
  };
}
