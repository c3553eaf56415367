import type { AffiliateStatement, CreditKind, CreditReason, CreditState } from '@prestafaro/types/affiliate-statement';
import type { Core } from '@strapi/strapi';
import { paymentsTo } from './payments/read-payments';

interface Counted {
  day: string;
  kind: CreditKind;
  /** Null for credits without an amount. */
  state: CreditState | null;
  /** PostgreSQL returns sums and counts as texts. */
  count: number | string;
  amount: number | string | null;
}

type Counts = AffiliateStatement['total'];

const COUNTED: Readonly<Record<CreditKind, 'clicks' | 'leads' | 'sales' | null>> = {
  click: 'clicks',
  lead: 'leads',
  sale: 'sales',
  correction: null,
};

const nothing: Counts = { clicks: 0, leads: 0, sales: 0, open: 0, confirmed: 0, paid: 0 };

/**
 * What an affiliate brought and earned in a month, by day of the country and state, and what was paid so far.
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
    .whereBetween('day', daysOf(month))
    .groupBy('day', 'kind', 'state')
    .orderBy('day')
    .select('day', 'kind', 'state')
    .count({ count: '*' })
    .sum({ amount: 'amount_cents' });
  const days = new Map<string, Counts>();
  for (const { day, kind, state, count, amount } of rows) {
    const counts = days.get(day) ?? { ...nothing };
    days.set(day, counts);
    if (state === 'void') continue;
    const counted = COUNTED[kind];
    if (counted) counts[counted] += Number(count);
    if (state) counts[state] += Number(amount ?? 0);
  }
  return {
    ...{ month, currency },
    days: [...days].map(([day, counts]) => ({ day, ...counts })),
    total: totalOf([...days.values()]),
    ...(await explained(strapi, affiliateId, month)),
    payments: await paymentsTo(strapi, affiliateId),
  };
}

/** Credits of a day that have one reason. */
interface Explained extends Pick<Counted, 'day' | 'state' | 'count' | 'amount'> {
  kind: Exclude<CreditKind, 'click'>;
  /** Every credit that is void has one, and every correction. */
  reason: CreditReason;
  note: string | null;
}

/** The credits of a month that need a word: those that are not paid, together if they have one reason, and the corrections. */
async function explained(strapi: Core.Strapi, affiliateId: number, month: string) {
  const columns = ['day', 'kind', 'state', 'reason', 'note'] as const;
  const rows: Explained[] = await strapi.db
    .connection('affiliate_credits')
    .where({ affiliate_id: affiliateId })
    .whereNot('kind', 'click')
    .whereBetween('day', daysOf(month))
    .where((told) => told.where('state', 'void').orWhere('kind', 'correction'))
    .groupBy(...columns)
    .orderBy([...columns])
    .select(...columns)
    .count({ count: '*' })
    .sum({ amount: 'amount_cents' });
  const told = (row: Explained) => ({
    ...{ day: row.day, amount: Number(row.amount), reason: row.reason, note: row.note },
  });
  return {
    notValid: rows
      .filter(({ state }) => state === 'void')
      .map((row) => ({ ...told(row), kind: row.kind, count: Number(row.count) })),
    corrections: rows.filter(({ state }) => state !== 'void').map(told),
  };
}

/** The first and the last day that a month may have. Days are texts, so a day that does not exist does no harm. */
export const daysOf = (month: string): [first: string, last: string] => [`${month}-01`, `${month}-31`];

function totalOf(days: readonly Counts[]): Counts {
  const total = { ...nothing };
  for (const counts of days) {
    for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += counts[name];
  }
  return total;
}
