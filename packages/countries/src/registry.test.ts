import { countryCodes, isCountryCode, locales } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { countryOf } from './registry.ts';
import { siteOfLocale } from './site.ts';

test('only Mexico shows the loader after a fatal error', () => {
  const withLoader = countryCodes.filter((code) => countryOf(code).errorView === 'loader');
  expect(withLoader).toEqual(['MX']);
});

test('only Spain has an always active offer, number 67 (specification §9)', () => {
  const always = countryCodes.map((code) => [code, countryOf(code).alwaysActiveOffers] as const);
  expect(always.filter(([, offers]) => offers.length > 0)).toEqual([['ES', [67]]]);
});

test.each(countryCodes)('%s: each site has the country and the locale of its entry', (code) => {
  for (const [locale, site] of Object.entries(countryOf(code).sites))
    expect(site).toMatchObject({ locale, country: code });
});

test('every locale has the plural categories that Intl has for its language', () => {
  for (const { language, pluralCategories } of locales.map(siteOfLocale)) {
    const { pluralCategories: expected } = new Intl.PluralRules(language).resolvedOptions();
    expect([...pluralCategories, 'other'].sort(), language).toEqual([...expected].sort());
  }
});

test.each(countryCodes)('%s has a currency and a time zone that the platform knows', (code) => {
  const country = countryOf(code);
  expect(Intl.supportedValuesOf('currency')).toContain(country.currency);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: country.timeZone })).not.toThrow();
});

test('isCountryCode: accepts only two upper-case letters of a country that we serve', () => {
  expect(isCountryCode('ES')).toBe(true);
  expect(isCountryCode('es')).toBe(false);
  expect(isCountryCode('FR')).toBe(false);
  expect(isCountryCode('toString')).toBe(false);
});
