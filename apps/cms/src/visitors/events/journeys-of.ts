import type { Attribution } from '@prestafaro/types/application';
import { amountOf, type PayoutColumns, storedMoney } from '../../leads/postbacks/money';
import type { JourneyCount } from './journey-counts';

export interface CountedApplication {
  readonly id: number;
  readonly attribution: Attribution | null;
  readonly matchCount: number | null;
  /** Tells persons apart; null for an application whose answers are erased. */
  readonly emailHash: string | null;
}

export interface CountedClick extends PayoutColumns {
  readonly id: number;
  readonly applicationId: number | null;
  readonly offerId: number;
  readonly attribution: Attribution | null;
  readonly reportedStatus: string | null;
}

/** Campaigns of a day that are counted by name. Visitors choose the names, so without a bound invented ones would fill the table. */
const MOST_CAMPAIGNS = 500;

const OTHER = { source: '(other)', medium: '(other)', campaign: '(other)' } as const;

const NOTHING = {
  ...{ applications: 0, matched: 0, applicants: 0, clicks: 0, leads: 0, sales: 0, paid: 0, payout: 0, clickers: 0 },
} as const;

type Campaign = Pick<JourneyCount, 'source' | 'medium' | 'campaign'>;

/**
 * The counts of a day of one country.
 * @param currency of the country: a payout in another one is not added up
 */
export function journeysOf(
  applications: readonly CountedApplication[],
  clicks: readonly CountedClick[],
  currency: string,
): JourneyCount[] {
  const named = frequentCampaigns([...applications, ...clicks]);
  const campaignIn = (row: { attribution: Attribution | null }) => {
    const campaign = campaignOf(row);
    return named.has(JSON.stringify(campaign)) ? campaign : OTHER;
  };
  const ofApplications = grouped(applications, (row) => ({ ...campaignIn(row), offer: '' })).map(([key, rows]) => ({
    ...key,
    ...NOTHING,
    applications: rows.length,
    matched: rows.filter(({ matchCount }) => Number(matchCount) > 0).length,
    applicants: distinct(rows.map(({ emailHash, id }) => emailHash ?? id)),
  }));
  const ofClicks = grouped(clicks, (row) => ({ ...campaignIn(row), offer: String(row.offerId) })).map(([key, rows]) => {
    const paid = rows
      .flatMap((row) => storedMoney(row) ?? [])
      .filter((payout) => payout.currency === currency && payout.units > 0);
    return {
      ...key,
      ...NOTHING,
      clicks: rows.length,
      leads: rows.filter(({ reportedStatus }) => reportedStatus !== null).length,
      sales: rows.filter(({ reportedStatus }) => reportedStatus === 'paid_out').length,
      paid: paid.length,
      payout: paid.reduce((sum, payout) => sum + Math.round(amountOf(payout) * 100), 0),
      // Nothing tells whether two clicks without an application are of one person.
      clickers: distinct(rows.map(({ applicationId, id }) => (applicationId === null ? `click ${id}` : applicationId))),
    };
  });
  return [...ofApplications, ...ofClicks];
}

/** The row as if its first visit were its latest. */
export function byFirstVisit<Row extends { readonly attribution: Attribution | null }>(row: Row): Row {
  const { first_source: utm_source, first_medium: utm_medium, first_campaign: utm_campaign } = row.attribution ?? {};
  return { ...row, attribution: { utm_source, utm_medium, utm_campaign } };
}

/** As events are counted: an absent name is an empty text, and the first 100 characters count. */
function campaignOf({ attribution }: { attribution: Attribution | null }): Campaign {
  const text = (value: string | undefined) => (value ?? '').slice(0, 100);
  const { utm_source, utm_medium, utm_campaign } = attribution ?? {};
  return { source: text(utm_source), medium: text(utm_medium), campaign: text(utm_campaign) };
}

function frequentCampaigns(rows: readonly { attribution: Attribution | null }[]): ReadonlySet<string> {
  const groups = grouped(rows, campaignOf).sort(([, one], [, other]) => other.length - one.length);
  return new Set(groups.slice(0, MOST_CAMPAIGNS).map(([campaign]) => JSON.stringify(campaign)));
}

function grouped<Row, Key extends object>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<string, [Key, Row[]]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(JSON.stringify(key));
    if (group) group[1].push(row);
    else groups.set(JSON.stringify(key), [key, [row]]);
  }
  return [...groups.values()];
}

const distinct = (values: readonly unknown[]): number => new Set(values).size;
