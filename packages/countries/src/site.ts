import { type CountryCode, type Locale, locales } from '@prestafaro/types/country';
import type { SiteFacts } from './country-module.ts';
import { countryModules, type RegisteredSite } from './registry.ts';

/** The `{country}` of `/offers_data/configs/{country}_feed.json` (specification §7 and §9). */
export type FeedName = RegisteredSite['feedName'];

/** One country in one language. */
export type Site = SiteFacts & { readonly feedName: FeedName };

/** The site of a locale. */
export function siteOfLocale(locale: Locale): Site {
  // A locale ends with the code of its country; `LocaleOf` ensures it in the modules.
  const sites: Partial<Record<Locale, Site>> = countryModules[locale.slice(-2) as CountryCode].sites;
  return sites[locale] as Site;
}

/** The sites of a country, the default language first. */
export function sitesOf(country: CountryCode): readonly Site[] {
  return locales.map(siteOfLocale).filter((site) => site.country === country);
}
