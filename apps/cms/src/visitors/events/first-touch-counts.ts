import { trackedEvents } from '@prestafaro/types/event-table';
import { countColumns, replaceCounts, selectCounts } from './counted-columns';

const { pageView, focus } = trackedEvents;

/** Who entered the first field of a form that applies for a loan, in its long or its short form. */
const starts = (form: string, field: string) =>
  `event_id = ${focus.id} and ${field} = 0 and (${form} = 'application' or ${form} like 'reg.%' or ${form} like 'reg2.%' or ${form} in ('reg', 'reg2'))`;

/** The same in the rows of the hourly roll-ups. */
export const startsInCounts = starts('form', 'field');

/** The columns of a count, and the SQL of their values. Only page views and started forms are told apart. */
const columns = {
  provider: "substr(coalesce(provider_id, ''), 1, 40)",
  step: `case when event_id = ${pageView.id} then 'view' when ${starts('sub6', 'sub8')} then 'start' else '' end`,
  source: "substr(coalesce(first_source, ''), 1, 100)",
  medium: "substr(coalesce(first_medium, ''), 1, 100)",
  campaign: "substr(coalesce(first_campaign, ''), 1, 100)",
};

const key = Object.keys(columns).join(', ');

/**
 * The hourly counts by the source of the first visit have a table of their own: in the roll-ups each row of a campaign would be divided by
 * every first campaign.
 * @param hour the type of the hour in this database
 */
export const firstTouchTable = (table: string, hour: 'text' | 'timestamptz'): string => `
create table if not exists ${table} (
  hour ${hour} not null, ${Object.keys(columns)
    .map((name) => `${name} text not null`)
    .join(', ')},
  ${countColumns
    .split(', ')
    .map((name) => `${name} bigint not null`)
    .join(', ')},
  primary key (hour, ${key})
);`;

/** Counts an hour, which must have no counts. Its parameters are those of {@link selectCounts}. */
export const countFirstTouchStatement = (table: string, counted: Parameters<typeof selectCounts>[0]): string =>
  `insert into ${table} (hour, ${key}, ${countColumns}) ${selectCounts({ ...counted, columns })}
    on conflict (hour, ${key}) do update set ${replaceCounts}`;

const ofViews = (count: string) => `sum(case when step = 'view' then ${count} else 0 end)`;

/** The sections `firstSource` and `startFirstSource` of a report (`CountSum`). Parameters: the providers, the first hour, the hour after the last. */
export const sumFirstTouchStatement = (table: string, providers: number): string => `
  with period as (
    select * from ${table} where provider in (${Array(providers).fill('?').join(', ')}) and hour >= ? and hour < ?
  )
  select 'firstSource' as section, source as first, medium as second, campaign as third,
    ${ofViews('event_count')} as events, ${ofViews('bot_count')} as bots, sum(visit_count) as visits,
    ${ofViews('visitor_count')} as visitors from period group by source, medium, campaign
  union all select 'startFirstSource', source, medium, campaign,
    sum(event_count), sum(bot_count), sum(visit_count), sum(visitor_count) from period
    where step = 'start' group by source, medium, campaign`;
