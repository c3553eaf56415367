import { trackedEvents } from '@prestafaro/types/event-table';

/** How often people opened an article, over whole days (UTC). */
export interface ItemViews {
  /** The article, as `articleItem` of `packages/addresses` names it. */
  readonly item: string;
  readonly views: number;
  /** The first and the last day on which it was opened, as `2026-11-24`. */
  readonly first: string;
  readonly last: string;
}

/** Which views are summed. */
export interface CountedViews {
  /** At least one. */
  readonly providerIds: readonly string[];
  /** A day (UTC), not included: the current one is not over. */
  readonly before: string;
  /** Articles with fewer visitors are left out. */
  readonly fewestVisitors: number;
}

/**
 * Articles of a day that are counted. Browsers send the names, so without a bound a program that invents articles would fill the table.
 * Those with the most views count, so that invented ones displace nothing.
 */
const MAX_ITEMS_OF_DAY = 5000;

/** Far more articles than a provider has, and few enough to be read at once. */
const MAX_ITEMS = 10_000;

/**
 * The views of articles stand in a table of their own, by day. In the hourly roll-ups each row would be divided by article: an hour would
 * have more rows than are counted, and one visitor of five articles would count as five.
 */
export const viewTables = (table: string): string => `
create table if not exists ${table} (
  provider text not null, item text not null, day text not null,
  view_count integer not null, visitor_count integer not null,
  primary key (provider, item, day)
);
create index if not exists article_views_day on ${table} (day);`;

interface CountedDay {
  readonly table: string;
  readonly events: string;
  /** The condition of the events of the day. */
  readonly during: string;
}

/** Counts the views of a day, which must have none in the table. Parameters: the day, and those of `during`. */
export const countViewsStatement = ({ table, events, during }: CountedDay): string => `
  insert into ${table} (day, provider, item, view_count, visitor_count)
  select ?, provider, item, view_count, visitor_count from (
    select substr(coalesce(provider_id, ''), 1, 40) as provider, substr(sub7, 1, 100) as item,
      count(*) as view_count, count(distinct client_id) as visitor_count
    from ${events} where ${during} and event_id = ${trackedEvents.pageView.id} and sub7 is not null and not is_bot
    group by provider, item
  ) as counted
  where true order by view_count desc, provider, item limit ${MAX_ITEMS_OF_DAY}
  on conflict (provider, item, day) do update set
    view_count = excluded.view_count, visitor_count = excluded.visitor_count`;

/**
 * The sums of {@link CountedViews}, by the primary key. A visitor counts once for each day. Parameters: the providers, the day, the fewest
 * visitors.
 */
export const sumViewsStatement = (table: string, providers: number): string => `
  select item, sum(view_count) as views, min(day) as first, max(day) as last from ${table}
  where provider in (${Array(providers).fill('?').join(', ')}) and day < ?
  group by item having sum(visitor_count) >= ? order by views desc, item limit ${MAX_ITEMS}`;

/** The days (UTC) of hours. */
export const daysOf = (hours: readonly Date[]): string[] => [
  ...new Set(hours.map((hour) => hour.toISOString().slice(0, 10))),
];
