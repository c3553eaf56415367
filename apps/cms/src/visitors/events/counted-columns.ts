import { trackedEvents } from '@prestafaro/types/event-table';
import { webVitalLimits, webVitalNames } from '@prestafaro/types/web-vital';

const { pageView, focus, filled, invalid, webVital } = trackedEvents;

/** Speed is counted by kind of page, figure and bucket. Divided by campaign and arm as well, an hour would have more rows than are counted. */
const unlessSpeed = (value: string) => `case when event_id = ${webVital.id} then '' else ${value} end`;

/** The bucket of a figure of speed, from 0 (`webVitalLimits`). The wire schema lets no other figure in. */
const bucket = `case sub6 ${webVitalNames
  .map((name) => {
    const { ends } = webVitalLimits[name];
    const cases = ends.map((end, index) => `when sub8 <= ${end} then ${index}`);
    return `when '${name}' then case ${cases.join(' ')} else ${ends.length} end`;
  })
  .join(' ')} else -1 end`;

/**
 * The columns of a roll-up, and the SQL of their values in both databases. An absent value is an empty text, an absent field -1. Visitors
 * choose most of the texts, and a row of an index of PostgreSQL has 2 704 bytes at most, so their first characters count.
 */
const counted = {
  provider: "substr(coalesce(provider_id, ''), 1, 40)",
  domain: unlessSpeed('substr(domain, 1, 100)'),
  event_id: 'event_id',
  event_name: "coalesce(sub4, '')",
  arm: unlessSpeed("substr(coalesce(sub3, ''), 1, 100)"),
  source: unlessSpeed("substr(coalesce(utm_source, ''), 1, 100)"),
  medium: unlessSpeed("substr(coalesce(utm_medium, ''), 1, 100)"),
  campaign: unlessSpeed("substr(coalesce(utm_campaign, ''), 1, 100)"),
  meta_type: "coalesce(sub5, '')",
  form: "substr(coalesce(sub6, ''), 1, 40)",
  // The events of offers have a position here, which is not counted.
  field: `case when event_id in (${focus.id}, ${filled.id}, ${invalid.id}) then coalesce(sub8, -1)
    when event_id = ${webVital.id} then ${bucket} else -1 end`,
  // The article of a page view is counted apart (`article-views.ts`).
  offer: `case when event_id in (${pageView.id}, ${webVital.id}) then '' else substr(coalesce(sub7, ''), 1, 40) end`,
} as const;

/**
 * What stands in the columns that a visitor can fill with anything, in the row of all that is too rare. The other columns have few
 * values: the names of events and the kinds of page.
 */
const other: Readonly<Record<string, string>> = {
  provider: "'(other)'",
  domain: "'(other)'",
  event_id: '0',
  arm: "'(other)'",
  source: "'(other)'",
  medium: "'(other)'",
  campaign: "'(other)'",
  form: "'(other)'",
  field: '-1',
  offer: "'(other)'",
};

/**
 * Rows of a roll-up for an hour, without those of `(other)`. Without a bound a program that invents campaigns would fill the table,
 * which is kept for years. Those with the most visits count, so that invented ones displace nothing.
 */
export const MAX_ROWS_OF_HOUR = 2000;

/** The key of a roll-up besides its hour. */
export const countedColumns = Object.keys(counted).join(', ');

/** Their definitions in the table of the roll-ups. */
export const columnDefinitions = Object.keys(counted)
  .map((name) => `${name} ${name === 'event_id' || name === 'field' ? 'integer' : 'text'} not null`)
  .join(', ');

/** The numbers of a roll-up, after its key: the events of people and of bots, the visits that began, and the visitors. */
export const countColumns = 'event_count, bot_count, visit_count, visitor_count';

/** In place of the numbers that an earlier run has stored. */
export const replaceCounts = countColumns
  .split(', ')
  .map((name) => `${name} = excluded.${name}`)
  .join(', ');

interface CountedHour {
  /** SQL of the hour, which is stored. */
  readonly hour: string;
  readonly table: string;
  /** The condition of the events of the hour. */
  readonly during: string;
  /** The condition of the events of the hour before: a visit that had begun then does not begin again. */
  readonly before: string;
  /** The columns of the key, and the SQL of their values. */
  readonly columns?: Readonly<Record<string, string>>;
}

/**
 * The SELECT that counts the events of an hour, for the columns `hour`, {@link countedColumns} (or those of another set) and {@link countColumns}. The parameters of `before`
 * come first, then those of `during`, then those of `hour`. A visit counts where its first event counts. A visitor counts once in
 * each row, so visitors of several rows or hours may be the same.
 */
export function selectCounts({ hour, table, during, before, columns: set = counted }: CountedHour): string {
  const columns = Object.keys(set);
  const values = Object.entries(set).map(([name, value]) => `${value} as ${name}`);
  const kept = columns.map((name) =>
    other[name] ? `case when is_frequent then ${name} else ${other[name]} end` : name,
  );
  return `with earlier as (
      select distinct session_id as earlier_session from ${table} where ${before}
    ), dated as (
      select *, row_number() over (partition by session_id order by received_at, event_id, event_key) as place
      from ${table} left join earlier on session_id = earlier_session where ${during}
    ), counted as (
      select ${values.join(', ')}, sum(case when is_bot then 0 else 1 end) as people,
        sum(case when is_bot then 1 else 0 end) as bots,
        sum(case when is_bot or earlier_session is not null or place > 1 then 0 else 1 end) as visits,
        count(distinct case when is_bot then null else client_id end) as visitors
      from dated group by ${Object.values(set).join(', ')}
    ), ranked as (
      select *, row_number() over (order by people desc, bots desc, ${columns.join(', ')}) <= ${MAX_ROWS_OF_HOUR} as is_frequent
      from counted
    )
    select ${hour}, ${kept.join(', ')}, sum(people), sum(bots), sum(visits), sum(visitors) from ranked group by ${kept.join(', ')}`;
}
