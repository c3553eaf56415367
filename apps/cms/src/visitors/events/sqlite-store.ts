import { setImmediate as breakOff } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { makePrivate } from '../../platform/database/private-file';
import { countViewsStatement, daysOf, type ItemViews, sumViewsStatement, viewTables } from './article-views';
import { columnDefinitions, countColumns, countedColumns, replaceCounts, selectCounts } from './counted-columns';
import { DURING_DAY, daySumsTable, hoursOfDay, reportStatement, reportValues, sumDaysStatement } from './day-sums';
import type { CountSum, EventStore } from './event-store';
import { countFirstTouchStatement, firstTouchTable, sumFirstTouchStatement } from './first-touch-counts';
import {
  journeySumOf,
  journeyTable,
  journeyValues,
  storeJourneyStatement,
  sumJourneysStatement,
} from './journey-counts';
import { seenStatement } from './read-counts';
import { eventColumns, plainId, type StoredEvent } from './stored-event';

const TABLES = `
create table if not exists events (
  event_key text not null unique,
  day text not null,
  received_at text not null,
  stored_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  is_bot integer not null,
  session_id text not null,
  client_id text not null,
  event_id integer not null,
  sub8 integer,
  provider_id text, sub1 text, sub3 text, sub4 text, sub5 text, sub6 text, sub7 text,
  utm_source text, utm_medium text, utm_campaign text, utm_content text, utm_term text,
  first_source text, first_medium text, first_campaign text,
  domain text not null,
  referer text
);
create index if not exists events_received_at on events (received_at);
create index if not exists events_stored_at on events (stored_at);
drop index if exists events_arm_seen;
create table if not exists event_counts (
  hour text not null, ${columnDefinitions},
  event_count integer not null, bot_count integer not null, visit_count integer not null, visitor_count integer not null,
  primary key (hour, ${countedColumns})
) without rowid;
${viewTables('article_views')}
${journeyTable('journey_counts')}
${journeyTable('first_journey_counts')}
${firstTouchTable('first_touch_counts', 'text')}`;

/** An earlier release did not store the first source. */
const NO_FIRST = "select 1 where not exists (select * from pragma_table_info('events') where name = 'first_source')";
const ADD_FIRST = ['source', 'medium', 'campaign']
  .map((name) => `alter table events add column first_${name} text;`)
  .join('');

const INSERT = `insert into events (${eventColumns.join(', ')}) values (${eventColumns.map(() => '?').join(', ')})
  on conflict (event_key) do nothing`;

const HOURS = `select distinct substr(received_at, 1, 13) as hour from events where stored_at >= ?`;

const COUNTED_HOUR = {
  hour: "? || ':00:00.000Z'",
  table: 'events',
  during: "received_at >= ? || ':' and received_at < ? || ';'",
  before: "received_at >= ? || ':' and received_at < ? || ';'",
};

const COUNT = `insert into event_counts (hour, ${countedColumns}, ${countColumns})
  ${selectCounts(COUNTED_HOUR)}
  on conflict (hour, ${countedColumns}) do update set ${replaceCounts}`;

const COUNT_VIEWS = countViewsStatement({
  table: 'article_views',
  events: 'events',
  during: "received_at >= ? || 'T' and received_at < ? || 'U'",
});

/** How the roll-ups and their sums are read. */
export const SUMMED = { counts: 'event_counts', sums: 'event_day_sums', hour: 'hour', day: 'substr(hour, 1, 10)' };

/** Makes the sums of all days that have counts, where there is no table of them. */
const NEW_DAY_SUMS = `${daySumsTable(SUMMED.sums)}${sumDaysStatement(SUMMED)}`;
const HAS_DAY_SUMS = "select 1 from sqlite_master where name = 'event_day_sums'";

/** The counts of a release that did not count providers are made again from the events (`events-job.ts`). */
const OUTDATED = `select 1 where exists (select * from pragma_table_info('event_counts'))
  and not exists (select * from pragma_table_info('event_counts') where name = 'provider')`;

const HOUR_MS = 3_600_000;

/** The driver blocks this process, so a long work is done in parts. */
const ERASED_AT_ONCE = 5000;
const ERASE = `delete from events where rowid in (select rowid from events where received_at < ? limit ${ERASED_AT_ONCE})`;

const ERASE_HOUR = 'delete from event_counts where hour < ? and hour = (select min(hour) from event_counts)';

/** Events in a SQLite file of their own, which only one process may use. */
export function openSqliteStore(file: string): EventStore {
  const database = new Database(file);
  makePrivate(file);
  // After a power cut the last batches may be gone. A killed process loses none.
  for (const setting of ['journal_mode = WAL', 'synchronous = NORMAL']) database.pragma(setting);
  if (database.prepare(OUTDATED).all().length > 0)
    database.exec('drop table event_counts; drop table if exists event_day_sums');
  database.exec(TABLES);
  if (database.prepare(NO_FIRST).all().length > 0) database.exec(ADD_FIRST);
  if (database.prepare(HAS_DAY_SUMS).all().length === 0) database.transaction(() => database.exec(NEW_DAY_SUMS))();
  const statement = database.prepare(INSERT);
  const insertAll = database.transaction((events: readonly StoredEvent[]) => {
    for (const event of events) statement.run(...eventColumns.map((name) => columnValue(event[name])));
  });
  const uncount = database.prepare("delete from event_counts where hour = ? || ':00:00.000Z'");
  const count = database.prepare(COUNT);
  const uncountFirst = database.prepare("delete from first_touch_counts where hour = ? || ':00:00.000Z'");
  const countFirst = database.prepare(countFirstTouchStatement('first_touch_counts', COUNTED_HOUR));
  const countHour = database.transaction((hour: string) => {
    const before = new Date(Date.parse(`${hour}:00:00Z`) - HOUR_MS).toISOString().slice(0, 13);
    uncount.run(hour);
    count.run(before, before, hour, hour, hour);
    uncountFirst.run(hour);
    countFirst.run(before, before, hour, hour, hour);
  });
  const uncountViews = database.prepare('delete from article_views where day = ?');
  const countViews = database.prepare(COUNT_VIEWS);
  const unsumDay = database.prepare('delete from event_day_sums where day = ?');
  const sumDay = database.prepare(sumDaysStatement(SUMMED, DURING_DAY));
  const countDay = database.transaction((day: string) => {
    uncountViews.run(day);
    countViews.run(day, day, day);
    unsumDay.run(day);
    sumDay.run(...hoursOfDay(day).map((hour) => hour.toISOString()));
  });
  const seen = database.prepare(seenStatement('event_counts'));
  const erase = database.prepare(ERASE);
  const eraseHour = database.prepare(ERASE_HOUR);
  const eraseSums = database.prepare('delete from event_day_sums where day < ?');
  const eraseViews = database.prepare('delete from article_views where day < ?');
  const eraseFirst = database.prepare('delete from first_touch_counts where hour < ?');
  const eraseJourneys = ['journey_counts', 'first_journey_counts'].map((table) =>
    database.prepare(`delete from ${table} where day < ?`),
  );
  const storeJourney = database.prepare(storeJourneyStatement('journey_counts', 'max'));
  const storeFirstJourney = database.prepare(storeJourneyStatement('first_journey_counts', 'max'));
  const sumJourneys = database.prepare(sumJourneysStatement('journey_counts', 'first_journey_counts'));
  const eraseClient = database.prepare('delete from events where client_id = ?');
  return {
    insert: async (events) => insertAll(events),
    prepare: async () => undefined,
    async rollUp(since) {
      const hours = database.prepare(HOURS).all(since?.toISOString() ?? '');
      for (const { hour } of hours) {
        countHour(String(hour));
        await breakOff();
      }
      for (const day of daysOf(hours.map(({ hour }) => new Date(`${hour}:00:00Z`)))) {
        countDay(day);
        await breakOff();
      }
      return hours.length;
    },
    async countSeen(arm, providerId, since) {
      return Number(seen.all(arm, providerId, since.toISOString())[0]?.n);
    },
    async sumCounts(providerIds, from, until) {
      const values = reportValues(providerIds, from, until).map((value) =>
        value instanceof Date ? value.toISOString() : value,
      );
      const byFirst = database.prepare(sumFirstTouchStatement('first_touch_counts', providerIds.length));
      return [
        ...database.prepare(reportStatement(SUMMED, providerIds.length)).all(...values),
        ...byFirst.all(...providerIds, from.toISOString(), until.toISOString()),
      ] as unknown as CountSum[];
    },
    async countViews({ providerIds, before, fewestVisitors }) {
      const statement = sumViewsStatement('article_views', providerIds.length);
      return database.prepare(statement).all(...providerIds, before, fewestVisitors) as unknown as ItemViews[];
    },
    async storeJourneys(country, day, counts) {
      database.transaction(() => {
        for (const count of counts.current) storeJourney.run(...journeyValues(country, day, count));
        for (const count of counts.first) storeFirstJourney.run(...journeyValues(country, day, count));
      })();
    },
    async sumJourneys(country, from, to) {
      const period = [country, from, to];
      return sumJourneys
        .all(...period, ...period)
        .map((row) => journeySumOf(row as Parameters<typeof journeySumOf>[0]));
    },
    async eraseBefore(day) {
      for (let erased = 0; ; await breakOff()) {
        const { changes } = erase.run(day);
        erased += changes;
        if (changes < ERASED_AT_ONCE) return erased;
      }
    },
    async eraseClient(clientId) {
      return eraseClient.run(plainId(clientId)).changes;
    },
    async eraseCountsBefore(day) {
      while (eraseHour.run(day).changes > 0) await breakOff();
      eraseSums.run(day);
      eraseViews.run(day);
      eraseFirst.run(day);
      for (const erase of eraseJourneys) erase.run(day);
    },
    close: () => void database.close(),
  };
}

const columnValue = (value: string | number | boolean | null) => (typeof value === 'boolean' ? Number(value) : value);
