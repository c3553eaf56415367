import { countryCodes, isLocale, type Locale, locales } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { siteOfLocale, sitesOf } from './site.ts';

test('sitesOf: returns each site once, for the country of its locale', () => {
  expect(countryCodes.flatMap((country) => sitesOf(country).map((site) => site.locale)).sort()).toEqual(
    [...locales].sort(),
  );
});

test('Ukraine has two sites: Ukrainian at the root, Russian under /ru/', () => {
  expect(sitesOf('UA').map(({ locale, basePath }) => [locale, basePath])).toEqual([
    ['uk-UA', ''],
    ['ru-UA', '/ru'],
  ]);
});

test('Malaysia has two sites: Malay at the root, English under /en/', () => {
  expect(sitesOf('MY').map(({ locale, basePath }) => [locale, basePath])).toEqual([
    ['ms-MY', ''],
    ['en-MY', '/en'],
  ]);
});

test('Kazakhstan has two sites: Russian at the root, Kazakh under /kk/', () => {
  expect(sitesOf('KZ').map(({ locale, basePath }) => [locale, basePath])).toEqual([
    ['ru-KZ', ''],
    ['kk-KZ', '/kk'],
  ]);
});

test.each(countryCodes)('the default site of %s is at the root of its host', (country) => {
  expect(sitesOf(country)[0]?.basePath).toBe('');
});

test.each(locales)('%s consists of the codes of its language and country', (locale) => {
  const { language, country } = siteOfLocale(locale);
  expect(`${language}-${country}`).toBe(locale);
});

test('isLocale: accepts only the exact name of a locale', () => {
  expect(isLocale('ru-UA')).toBe(true);
  expect(isLocale('ru-ua')).toBe(false);
  expect(isLocale('constructor')).toBe(false);
});

/** The feed of each site (specification §9). A new site adds its own. */
const feedNames: Readonly<Record<Locale, string>> = {
  'es-ES': 'es',
  'es-MX': 'mx',
  'vi-VN': 'vn',
  'pl-PL': 'pl',
  'en-PH': 'ph',
  'ms-MY': 'my',
  'en-MY': 'my_en',
  'en-ZA': 'za',
  'ru-KZ': 'kz_ru',
  'kk-KZ': 'kz_kk',
  'uk-UA': 'ua_ua',
  'ru-UA': 'ua_ru',
};

test.each(locales)('the site %s loads its offer feed of the specification', (locale) => {
  expect(siteOfLocale(locale).feedName).toBe(feedNames[locale]);
});
