import type { EventStore } from './event-store';
import { insertGroups } from './insert-groups';
import type { StoredEvent } from './stored-event';

interface Waiting {
  events: readonly StoredEvent[];
  settle(error: unknown): void;
}

/** In events. A batch takes some milliseconds, and a request of 50 events some 30 KB of memory. */
const DEFAULT_LIMITS = { batch: 1000, waiting: 20_000 };

/** More events wait than memory is meant for. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/**
 * Stores the events of requests that arrive together in one transaction. While a batch is being written, the next one gathers,
 * so the slower the database is, the larger the batches are.
 */
export class BatchWriter {
  private waiting: Waiting[] = [];
  private count = 0;
  private isWriting = false;

  constructor(
    private readonly store: Pick<EventStore, 'insert'>,
    private readonly limits = DEFAULT_LIMITS,
  ) {}

  /**
   * Resolves when the events are stored.
   * @throws {TooManyWaiting} at once, and what the store throws
   */
  write(events: readonly StoredEvent[]): Promise<void> {
    if (this.count + events.length > this.limits.waiting) return Promise.reject(new TooManyWaiting());
    this.count += events.length;
    return new Promise((resolve, reject) => {
      this.waiting.push({ events, settle: (error) => (error === null ? resolve() : reject(error)) });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      // Requests that are read in the same turn of the event loop join the first batch.
      await new Promise((resolve) => setImmediate(resolve));
      await this.writeBatch(this.takeBatch());
    }
    this.isWriting = false;
  }

  private async writeBatch(batch: readonly Waiting[]): Promise<void> {
    const errors = await insertGroups(
      this.store,
      batch.map(({ events }) => events),
    ).catch((error: unknown) => batch.map(() => error));
    for (const [index, { events, settle }] of batch.entries()) {
      this.count -= events.length;
      settle(errors[index]);
    }
  }

  private takeBatch(): Waiting[] {
    let size = 0;
    const end = this.waiting.findIndex(({ events }) => {
      size += events.length;
      return size > this.limits.batch;
    });
    // One request is never larger than a batch.
    return this.waiting.splice(0, end === -1 ? this.waiting.length : Math.max(end, 1));
  }
}
