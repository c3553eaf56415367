import { describe, expect, test } from 'vitest';
import { countryCodes } from './country.ts';
import { feedNameOf } from './feed-name.ts';
import { isLocale, locales, siteOfLocale, sitesOf } from './site.ts';
import { publicPath } from './site-path.ts';

test('nine countries are ten sites', () => {
  expect(locales).toHaveLength(10);
  expect(countryCodes.flatMap((country) => sitesOf(country).map((site) => site.locale)).sort()).toEqual(
    [...locales].sort(),
  );
});

test('Ukraine speaks Ukrainian first, and Russian under /ru/', () => {
  expect(sitesOf('UA').map(({ locale, basePath }) => [locale, basePath])).toEqual([
    ['uk-UA', ''],
    ['ru-UA', '/ru'],
  ]);
});

test.each(countryCodes)('%s has its default site at the root of its host', (country) => {
  expect(sitesOf(country)[0]?.basePath).toBe('');
});

test.each(locales)('%s is named after its language and country', (locale) => {
  const { language, country } = siteOfLocale(locale);
  expect(`${language}-${country}`).toBe(locale);
});

test('a locale is known by its exact name', () => {
  expect(isLocale('ru-UA')).toBe(true);
  expect(isLocale('ru-ua')).toBe(false);
  expect(isLocale('constructor')).toBe(false);
});

describe('the offer feed', () => {
  test.each([
    ['ES', '/offers/', 'es'],
    ['ES', '/ru/offers/', 'es'],
    ['KZ', '/offers/', 'kz_ru'],
    ['UA', '/offers/', 'ua_ua'],
    ['UA', '/ru/offers/', 'ua_ru'],
    ['UA', '/rux/offers/', 'ua_ua'],
  ] as const)('of %s at %s is %s', (country, path, name) => {
    expect(feedNameOf(country, path)).toBe(name);
  });

  test.each(locales)('of %s is the one that its own paths lead to', (locale) => {
    const site = siteOfLocale(locale);
    expect(feedNameOf(site.country, publicPath(site, '/offers/'))).toBe(site.feedName);
  });
});
