/**
 * What became of visits, for each day of a country: by campaign, and for clicks by offer. The rows of applications and of click-outs are
 * erased in time; these counts stay as long as the hourly ones.
 */
export interface JourneyCount {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  /** Empty in the rows that count applications. */
  readonly offer: string;
  readonly applications: number;
  /** Applications that an offer matched. */
  readonly matched: number;
  readonly applicants: number;
  readonly clicks: number;
  /** Clicks about which the network reported anything. */
  readonly leads: number;
  /** Clicks of which a loan was paid out. */
  readonly sales: number;
  /** Clicks for which the network pays us. */
  readonly paid: number;
  /** In hundredths of the country's currency. */
  readonly payout: number;
  readonly clickers: number;
}

/** The counts of a day: by the source of the latest visit, and by that of the first. */
export interface JourneysOfDay {
  readonly current: readonly JourneyCount[];
  readonly first: readonly JourneyCount[];
}

/**
 * A sum of them. `day`: the day. `campaign`: source, medium and campaign. `firstCampaign`: the same of the first visit. `offer`: the
 * offer.
 */
export interface JourneySum extends Omit<JourneyCount, 'source' | 'medium' | 'campaign' | 'offer'> {
  readonly section: 'day' | 'campaign' | 'firstCampaign' | 'offer';
  readonly first: string;
  readonly second: string;
  readonly third: string;
}

const keys = ['country', 'day', 'source', 'medium', 'campaign', 'offer'] as const;

export const journeyNumbers = [
  'applications',
  'matched',
  'applicants',
  'clicks',
  'leads',
  'sales',
  'paid',
  'payout',
  'clickers',
] as const satisfies readonly (keyof JourneyCount)[];

export const journeyTable = (table: string): string => `
create table if not exists ${table} (
  ${keys.map((name) => `${name} text not null`).join(', ')},
  ${journeyNumbers.map((name) => `${name} bigint not null`).join(', ')},
  primary key (${keys.join(', ')})
);`;

/**
 * Stores a count. A number never falls: the rows that were counted are erased in time, and the count outlives them.
 * @param larger the function of the database for the larger of two numbers
 */
export const storeJourneyStatement = (table: string, larger: 'max' | 'greatest'): string => {
  const names = [...keys, ...journeyNumbers];
  return `insert into ${table} as stored (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
    on conflict (${keys.join(', ')}) do update set
    ${journeyNumbers.map((name) => `${name} = ${larger}(stored.${name}, excluded.${name})`).join(', ')}`;
};

/** The values of {@link storeJourneyStatement}. */
export const journeyValues = (country: string, day: string, count: JourneyCount): (string | number)[] => [
  ...[country, day, count.source, count.medium, count.campaign, count.offer],
  ...journeyNumbers.map((name) => count[name]),
];

const sums = journeyNumbers.map((name) => `sum(${name}) as ${name}`).join(', ');

/** The rows of a report ({@link JourneySum}). Parameters: country, first day, last day, and the same again. */
export const sumJourneysStatement = (table: string, byFirst: string): string => `
  with period as (select * from ${table} where country = ? and day >= ? and day <= ?),
    first_period as (select * from ${byFirst} where country = ? and day >= ? and day <= ?)
  select 'day' as section, day as first, '' as second, '' as third, ${sums} from period group by day
  union all select 'campaign', source, medium, campaign, ${sums} from period group by source, medium, campaign
  union all select 'firstCampaign', source, medium, campaign, ${sums} from first_period group by source, medium, campaign
  union all select 'offer', offer, '', '', ${sums} from period where offer <> '' group by offer`;

type Row = Record<keyof JourneySum, string | number>;

/** A row of the database. PostgreSQL returns sums as texts. */
export function journeySumOf(row: Row): JourneySum {
  const numbers = Object.fromEntries(journeyNumbers.map((name) => [name, Number(row[name])]));
  const { section, first, second, third } = row;
  return { ...{ section, first, second, third }, ...numbers } as unknown as JourneySum;
}
