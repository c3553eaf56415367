import { countryCodes } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { consentPurposesOf, requiredConsents } from './consent-purposes.ts';

test('every form has the required boxes for terms and lenders, and an optional one for calls', () => {
  for (const country of countryCodes) {
    const purposes = consentPurposesOf(country, null);
    expect(purposes.slice(0, 2)).toEqual(requiredConsents);
    expect(purposes.at(-1)).toBe('calls');
  }
});

test('the box for messages is an experiment in the Philippines and Malaysia, and on every other form', () => {
  const withMessages = (arm: string | null) =>
    countryCodes.filter((country) => consentPurposesOf(country, arm).includes('messages'));
  const elsewhere = countryCodes.filter((country) => country !== 'PH' && country !== 'MY');
  expect(withMessages(null)).toEqual(elsewhere);
  expect(withMessages('0256.1-A')).toEqual(elsewhere);
  expect(withMessages('0256.1-b')).toEqual(elsewhere);
  expect(withMessages('0256.1-B')).toEqual(countryCodes);
});
