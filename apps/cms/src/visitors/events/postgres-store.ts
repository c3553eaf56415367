import type { Core } from '@strapi/strapi';
import { countViewsStatement, daysOf, type ItemViews, sumViewsStatement } from './article-views';
import { countColumns, countedColumns, replaceCounts, selectCounts } from './counted-columns';
import { DURING_DAY, hoursOfDay, reportStatement, reportValues, sumDaysStatement } from './day-sums';
import type { CountSum, EventStore } from './event-store';
import { countFirstTouchStatement, sumFirstTouchStatement } from './first-touch-counts';
import { isLockTimeout, isPartitionMissing } from './insert-errors';
import { journeySumOf, journeyValues, storeJourneyStatement, sumJourneysStatement } from './journey-counts';
import { dayOf, EventPartitions } from './postgres-partitions';
import {
  ADD_FIRST,
  COUNTS,
  DAY_SUMS,
  EVENTS,
  FIRST_JOURNEYS,
  FIRST_TOUCH,
  JOURNEYS,
  NEW_DAY_SUMS,
  NO_FIRST,
  OUTDATED,
  SCHEMA,
  SUMMED,
  TABLES,
  VIEWS,
} from './postgres-tables';
import { seenStatement } from './read-counts';
import { eventColumns, type StoredEvent } from './stored-event';

const HOUR_MS = 3_600_000;

/** The parameters of {@link IN_HOUR}. */
const inHour = (hour: Date) => [dayOf(hour.getTime()), hour, hour];

const COLUMNS = eventColumns.join(', ');

/**
 * A retry after midnight finds its key among those of the other day, whichever of the two is stored first. The keys are looked up
 * first and by one array, because the planner then always uses the index. Two instances that store both at the same moment store the
 * event twice.
 */
const INSERT = `with earlier as (
    select event_key from ${EVENTS} where day in (?::date - 1, ?::date + 1) and event_key = any (?::uuid[])
  )
  insert into ${EVENTS} (${COLUMNS})
  select ${COLUMNS} from json_populate_recordset(null::${EVENTS}, ?::json)
  where event_key not in (select event_key from earlier)
  on conflict (event_key, day) do nothing`;

/** Events wait in Redis for less time than this, so older partitions need not be examined. */
const LATE_MS = 8 * 86_400_000;

const HOURS = `select distinct date_trunc('hour', received_at, 'UTC') as hour from ${EVENTS} where stored_at >= ? and day >= ?`;

const IN_HOUR = `day = ?::date and received_at >= ?::timestamptz and received_at < ?::timestamptz + interval '1 hour'`;

const COUNTED_HOUR = { hour: '?::timestamptz', table: EVENTS, during: IN_HOUR, before: IN_HOUR };

const COUNT = `insert into ${COUNTS} (hour, ${countedColumns}, ${countColumns})
  ${selectCounts(COUNTED_HOUR)}
  on conflict (hour, ${countedColumns}) do update set ${replaceCounts}`;

const COUNT_FIRST = countFirstTouchStatement(FIRST_TOUCH, COUNTED_HOUR);

const COUNT_VIEWS = countViewsStatement({ table: VIEWS, events: EVENTS, during: 'day = ?::date' });

const SUM_DAY = sumDaysStatement(SUMMED, DURING_DAY);

/** Events in the PostgreSQL of this CMS. Call it while no other CMS is starting, because it creates the tables. */
export async function openPostgresStore(strapi: Core.Strapi): Promise<EventStore> {
  const database = strapi.db.connection;
  const partitions = new EventPartitions(strapi);
  // Even `if not exists` needs the right to create a schema, and an operator may have created it.
  const { rows } = await database.raw('select to_regnamespace(?) is null as "isMissing"', [SCHEMA]);
  if (rows[0].isMissing) await database.raw(`create schema ${SCHEMA}`);
  const outdated = await database.raw(OUTDATED);
  if (outdated.rows.length > 0) await database.raw(`drop table if exists ${COUNTS}, ${DAY_SUMS}`);
  await database.raw(TABLES);
  const withoutFirst = await database.raw(NO_FIRST);
  if (withoutFirst.rows.length > 0) await database.raw(ADD_FIRST);
  // Statements in one text are one transaction: a table without its sums would stay so.
  const sums = await database.raw('select to_regclass(?) is null as "isMissing"', [DAY_SUMS]);
  if (sums.rows[0].isMissing) await database.raw(NEW_DAY_SUMS);
  await partitions.makeAhead(new Date()).catch((error: unknown) => {
    // The job makes them within a minute, and an insert makes the one that it needs.
    if (!isLockTimeout(error)) throw error;
  });

  async function insertDay(day: string, events: readonly StoredEvent[]): Promise<void> {
    const keys = `{${events.map(({ event_key }) => event_key).join(',')}}`;
    const insert = () => database.raw(INSERT, [day, day, keys, JSON.stringify(events)]);
    await insert().catch(async (error: unknown) => {
      if (!isPartitionMissing(error)) throw error;
      partitions.forget();
      await partitions.ensure([day]);
      await insert();
    });
  }

  return {
    async insert(events) {
      const days = [...new Set(events.map(({ day }) => day))];
      await partitions.ensure(days);
      // One statement is one transaction. A batch has two days only around midnight; a repeat of it changes nothing.
      for (const day of days) {
        await insertDay(
          day,
          events.filter((event) => event.day === day),
        );
      }
    },
    prepare: (now) => partitions.makeAhead(now),
    async rollUp(since) {
      const from = since ? since.getTime() : LATE_MS;
      const { rows } = await database.raw(HOURS, [new Date(from), dayOf(from - LATE_MS)]);
      for (const { hour } of rows as { hour: Date }[]) {
        await database.transaction(async (transaction) => {
          await transaction.raw(`delete from ${COUNTS} where hour = ?`, [hour]);
          const before = new Date(hour.getTime() - HOUR_MS);
          await transaction.raw(COUNT, [...inHour(before), ...inHour(hour), hour]);
          await transaction.raw(`delete from ${FIRST_TOUCH} where hour = ?`, [hour]);
          await transaction.raw(COUNT_FIRST, [...inHour(before), ...inHour(hour), hour]);
        });
      }
      for (const day of daysOf((rows as { hour: Date }[]).map(({ hour }) => hour))) {
        await database.transaction(async (transaction) => {
          await transaction.raw(`delete from ${VIEWS} where day = ?`, [day]);
          await transaction.raw(COUNT_VIEWS, [day, day]);
        });
        await database.transaction(async (transaction) => {
          // Another instance that sums waits here, and then reads the counts that this one has read.
          await transaction.raw(`lock table ${DAY_SUMS} in share row exclusive mode`);
          await transaction.raw(`delete from ${DAY_SUMS} where day = ?`, [day]);
          await transaction.raw(SUM_DAY, hoursOfDay(day));
        });
      }
      return rows.length;
    },
    async countSeen(arm, providerId, since) {
      const { rows } = await database.raw(seenStatement(COUNTS), [arm, providerId, since]);
      return Number(rows[0].n);
    },
    async sumCounts(providerIds, from, until) {
      const statement = reportStatement(SUMMED, providerIds.length);
      const { rows } = await database.raw(statement, reportValues(providerIds, from, until));
      const byFirst = await database.raw(sumFirstTouchStatement(FIRST_TOUCH, providerIds.length), [
        ...providerIds,
        from,
        until,
      ]);
      return [...rows, ...byFirst.rows].map((row: Record<keyof CountSum, string>) => ({
        ...{ section: row.section as CountSum['section'], first: row.first, second: row.second, third: row.third },
        // The driver returns a sum of large integers as a text.
        ...{
          events: Number(row.events),
          bots: Number(row.bots),
          visits: Number(row.visits),
          visitors: Number(row.visitors),
        },
      }));
    },
    async countViews({ providerIds, before, fewestVisitors }) {
      const { rows } = await database.raw(sumViewsStatement(VIEWS, providerIds.length), [
        ...providerIds,
        before,
        fewestVisitors,
      ]);
      return (rows as ItemViews[]).map((row) => ({ ...row, views: Number(row.views) }));
    },
    async storeJourneys(country, day, counts) {
      await database.transaction(async (transaction) => {
        for (const count of counts.current)
          await transaction.raw(storeJourneyStatement(JOURNEYS, 'greatest'), journeyValues(country, day, count));
        for (const count of counts.first)
          await transaction.raw(storeJourneyStatement(FIRST_JOURNEYS, 'greatest'), journeyValues(country, day, count));
      });
    },
    async sumJourneys(country, from, to) {
      const period = [country, from, to];
      const { rows } = await database.raw(sumJourneysStatement(JOURNEYS, FIRST_JOURNEYS), [...period, ...period]);
      return rows.map(journeySumOf);
    },
    eraseBefore: (day) => partitions.dropBefore(day),
    async eraseClient(clientId) {
      const { rowCount } = await database.raw(`delete from ${EVENTS} where client_id = ?::uuid`, [clientId]);
      return Number(rowCount);
    },
    async eraseCountsBefore(day) {
      for (const table of [COUNTS, FIRST_TOUCH])
        await database.raw(`delete from ${table} where hour < ?::timestamptz`, [`${day}T00:00:00Z`]);
      for (const table of [DAY_SUMS, VIEWS, JOURNEYS, FIRST_JOURNEYS])
        await database.raw(`delete from ${table} where day < ?`, [day]);
    },
    close: () => undefined,
  };
}
