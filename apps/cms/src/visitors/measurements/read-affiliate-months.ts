import { type CountryCode, sitesOf } from '@prestafaro/countries';
import type { CreditKind } from '@prestafaro/types/affiliate-statement';
import type { Core } from '@strapi/strapi';
import { figure, money } from './figure';
import type { AffiliateMonth } from './report';
import type { ReportPeriod } from './report-period';

interface Counted {
  month: string;
  code: string;
  kind: CreditKind;
  /** PostgreSQL returns sums and counts as texts. */
  count: number | string;
  paid: number | string | null;
  payout: number | string | null;
}

/** What the affiliates of a country brought by month, from their credits that are valid, which name no visitor. The newest month comes first. */
export async function readAffiliateMonths(
  strapi: Core.Strapi,
  country: CountryCode,
  { from, to }: ReportPeriod,
): Promise<AffiliateMonth[]> {
  const database = strapi.db.connection;
  const month = database.raw('substr(c.day, 1, 7)');
  const rows: Counted[] = await database('affiliate_credits as c')
    .join('affiliates as a', 'a.id', 'c.affiliate_id')
    .whereIn(
      'c.site',
      sitesOf(country).map(({ locale }) => locale),
    )
    .whereBetween('c.day', [from, to])
    .where((valid) => valid.whereNull('c.state').orWhereNot('c.state', 'void'))
    // Of a list that begins with an expression `groupBy` takes the expression alone.
    .groupByRaw('substr(c.day, 1, 7), a.code, c.kind')
    .select({ month }, 'a.code', 'c.kind')
    .count({ count: '*' })
    .sum({ payout: 'c.amount_cents' })
    .select({ paid: database.raw('count(nullif(c.amount_cents, 0))') });
  const groups = new Map<string, Counted[]>();
  for (const row of rows) {
    const key = `${row.month} ${row.code}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()]
    .map(monthOf)
    .sort((one, other) => other.month.localeCompare(one.month) || one.code.localeCompare(other.code));
}

function monthOf(rows: readonly Counted[]): AffiliateMonth {
  const [{ month, code }] = rows as [Counted];
  const countOf = (kind: CreditKind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  const total = (name: 'paid' | 'payout') => rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
  const told = (kind: CreditKind) => figure(countOf(kind), countOf(kind));
  return {
    ...{ month, code },
    ...{ clicks: told('click'), leads: told('lead'), sales: told('sale') },
    payout: money(total('payout'), total('paid')),
  };
}
