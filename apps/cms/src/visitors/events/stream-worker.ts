import { setTimeout as sleep } from 'node:timers/promises';
import { redactedError } from '../../platform/logging/redacted-error';
import type { EventStore } from './event-store';
import type { EventStream, StreamEntry } from './event-stream';
import { insertGroups } from './insert-groups';
import type { StoredEvent } from './stored-event';

export interface WorkerOptions {
  stream: Pick<EventStream, 'readNew' | 'claimAbandoned' | 'remove' | 'examine' | 'leave'>;
  store: Pick<EventStore, 'insert'>;
  log: { error(line: string): void };
  /** Reports an outage of the store. */
  onFailure(error: unknown): void;
  onStored(): void;
}

type ReadableEntry = StreamEntry & { events: StoredEvent[] };

const IDLE_MS = 100;
const RETRY_MS = 1000;
const CLAIM_EVERY_MS = 15_000;
const EXAMINE_EVERY_MS = 1000;
const STOP_TIMEOUT_MS = 2000;

/** Stores the events that wait in Redis. Each instance has one worker, and all of them share the work. */
export class StreamWorker {
  /** What this worker has read and not removed yet. While the database is away it keeps this and reads no more. */
  private held: ReadableEntry[] = [];
  private isHeldStored = false;
  private claimedAt = 0;
  private examinedAt = 0;
  private isStopping = false;
  private ended: Promise<void> = Promise.resolve();
  private endPause = () => {};

  constructor(private readonly options: WorkerOptions) {}

  start(): void {
    this.ended = this.work();
  }

  /** Ends the pause of an idle worker: what this instance has just added is stored at once. */
  wake(): void {
    if (this.held.length === 0) this.endPause();
  }

  /** Ends after the batch that is being stored, unless the database hangs. Another worker takes over what is left. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.endPause();
    await Promise.race([this.ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    if (this.held.length === 0) await this.options.stream.leave();
  }

  private async work(): Promise<void> {
    while (!this.isStopping) {
      const pause = await this.turn().catch((error: unknown) => {
        this.options.onFailure(error);
        return RETRY_MS;
      });
      if (pause > 0 && !this.isStopping) await this.pause(pause);
    }
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** @returns milliseconds until the next turn */
  private async turn(): Promise<number> {
    const { stream, store } = this.options;
    if (Date.now() - this.examinedAt > EXAMINE_EVERY_MS) {
      this.examinedAt = Date.now();
      await stream.examine();
    }
    if (this.held.length === 0) {
      this.held = await this.read();
      this.isHeldStored = false;
    }
    if (this.held.length === 0) return IDLE_MS;
    if (!this.isHeldStored) {
      const errors = await insertGroups(
        store,
        this.held.map(({ events }) => events),
      );
      this.isHeldStored = true;
      this.options.onStored();
      this.report(errors.filter((error) => error !== null));
    }
    // While Redis is away they are kept: other workers would store them again, which changes nothing.
    if (!(await stream.remove(this.held))) return RETRY_MS;
    this.held = [];
    return 0;
  }

  private async read(): Promise<ReadableEntry[]> {
    const { stream } = this.options;
    if (Date.now() - this.claimedAt > CLAIM_EVERY_MS) {
      const claimed = await stream.claimAbandoned();
      if (claimed && claimed.length > 0) return this.setAside(claimed);
      this.claimedAt = Date.now();
    }
    return this.setAside((await stream.readNew()) ?? []);
  }

  /** Removes the entries that cannot be read, because they would come back for ever. @returns the others */
  private async setAside(entries: readonly StreamEntry[]): Promise<ReadableEntry[]> {
    const isReadable = (entry: StreamEntry): entry is ReadableEntry => entry.events !== null;
    const unreadable = entries.filter((entry) => !isReadable(entry));
    if (unreadable.length > 0) {
      await this.options.stream.remove(unreadable);
      const ids = unreadable.map(({ id }) => id).join(', ');
      this.options.log.error(`events: entries of the stream in Redis cannot be read and are removed: ${ids}`);
    }
    return entries.filter(isReadable);
  }

  private report(errors: readonly unknown[]): void {
    if (errors.length === 0) return;
    this.options.log.error(
      `events: ${errors.length} requests are lost, the store refused them: ${redactedError(errors[0])}`,
    );
  }
}
