import { expect, test } from 'vitest';
import { countryCodes, countryOf, isCountryCode } from './country.ts';

test('there are nine countries', () => {
  expect(countryCodes).toHaveLength(9);
});

test('only Mexico shows the loader when everything fails', () => {
  const withLoader = countryCodes.filter((code) => countryOf(code).errorView === 'loader');
  expect(withLoader).toEqual(['MX']);
});

test.each(countryCodes)('%s has a currency and a time zone that the platform knows', (code) => {
  const country = countryOf(code);
  expect(Intl.supportedValuesOf('currency')).toContain(country.currency);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: country.timeZone })).not.toThrow();
});

test('a country code is two upper-case letters of a country that we serve', () => {
  expect(isCountryCode('ES')).toBe(true);
  expect(isCountryCode('es')).toBe(false);
  expect(isCountryCode('FR')).toBe(false);
  expect(isCountryCode('toString')).toBe(false);
});
