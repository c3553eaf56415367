import type { CountedViews, ItemViews } from './article-views';
import type { JourneySum, JourneysOfDay } from './journey-counts';
import type { StoredEvent } from './stored-event';

/** A sum of roll-ups. `section` says what `first`, `second` and `third` are; a name that a section does not have is an empty text. */
export interface CountSum {
  /**
   * `hour`: the hour in ISO 8601. `source`: source, medium and campaign. `kind`: the kind of page. `offer`: offer and name of the event.
   * `field`: form, index of the field and name of the event. `speed`: the kind of page, the
   * name of the figure and the bucket of its value. `startHour` and `startSource`: the same as the first two, of those who entered
   * the first field of an application form. `firstSource` and `startFirstSource`: the same by the source of the visitor's first visit.
   */
  readonly section:
    | 'hour'
    | 'source'
    | 'kind'
    | 'offer'
    | 'field'
    | 'speed'
    | 'startHour'
    | 'startSource'
    | 'firstSource'
    | 'startFirstSource';
  readonly first: string;
  readonly second: string;
  readonly third: string;
  /** Of people. In the first three sections: page views. */
  readonly events: number;
  /** Page views, or events, of bots. */
  readonly bots: number;
  /** Visits that began. */
  readonly visits: number;
  /** Visitors, of each hour anew: never fewer than there were. */
  readonly visitors: number;
}

/** Where events are kept, apart from the tables of Strapi. */
export interface EventStore {
  /** Stores events in one transaction. An event whose key is stored already is left out. */
  insert(events: readonly StoredEvent[]): Promise<void>;
  /** Makes room for the events of the coming days, where the store needs that. */
  prepare(now: Date): Promise<void>;
  /**
   * Counts the events of each hour again that got events since a time, and sums their days and the views of articles of their days. A
   * repeat changes nothing.
   * @param since null: count all hours
   * @returns the number of hours
   */
  rollUp(since: Date | null): Promise<number>;
  /**
   * Counts the visitors of a provider who have seen an arm of an experiment (`armSeen`), without bots, by the roll-ups.
   * @param since a whole hour
   */
  countSeen(arm: string, providerId: string, since: Date): Promise<number>;
  /**
   * Sums the roll-ups of providers, in one query, whole days (UTC) by their sums; and those by first source in another.
   * @param providerIds at least one
   * @param from a whole hour, included
   * @param until a whole hour, not included
   */
  sumCounts(providerIds: readonly string[], from: Date, until: Date): Promise<CountSum[]>;
  /** Sums the views of the articles of providers, without bots, in one query. The most viewed come first. */
  countViews(counted: CountedViews): Promise<ItemViews[]>;
  /** Stores the counts of a day of a country, in one transaction. A number that is stored never falls. */
  storeJourneys(country: string, day: string, counts: JourneysOfDay): Promise<void>;
  /** Sums the counts of a country, in one query. @param from first day, `2026-11-20` @param to last day, included */
  sumJourneys(country: string, from: string, to: string): Promise<JourneySum[]>;
  /** Erases the events that were received before a day (UTC). The counts stay. @returns the number of erased events or days */
  eraseBefore(day: string): Promise<number>;
  /** Erases the events of one browser; the counts stay. @returns the number of erased events */
  eraseClient(clientId: string): Promise<number>;
  /** Erases the counts and sums of the hours and of the days before a day (UTC). */
  eraseCountsBefore(day: string): Promise<void>;
  close(): void;
}
