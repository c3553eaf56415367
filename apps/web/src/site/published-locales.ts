import 'server-only';
import { type Locale, locales, siteOfLocale } from '@prestafaro/countries';
import { environment } from '@/cms/environment';

/** The sites that this deployment publishes: those of its hosts, of its pinned country, or all ten where nothing is said. */
export function publishedLocales(): readonly Locale[] {
  const { HOSTS, COUNTRY } = environment();
  const countries = new Set([...HOSTS.values(), ...(COUNTRY ? [COUNTRY] : [])]);
  return countries.size === 0 ? locales : locales.filter((locale) => countries.has(siteOfLocale(locale).country));
}
