import type { Core } from '@strapi/strapi';

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
