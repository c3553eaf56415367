import { type Cap, type CountryCode, countryOf, policyOf, todayIn } from '@prestafaro/countries';

/** The legal caps of a country by the law of today, with those that only begin later left out. Most countries have none. */
export function capsInForce(country: CountryCode): readonly Cap[] {
  if (countryOf(country).law.caps.length === 0) return [];
  return policyOf(country, todayIn(country, new Date())).caps;
}
