/**
 * The columns of a roll-up, and the SQL of their values in both databases. An absent value is an empty text. Visitors choose
 * most of the texts, and a row of an index of PostgreSQL has 2 704 bytes at most, so their first characters count.
 */
const counted = {
  domain: 'substr(domain, 1, 100)',
  event_id: 'event_id',
  event_name: "coalesce(sub4, '')",
  arm: "substr(coalesce(sub3, ''), 1, 100)",
  source: "substr(coalesce(utm_source, ''), 1, 100)",
  medium: "substr(coalesce(utm_medium, ''), 1, 100)",
  campaign: "substr(coalesce(utm_campaign, ''), 1, 100)",
  meta_type: "coalesce(sub5, '')",
} as const;

type Column = keyof typeof counted;

/**
 * What stands in the columns that a visitor can fill with anything, in the row of all that is too rare. The other columns have few
 * values: the names of events and the kinds of page.
 */
const other: Partial<Record<Column, string>> = {
  domain: "'(other)'",
  event_id: '0',
  arm: "'(other)'",
  source: "'(other)'",
  medium: "'(other)'",
  campaign: "'(other)'",
};

/**
 * Rows of a roll-up for an hour, without those of `(other)`. Without a bound a program that invents campaigns would fill the table,
 * which is kept for years. Those with the most visits count, so that invented ones displace nothing.
 */
export const MAX_ROWS_OF_HOUR = 2000;

const columns = Object.keys(counted) as Column[];

/** The key of a roll-up besides its hour. */
export const countedColumns = columns.join(', ');

/**
 * The SELECT that counts the events of an hour for {@link countedColumns}, after which it returns the numbers of people's and of bots' events.
 * @param events the table and the condition of the hour
 * @param people the sum of the events of people
 * @param bots the sum of the events of bots
 */
export function selectCounts({ hour, events, people, bots }: Record<'hour' | 'events' | 'people' | 'bots', string>) {
  const values = columns.map((name) => `${counted[name]} as ${name}`);
  const kept = columns.map((name) =>
    other[name] ? `case when is_frequent then ${name} else ${other[name]} end` : name,
  );
  return `with counted as (
      select ${values.join(', ')}, ${people} as people, ${bots} as bots from ${events}
      group by ${Object.values(counted).join(', ')}
    ), ranked as (
      select *, row_number() over (order by people desc, bots desc, ${countedColumns}) <= ${MAX_ROWS_OF_HOUR} as is_frequent
      from counted
    )
    select ${hour}, ${kept.join(', ')}, sum(people), sum(bots) from ranked group by ${kept.join(', ')}`;
}
