import { countryOf, formatMoney, isLocale, type Locale, siteOfLocale } from '@prestafaro/countries';
import { siteName } from '../../countries/site-names';

const countryNames = new Intl.DisplayNames('es', { type: 'region' });

/** `300 €`, as the site writes it. Whole units. */
export function moneyOf(units: number, site: Locale): string {
  return formatMoney(Math.round(units * 100), siteOfLocale(site).moneyFormat, { decimals: 'unless-whole' });
}

/** `20 nov 2026, 14:03`, on the clocks of the site's country. */
export function instantOf(iso: string, site: Locale): string {
  const { timeZone } = countryOf(siteOfLocale(site).country);
  return new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** On the clocks of whoever reads it, for what belongs to no country. */
export function localInstantOf(iso: string): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** `17 de mayo de 1990` from `1990-05-17`. */
export function dayOf(day: string): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `España`, and the language only where the country has two. */
export function siteLabel(site: Locale): string {
  const { country } = siteOfLocale(site);
  return country === 'UA' ? siteName(site) : (countryNames.of(country) ?? country);
}

export const siteLabels = (sites: readonly string[]): string => sites.filter(isLocale).map(siteLabel).join(', ');

/** What stands where nothing was asked or said. */
export const NOTHING = '—';

export const yesOrNo = (value: boolean | null): string => (value === null ? NOTHING : value ? 'Sí' : 'No');

export const counted = (count: number, one: string, many: string): string =>
  `${new Intl.NumberFormat('es').format(count)} ${count === 1 ? one : many}`;
