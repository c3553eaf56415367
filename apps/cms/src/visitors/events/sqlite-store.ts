import { setImmediate as breakOff } from 'node:timers/promises';
import { trackedEvents } from '@prestafaro/types/event-table';
import Database from 'better-sqlite3';
import { makePrivate } from '../../platform/database/private-file';
import { countedColumns, selectCounts } from './counted-columns';
import type { EventStore } from './event-store';
import { eventColumns, type StoredEvent } from './stored-event';

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
  domain text not null,
  referer text
);
create index if not exists events_received_at on events (received_at);
create index if not exists events_stored_at on events (stored_at);
create index if not exists events_arm_seen on events (sub3, received_at) where event_id = ${trackedEvents.armSeen.id};
create table if not exists event_counts (
  hour text not null,
  domain text not null, event_id integer not null, event_name text not null, arm text not null,
  source text not null, medium text not null, campaign text not null, meta_type text not null,
  event_count integer not null, bot_count integer not null,
  primary key (hour, ${countedColumns})
) without rowid;`;

const INSERT = `insert into events (${eventColumns.join(', ')}) values (${eventColumns.map(() => '?').join(', ')})
  on conflict (event_key) do nothing`;

const HOURS = `select distinct substr(received_at, 1, 13) as hour from events where stored_at >= ?`;

const COUNT = `insert into event_counts (hour, ${countedColumns}, event_count, bot_count)
  ${selectCounts({
    hour: "? || ':00:00.000Z'",
    events: "events where received_at >= ? || ':' and received_at < ? || ';'",
    people: 'sum(is_bot = 0)',
    bots: 'sum(is_bot)',
  })}
  on conflict (hour, ${countedColumns}) do update
  set event_count = excluded.event_count, bot_count = excluded.bot_count`;

const SEEN = `select count(*) as n from events
  where event_id = ${trackedEvents.armSeen.id} and sub3 = ? and received_at >= ? and provider_id is ? and is_bot = 0`;

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
  database.exec(TABLES);
  const statement = database.prepare(INSERT);
  const insertAll = database.transaction((events: readonly StoredEvent[]) => {
    for (const event of events) statement.run(...eventColumns.map((name) => columnValue(event[name])));
  });
  const uncount = database.prepare("delete from event_counts where hour = ? || ':00:00.000Z'");
  const count = database.prepare(COUNT);
  const countHour = database.transaction((hour: unknown) => {
    uncount.run(hour);
    count.run(hour, hour, hour);
  });
  const seen = database.prepare(SEEN);
  const erase = database.prepare(ERASE);
  const eraseHour = database.prepare(ERASE_HOUR);
  return {
    insert: async (events) => insertAll(events),
    prepare: async () => undefined,
    async rollUp(since) {
      const hours = database.prepare(HOURS).all(since?.toISOString() ?? '');
      for (const { hour } of hours) {
        countHour(hour);
        await breakOff();
      }
      return hours.length;
    },
    async countSeen(arm, providerId, since) {
      return Number(seen.all(arm, since.toISOString(), providerId)[0]?.n);
    },
    async eraseBefore(day) {
      for (let erased = 0; ; await breakOff()) {
        const { changes } = erase.run(day);
        erased += changes;
        if (changes < ERASED_AT_ONCE) return erased;
      }
    },
    async eraseCountsBefore(day) {
      while (eraseHour.run(day).changes > 0) await breakOff();
    },
    close: () => void database.close(),
  };
}

const columnValue = (value: string | number | boolean | null) => (typeof value === 'boolean' ? Number(value) : value);
