import { countryOf, formatMoney, isLocale, type Locale, siteOfLocale, sitesOf } from '@prestafaro/countries';
import { siteName } from '../../access/countries/site-names';

const countryNames = new Intl.DisplayNames('es', { type: 'region' });

/** `300 €`, in the format of the site. @param units whole units of the currency */
export function moneyOf(units: number, site: Locale): string {
  return formatMoney(Math.round(units * 100), siteOfLocale(site).moneyFormat, { decimals: 'unless-whole' });
}

/** `20 nov 2026, 14:03`, in the time zone of the site's country. */
export function instantOf(iso: string, site: Locale): string {
  const { timeZone } = countryOf(siteOfLocale(site).country);
  return new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** In the reader's time zone, for instants that belong to no country. */
export function localInstantOf(iso: string): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** `17 de mayo de 1990` from `1990-05-17`. */
export function dayOf(day: string): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `España`, and the language only where the country has more than one. */
export function siteLabel(site: Locale): string {
  const { country } = siteOfLocale(site);
  return sitesOf(country).length > 1 ? siteName(site) : (countryNames.of(country) ?? country);
}

export const siteLabels = (sites: readonly string[]): string => sites.filter(isLocale).map(siteLabel).join(', ');

/** Shown for a missing value. */
export const NOTHING = '—';

export const yesOrNo = (value: boolean): string => (value ? 'Sí' : 'No');

const wholeNumber = new Intl.NumberFormat('es');

/** `12.345` */
export const numberOf = (count: number): string => wholeNumber.format(count);

export const counted = (count: number, one: string, many: string): string =>
  `${numberOf(count)} ${count === 1 ? one : many}`;
