import path from 'node:path';
import { databaseFile } from './product.ts';
import { requireFromCms, withDatabase } from './stored-rows.ts';

/** A roll-up of page views, as far as a test sets it. */
export interface EventCount {
  provider: string;
  source: string;
  medium: string;
  campaign: string;
  event_count: number;
  visitor_count?: number;
  visit_count?: number;
  event_id?: number;
  event_name?: string;
  form?: string;
  field?: number;
  /** 0 by default: the current day. */
  daysAgo?: number;
}

/** A count of journeys of Spain, as far as a test sets it. */
export interface JourneyCount {
  campaign: string;
  offer: string;
  daysAgo: number;
  applications?: number;
  matched?: number;
  applicants?: number;
  clicks?: number;
  leads?: number;
  sales?: number;
  paid?: number;
  payout?: number;
  clickers?: number;
}

const DAY_MS = 86_400_000;
const eventsFile = () => path.join(path.dirname(databaseFile()), 'events.db');
const timeOf = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString();

function insertInto(table: string, rows: readonly object[]): void {
  withDatabase(eventsFile(), (database) => {
    for (const row of rows) {
      const places = Object.keys(row).map(() => '?');
      database
        .prepare(`insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`)
        .run(...Object.values(row));
    }
  });
}

function deleteFrom(table: string, campaigns: readonly string[]): void {
  withDatabase(eventsFile(), (database) => {
    for (const campaign of campaigns) database.prepare(`delete from ${table} where campaign = ?`).run(campaign);
  });
}

/** The CMS makes its sums of days in its hourly job. */
interface DaySums {
  sumDaysStatement(tables: object, during: string): string;
  DURING_DAY: string;
  hoursOfDay(day: string): Date[];
}

/** Sums the counts of days anew, as the job does. */
function sumDays(days: ReadonlySet<string>): void {
  const sums: DaySums = requireFromCms('./dist/src/visitors/events/day-sums.js');
  const { SUMMED }: { SUMMED: object } = requireFromCms('./dist/src/visitors/events/sqlite-store.js');
  withDatabase(eventsFile(), (database) => {
    for (const day of days) {
      database.prepare('delete from event_day_sums where day = ?').run(day);
      const hours = sums.hoursOfDay(day).map((hour) => hour.toISOString());
      database.prepare(sums.sumDaysStatement(SUMMED, sums.DURING_DAY)).run(...hours);
    }
  });
}

const rest = {
  domain: 'x',
  event_id: 5,
  event_name: 'pageView',
  arm: '',
  meta_type: '',
  form: '',
  field: -1,
  offer: '',
};

/**
 * Adds roll-ups of the current hour to those of the product under test, because the job that makes them runs once an hour.
 * @returns a function that removes them
 */
export function addCounts(counts: readonly EventCount[]): () => void {
  const none = { bot_count: 0, visit_count: 0, visitor_count: 0 };
  const rows = counts.map(({ daysAgo = 0, ...count }) => {
    const hour = `${timeOf(daysAgo).slice(0, 13)}:00:00.000Z`;
    return { hour, ...rest, ...none, visitor_count: count.event_count, ...count };
  });
  const days = new Set(rows.map(({ hour }) => hour.slice(0, 10)));
  insertInto('event_counts', rows);
  sumDays(days);
  return () => {
    deleteFrom(
      'event_counts',
      rows.map(({ campaign }) => campaign),
    );
    sumDays(days);
  };
}

/** Adds counts of journeys in the same way. @returns a function that removes them */
export function addJourneys(counts: readonly JourneyCount[]): () => void {
  const none = {
    ...{ applications: 0, matched: 0, applicants: 0, clicks: 0, leads: 0 },
    sales: 0,
    paid: 0,
    payout: 0,
    clickers: 0,
  };
  const rows = counts.map(({ daysAgo, ...count }) => ({
    ...{ country: 'ES', day: timeOf(daysAgo).slice(0, 10), source: 'boletin', medium: 'email' },
    ...none,
    ...count,
  }));
  insertInto('journey_counts', rows);
  return () =>
    deleteFrom(
      'journey_counts',
      rows.map(({ campaign }) => campaign),
    );
}
