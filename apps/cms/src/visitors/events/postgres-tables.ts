import { trackedEvents } from '@prestafaro/types/event-table';
import { countedColumns } from './counted-columns';

/**
 * The schema of events. Strapi examines and changes only the schema `public`, and so does the restore of a backup
 * (`scripts/backups/postgres.mjs`).
 */
export const SCHEMA = 'tracking';

export const EVENTS = `${SCHEMA}.events`;
export const COUNTS = `${SCHEMA}.event_counts`;

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
  domain text not null,
  referer text,
  primary key (event_key, day)
) partition by range (day);
create index if not exists events_received_at on ${EVENTS} using brin (received_at);
create index if not exists events_stored_at on ${EVENTS} using brin (stored_at);
create index if not exists events_arm_seen on ${EVENTS} (sub3, received_at) where event_id = ${trackedEvents.armSeen.id};
create table if not exists ${COUNTS} (
  hour timestamptz not null,
  domain text not null, event_id integer not null, event_name text not null, arm text not null,
  source text not null, medium text not null, campaign text not null, meta_type text not null,
  event_count bigint not null, bot_count bigint not null,
  primary key (hour, ${countedColumns})
);`;
