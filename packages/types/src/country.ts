/**
 * The countries of the product, by ISO 3166 code. To add one, add its code here and its sites to {@link locales}; the type
 * check then names everything else that is missing.
 */
export const countryCodes = ['ES', 'MX', 'VN', 'PL', 'PH', 'MY', 'ZA', 'KZ', 'UA'] as const;

/** A country with its law, its money and its offer feed. A country is not a language: see {@link Locale}. */
export type CountryCode = (typeof countryCodes)[number];

/** The sites. A country with two languages lists its default language first. The CMS uses the same codes as locales. */
export const locales = [
  'es-ES',
  'es-MX',
  'vi-VN',
  'pl-PL',
  'en-PH',
  'ms-MY',
  'en-MY',
  'en-ZA',
  'ru-KZ',
  'kk-KZ',
  'uk-UA',
  'ru-UA',
] as const satisfies readonly `${string}-${CountryCode}`[];

/** A site: one country in one language, as a BCP 47 tag. */
export type Locale = (typeof locales)[number];

/** The locales of one country: `uk-UA` and `ru-UA` of `UA`. */
export type LocaleOf<Code extends CountryCode> = Extract<Locale, `${string}-${Code}`>;

/** The language of a locale: `uk` of `uk-UA`. */
export type LanguageOf<L extends Locale> = L extends `${infer Tag}-${string}` ? Tag : never;

/** A language of some site, as the first part of its locale: `es`, `kk`. */
export type Language = LanguageOf<Locale>;

/** The site whose messages are used when an error leaves the site unknown. */
export const defaultLocale: Locale = 'es-ES';

/** Narrows text from outside (route segment, cookie, webhook) to a locale. Case-sensitive. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}

/** Narrows text from outside (environment, query) to a country code. Upper case only, as in ISO 3166. */
export function isCountryCode(text: string): text is CountryCode {
  return (countryCodes as readonly string[]).includes(text);
}
