import type { CountryCode } from './country.ts';

/** The `{country}` of `/offers_data/configs/{country}_feed.json` (specification §7 and §9). */
export type FeedName = Lowercase<Exclude<CountryCode, 'KZ' | 'UA'>> | 'kz_ru' | 'ua_ru' | 'ua_ua';

/**
 * The offer feed for a path as the visitor sees it (specification §9, "Offer list rules"):
 * the lower-case country code, but `kz_ru` for KZ, and for UA `ua_ru` when the path contains `/ru/`, else `ua_ua`.
 */
export function feedNameOf(country: CountryCode, pathname: string): FeedName {
  if (country === 'KZ') return 'kz_ru';
  if (country === 'UA') return pathname.includes('/ru/') ? 'ua_ru' : 'ua_ua';
  return country.toLowerCase() as Lowercase<typeof country>;
}
