import { type CountryCode, isCountryCode } from '@prestafaro/countries';

/** What the address of the page says. The server checks it, and chooses what is absent. */
export interface AddressPeriod {
  country?: CountryCode;
  days?: string;
  from?: string;
  to?: string;
}

export function periodIn(query: URLSearchParams): AddressPeriod {
  const country = query.get('country');
  const [from, to, days] = ['from', 'to', 'days'].map((name) => query.get(name) || undefined);
  const period = from || to ? { ...(from && { from }), ...(to && { to }) } : { ...(days && { days }) };
  return { ...(country && isCountryCode(country) && { country }), ...period };
}

/** The query with another country. */
export function withCountry(query: URLSearchParams, country: string): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set('country', country);
  return changed;
}

/** The query with the last days until today, in place of two dates. */
export function withDays(query: URLSearchParams, days: string): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of ['from', 'to']) changed.delete(name);
  changed.set('days', days);
  return changed;
}

/** The query with two dates. The other one is that of the shown report where the address has none. */
export function withDates(query: URLSearchParams, dates: { from: string; to: string }): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete('days');
  for (const [name, day] of Object.entries(dates)) changed.set(name, day);
  return changed;
}
