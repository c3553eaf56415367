import type { StoredEvent } from './stored-event';

/** Where events are kept, apart from the tables of Strapi. */
export interface EventStore {
  /** Stores events in one transaction. An event whose key is stored already is left out. */
  insert(events: readonly StoredEvent[]): Promise<void>;
  /** Makes room for the events of the coming days, where the store needs that. */
  prepare(now: Date): Promise<void>;
  /**
   * Counts the events of each hour again that got events since a time. A repeat changes nothing.
   * @param since null: count all hours
   * @returns the number of hours
   */
  rollUp(since: Date | null): Promise<number>;
  /**
   * Counts the visitors of a provider who have seen an arm of an experiment (`armSeen`), without bots.
   * @param since of the events that are kept
   */
  countSeen(arm: string, providerId: string | null, since: Date): Promise<number>;
  /** Erases the events that were received before a day (UTC). The counts stay. @returns the number of erased events or days */
  eraseBefore(day: string): Promise<number>;
  /** Erases the counts of the hours before a day (UTC). */
  eraseCountsBefore(day: string): Promise<void>;
  close(): void;
}
