import { countryOf, type Locale, siteOfLocale } from '@prestafaro/countries';

/** Cities whose Spanish name is not the last part of the name of their time zone. */
const CITIES: Readonly<Record<string, string>> = {
  'Africa/Johannesburg': 'Johannesburgo',
  'America/Mexico_City': 'Ciudad de México',
  'Asia/Almaty': 'Almatý',
  'Asia/Ho_Chi_Minh': 'Ciudad Ho Chi Minh',
  'Europe/Kyiv': 'Kiev',
  'Europe/Warsaw': 'Varsovia',
};

/** The time zone of the country of a site: `Europe/Madrid`. */
export const timeZoneOf = (site: Locale): string => countryOf(siteOfLocale(site).country).timeZone;

/** The city after which editors call the time of a site: `Madrid`. */
export function cityOf(site: Locale): string {
  const timeZone = timeZoneOf(site);
  return CITIES[timeZone] ?? timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** `27 nov 2026, 9:30 (hora de Madrid)` */
export function plannedTime(dueAt: string | Date, site: Locale): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZoneOf(site) } as const;
  return `${new Intl.DateTimeFormat('es', options).format(new Date(dueAt))} (hora de ${cityOf(site)})`;
}
