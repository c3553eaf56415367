import { countryCodes } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { loadCountryRules } from './load-country-rules.ts';
import { countryOf } from './registry.ts';

test.each(countryCodes)('loadCountryRules: returns the module of %s', async (country) => {
  expect(await loadCountryRules(country)).toBe(countryOf(country));
});
