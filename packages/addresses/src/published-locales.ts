import { siteOfLocale } from '@prestafaro/countries';
import { type CountryCode, type Locale, locales } from '@prestafaro/types/country';
import type { HostTable } from './hosts.ts';

/** The sites that a deployment publishes: those of its hosts and of its pinned country. Without either, all sites. */
export function publishedLocales(hosts: HostTable, pinnedCountry: CountryCode | undefined): readonly Locale[] {
  const countries = new Set([...hosts.values(), ...(pinnedCountry ? [pinnedCountry] : [])]);
  return countries.size === 0 ? locales : locales.filter((locale) => countries.has(siteOfLocale(locale).country));
}
