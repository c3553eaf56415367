import { publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';

/** Names of the hero's fields and of the query that the pages with a loan read. */
export const requestedLoanFields = { amount: 'amount', days: 'days' } as const;

/** The field with the unit of a typed term, which only a form without scripts sends: `days=36&unit=months` (record 087). */
export const termUnitField = 'unit';

/** The units of a typed term. Without one it is days. */
export const termUnits = { days: 'days', months: 'months' } as const;

/** The address of the application page, which has the same path in every site. */
export function applicationPath(site: Site): string {
  return publicPath(site, '/application/');
}

/** The query, with its question mark, that asks for an amount (units of the currency) and a term (days). Neither is personal (R28). */
export function requestedLoanQuery({ amount, days }: { amount: number; days: number }): string {
  return `?${new URLSearchParams({ [requestedLoanFields.amount]: String(amount), [requestedLoanFields.days]: String(days) })}`;
}

/** The address of the application page for an amount and a term. */
export function applicationHref(site: Site, requested: { amount: number; days: number }): string {
  return `${applicationPath(site)}${requestedLoanQuery(requested)}`;
}
