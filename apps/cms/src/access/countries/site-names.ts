import { type CountryCode, isLocale, type Locale, siteOfLocale } from '@prestafaro/countries';

const countryNames = new Intl.DisplayNames('es', { type: 'region' });
const languageNames = new Intl.DisplayNames('es', { type: 'language' });

export const countryName = (code: CountryCode): string => countryNames.of(code) ?? code;

/** `Ucrania · ruso`: by this name an editor chooses a site in the locale picker. */
export function siteName(locale: Locale): string {
  const { country, language } = siteOfLocale(locale);
  return `${countryName(country)} · ${languageNames.of(language) ?? language}`;
}

/** The same for the locale of a request, which may be none of our sites. */
export const siteNameOf = (code: string): string => (isLocale(code) ? siteName(code) : code);
