import type { StoredEvent } from '../stored-event';

/** A store for tests that records its transactions and fails on demand. */
export class RecordingStore {
  readonly batches: (readonly StoredEvent[])[] = [];
  /** Fails every transaction. */
  fault: Error | null = null;
  /** Fails a transaction with this event, as a database does with a value that it cannot take. */
  refusedKey: string | undefined;
  private held: Promise<void> = Promise.resolve();
  private onBegin = () => {};
  private readonly beginning = new Promise<void>((resolve) => {
    this.onBegin = resolve;
  });

  async insert(events: readonly StoredEvent[]): Promise<void> {
    this.onBegin();
    await this.held;
    if (this.fault) throw this.fault;
    if (events.some(({ event_key }) => event_key === this.refusedKey)) {
      throw Object.assign(new Error('refused'), { code: '22P05' });
    }
    this.batches.push(events);
  }

  /** Makes transactions wait. @returns a function that lets them go on */
  hold(): () => void {
    let release = () => {};
    this.held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** Resolves when the first transaction has begun. */
  begun(): Promise<void> {
    return this.beginning;
  }
}
