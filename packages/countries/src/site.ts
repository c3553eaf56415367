import type { CountryCode } from './country.ts';
import type { FeedName } from './feed-name.ts';
import type { MoneyFormat } from './money-format.ts';

/** The ten sites. Where a country has two languages its default comes first. The CMS calls the same codes locales. */
export const locales = [
  'es-ES',
  'es-MX',
  'vi-VN',
  'pl-PL',
  'en-PH',
  'ms-MY',
  'en-ZA',
  'ru-KZ',
  'uk-UA',
  'ru-UA',
] as const;

export type Locale = (typeof locales)[number];

export type Language = 'es' | 'vi' | 'pl' | 'en' | 'ms' | 'ru' | 'uk';

/** One country in one language. */
export interface Site {
  readonly locale: Locale;
  readonly country: CountryCode;
  readonly language: Language;
  /** What stands before every public path: nothing for a country's default language (decisions, "Country, host and language"). */
  readonly basePath: '' | '/ru';
  /** The offer feed that pages of this site load; agrees with `feedNameOf`. */
  readonly feedName: FeedName;
  /** Used until the CMS has a money format for this site. */
  readonly moneyFormat: MoneyFormat;
}

const groupsBySpace = { groupSeparator: 'space', decimalSeparator: 'comma' } as const;
const groupsByComma = { groupSeparator: 'comma', decimalSeparator: 'dot' } as const;
const groupsByDot = { groupSeparator: 'dot', decimalSeparator: 'comma' } as const;

const hryvnia = { ...groupsBySpace, currencySymbol: '₴', currencyPosition: 'after', decimals: 0 } as const;

/** `satisfies` keeps the table complete: a locale without a row, or a row that names another locale, does not compile. */
const sites = {
  'es-ES': {
    locale: 'es-ES',
    country: 'ES',
    language: 'es',
    basePath: '',
    feedName: 'es',
    moneyFormat: { ...groupsBySpace, currencySymbol: '€', currencyPosition: 'after', decimals: 2 },
  },
  'es-MX': {
    locale: 'es-MX',
    country: 'MX',
    language: 'es',
    basePath: '',
    feedName: 'mx',
    moneyFormat: { ...groupsByComma, currencySymbol: '$', currencyPosition: 'before', decimals: 2 },
  },
  'vi-VN': {
    locale: 'vi-VN',
    country: 'VN',
    language: 'vi',
    basePath: '',
    feedName: 'vn',
    moneyFormat: { ...groupsByDot, currencySymbol: '₫', currencyPosition: 'after', decimals: 0 },
  },
  'pl-PL': {
    locale: 'pl-PL',
    country: 'PL',
    language: 'pl',
    basePath: '',
    feedName: 'pl',
    moneyFormat: { ...groupsBySpace, currencySymbol: 'zł', currencyPosition: 'after', decimals: 2 },
  },
  'en-PH': {
    locale: 'en-PH',
    country: 'PH',
    language: 'en',
    basePath: '',
    feedName: 'ph',
    moneyFormat: { ...groupsByComma, currencySymbol: '₱', currencyPosition: 'before', decimals: 2 },
  },
  'ms-MY': {
    locale: 'ms-MY',
    country: 'MY',
    language: 'ms',
    basePath: '',
    feedName: 'my',
    moneyFormat: { ...groupsByComma, currencySymbol: 'RM', currencyPosition: 'before_spaced', decimals: 2 },
  },
  'en-ZA': {
    locale: 'en-ZA',
    country: 'ZA',
    language: 'en',
    basePath: '',
    feedName: 'za',
    moneyFormat: { ...groupsBySpace, currencySymbol: 'R', currencyPosition: 'before_spaced', decimals: 2 },
  },
  'ru-KZ': {
    locale: 'ru-KZ',
    country: 'KZ',
    language: 'ru',
    basePath: '',
    feedName: 'kz_ru',
    moneyFormat: { ...groupsBySpace, currencySymbol: '₸', currencyPosition: 'after', decimals: 0 },
  },
  'uk-UA': {
    locale: 'uk-UA',
    country: 'UA',
    language: 'uk',
    basePath: '',
    feedName: 'ua_ua',
    moneyFormat: hryvnia,
  },
  'ru-UA': {
    locale: 'ru-UA',
    country: 'UA',
    language: 'ru',
    basePath: '/ru',
    feedName: 'ua_ru',
    moneyFormat: hryvnia,
  },
} as const satisfies { [L in Locale]: Site & { locale: L } };

/** The site of a locale. */
export function siteOfLocale(locale: Locale): Site {
  return sites[locale];
}

/** The sites of a country, its default language first. */
export function sitesOf(country: CountryCode): readonly Site[] {
  return locales.map(siteOfLocale).filter((site) => site.country === country);
}

/** Narrows text from outside (route segment, cookie, webhook) to a locale. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}
