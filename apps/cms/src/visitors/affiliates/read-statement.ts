import type { AffiliateStatement, CreditKind } from '@prestafaro/types/affiliate';
import type { Core } from '@strapi/strapi';

interface Counted {
  day: string;
  kind: CreditKind;
  /** PostgreSQL returns sums and counts as texts. */
  count: number | string;
  payout: number | string | null;
}

type Counts = AffiliateStatement['total'];

const COUNTED: Readonly<Record<CreditKind, 'clicks' | 'leads' | 'sales'>> = {
  click: 'clicks',
  lead: 'leads',
  sale: 'sales',
};

const nothing: Counts = { clicks: 0, leads: 0, sales: 0, payout: 0 };

/**
 * What an affiliate brought and earned in a month, by day of the country.
 * @param month `2026-11`
 * @param currency of the affiliate's country
 */
export async function readStatement(
  strapi: Core.Strapi,
  affiliateId: number,
  month: string,
  currency: string,
): Promise<AffiliateStatement> {
  const rows: Counted[] = await strapi.db
    .connection('affiliate_credits')
    .where({ affiliate_id: affiliateId })
    .whereBetween('day', [`${month}-01`, `${month}-31`])
    .groupBy('day', 'kind')
    .orderBy('day')
    .select('day', 'kind')
    .count({ count: '*' })
    .sum({ payout: 'amount_cents' });
  const days = new Map<string, Counts>();
  for (const { day, kind, count, payout } of rows) {
    const counts = days.get(day) ?? { ...nothing };
    counts[COUNTED[kind]] += Number(count);
    counts.payout += Number(payout ?? 0);
    days.set(day, counts);
  }
  return {
    month,
    currency,
    days: [...days].map(([day, counts]) => ({ day, ...counts })),
    total: totalOf([...days.values()]),
  };
}

function totalOf(days: readonly Counts[]): Counts {
  const total = { ...nothing };
  for (const counts of days) {
    for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += counts[name];
  }
  return total;
}

/** The months of a statement, the newest first: from the first credit to now, at most two years. */
export async function statementMonths(strapi: Core.Strapi, affiliateId: number, thisMonth: string): Promise<string[]> {
  const [row]: { first: string | null }[] = await strapi.db
    .connection('affiliate_credits')
    .where({ affiliate_id: affiliateId })
    .min({ first: 'day' });
  return monthsBetween((row?.first ?? thisMonth).slice(0, 7), thisMonth);
}

const MOST_MONTHS = 24;

/** @returns the months from one to another, both included, the newest first */
export function monthsBetween(first: string, last: string): string[] {
  const months = [last];
  for (let month = last; month > first && months.length < MOST_MONTHS; ) {
    month = monthBefore(month);
    months.push(month);
  }
  return months;
}

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
