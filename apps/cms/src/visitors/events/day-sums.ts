import { sectionNames, sectionsOf, sumNumbers } from './read-counts';

/** The roll-ups and their sums in a database. */
interface SummedTables {
  readonly counts: string;
  readonly sums: string;
  /** SQL of the hour as a text in ISO 8601. */
  readonly hour: string;
  /** SQL of the day (UTC) of the hour, `2026-11-27`. */
  readonly day: string;
}

const sectionColumns = [...sectionNames, ...sumNumbers].join(', ');

/**
 * The sections of the report of each day (UTC), because a report of months would read every hourly count several times. Days of UTC
 * need no country: the hours of a country's days that are outside whole days are read from the roll-ups.
 */
export const daySumsTable = (table: string): string => `
create table if not exists ${table} (
  ${sectionNames.map((name) => `${name} text not null`).join(', ')},
  ${sumNumbers.map((name) => `${name} bigint not null`).join(', ')},
  primary key (${sectionNames.join(', ')})
);`;

/** Sums the hours of a condition, which must be those of whole days that have no sums. */
export const sumDaysStatement = ({ counts, sums, hour, day }: SummedTables, during = 'true'): string => `
  insert into ${sums} (${sectionColumns})
  with period as (select *, ${day} as day from ${counts} where ${during})
  ${sectionsOf('period', hour)};`;

/** The hours of {@link sumDaysStatement} of one day. Parameters: its first hour, and the first of the next day. */
export const DURING_DAY = 'hour >= ? and hour < ?';

/** The rows of a report (`CountSum`). Its parameters are those of {@link reportValues}. */
export const reportStatement = ({ counts, sums, hour, day }: SummedTables, providers: number): string => {
  const ofProviders = `provider in (${Array(providers).fill('?').join(', ')})`;
  return `with period as (
      select *, ${day} as day from ${counts}
      where ${ofProviders} and ((hour >= ? and hour < ?) or (hour >= ? and hour < ?))
    ), parts as (
      ${sectionsOf('period', hour)}
      union all select ${sectionColumns} from ${sums} where ${ofProviders} and day >= ? and day < ?
    )
    select section, first, second, third, ${sumNumbers.map((name) => `sum(${name}) as ${name}`).join(', ')}
    from parts group by section, first, second, third`;
};

const DAY_MS = 86_400_000;

/** The parameters of {@link reportStatement}. */
export function reportValues(providers: readonly string[], from: Date, until: Date): (string | Date)[] {
  const firstDay = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const lastDay = new Date(Math.floor(until.getTime() / DAY_MS) * DAY_MS);
  const hours = firstDay < lastDay ? [from, firstDay, lastDay, until] : [from, until, until, until];
  return [...providers, ...hours, ...providers, dayOf(firstDay), dayOf(lastDay)];
}

/** The hours of a day (UTC). */
export function hoursOfDay(day: string): [first: Date, next: Date] {
  const first = new Date(`${day}T00:00:00Z`);
  return [first, new Date(first.getTime() + DAY_MS)];
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
