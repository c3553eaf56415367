import { viewTables } from './article-views';
import { columnDefinitions, countedColumns } from './counted-columns';
import { daySumsTable, sumDaysStatement } from './day-sums';
import { firstTouchTable } from './first-touch-counts';
import { journeyTable } from './journey-counts';

/**
 * The schema of events. Strapi examines and changes only the schema `public`, and so does the restore of a backup
 * (`scripts/backups/postgres.mjs`).
 */
export const SCHEMA = 'tracking';

export const EVENTS = `${SCHEMA}.events`;
export const COUNTS = `${SCHEMA}.event_counts`;
export const DAY_SUMS = `${SCHEMA}.event_day_sums`;
export const VIEWS = `${SCHEMA}.article_views`;
export const JOURNEYS = `${SCHEMA}.journey_counts`;
export const FIRST_JOURNEYS = `${SCHEMA}.first_journey_counts`;
export const FIRST_TOUCH = `${SCHEMA}.first_touch_counts`;

/**
 * Partitions by day, because dropping one takes a moment and leaves no dead rows. A key is unique within its day: PostgreSQL
 * wants the column of the partition in every unique index. BRIN indexes cost next to nothing: both times only grow.
 */
export const TABLES = `
create table if not exists ${EVENTS} (
  event_key uuid not null,
  day date not null,
  received_at timestamptz not null,
  stored_at timestamptz not null default clock_timestamp(),
  is_bot boolean not null,
  session_id uuid not null,
  client_id uuid not null,
  event_id integer not null,
  sub8 integer,
  provider_id text, sub1 text, sub3 text, sub4 text, sub5 text, sub6 text, sub7 text,
  utm_source text, utm_medium text, utm_campaign text, utm_content text, utm_term text,
  first_source text, first_medium text, first_campaign text,
  domain text not null,
  referer text,
  primary key (event_key, day)
) partition by range (day);
create index if not exists events_received_at on ${EVENTS} using brin (received_at);
create index if not exists events_stored_at on ${EVENTS} using brin (stored_at);
drop index if exists ${SCHEMA}.events_arm_seen;
create table if not exists ${COUNTS} (
  hour timestamptz not null, ${columnDefinitions},
  event_count bigint not null, bot_count bigint not null, visit_count bigint not null, visitor_count bigint not null,
  primary key (hour, ${countedColumns})
);
${viewTables(VIEWS)}
${journeyTable(JOURNEYS)}
${journeyTable(FIRST_JOURNEYS)}
${firstTouchTable(FIRST_TOUCH, 'timestamptz')}`;

/** An earlier release did not store the first source. Asked for first, because the change locks the table against inserts. */
export const NO_FIRST = `select 1 where not exists (
    select * from information_schema.columns
    where table_schema = '${SCHEMA}' and table_name = 'events' and column_name = 'first_source'
  )`;
export const ADD_FIRST = `alter table ${EVENTS} add column if not exists first_source text,
  add column if not exists first_medium text, add column if not exists first_campaign text`;

/** How the roll-ups and their sums are read. The hour is a text as SQLite stores it. */
export const SUMMED = {
  counts: COUNTS,
  sums: DAY_SUMS,
  hour: `to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24":00:00.000Z"')`,
  day: `to_char(hour at time zone 'UTC', 'YYYY-MM-DD')`,
};

/** Makes the sums of all days that have counts, where there is no table of them. */
export const NEW_DAY_SUMS = `${daySumsTable(DAY_SUMS)}${sumDaysStatement(SUMMED)}`;

/** The counts of a release that did not count providers. They are made again from the events (`events-job.ts`). */
export const OUTDATED = `select 1 where to_regclass('${COUNTS}') is not null and not exists (
    select * from information_schema.columns
    where table_schema = '${SCHEMA}' and table_name = 'event_counts' and column_name = 'provider'
  )`;
