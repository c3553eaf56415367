import { publicPath, type Site } from '@prestafaro/countries';

/** Names of the hero's fields and of the query that the application page reads. */
export const askedFields = { amount: 'amount', days: 'days' } as const;

/** Where a loan is asked for: the same path within every site. */
export function applicationPath(site: Site): string {
  return publicPath(site, '/application/');
}

/** The application page for an amount (units of the currency) and a term (days). Neither is personal (R28). */
export function applicationHref(site: Site, asked: { amount: number; days: number }): string {
  const query = new URLSearchParams({
    [askedFields.amount]: String(asked.amount),
    [askedFields.days]: String(asked.days),
  });
  return `${applicationPath(site)}?${query}`;
}
