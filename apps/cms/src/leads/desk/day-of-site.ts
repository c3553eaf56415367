import { type CountryCode, isLocale, siteOfLocale, todayIn, toIsoDate } from '@prestafaro/countries';

/** The day in a country at an instant: `2026-11-20`. */
export const dayIn = (country: CountryCode, at: Date): string => toIsoDate(todayIn(country, at));

/** The day in the country of a site. @throws Error for a site that this release does not know, which an old row may have */
export function dayOfSite(site: string, at: Date): string {
  if (!isLocale(site)) throw new Error(`The site ${site} is unknown`);
  return dayIn(siteOfLocale(site).country, at);
}
