import { expect, test } from 'vitest';
import { lifetimeOf, storedNames } from './stored-names.ts';

const day = 24 * 60 * 60;

test('storedNames: have each name and each purpose once', () => {
  expect(new Set(storedNames.map(({ name }) => name)).size).toBe(storedNames.length);
  expect(new Set(storedNames.map(({ purpose }) => purpose)).size).toBe(storedNames.length);
});

test('storedNames: have no name that starts with the fixed part of another one, because deletion goes by prefix', () => {
  const prefixes = storedNames.map(({ name }) => name.split('{')[0] ?? '');
  for (const prefix of prefixes) {
    expect(
      prefixes.filter((other) => other.startsWith(prefix)),
      prefix,
    ).toEqual([prefix]);
  }
});

test('storedNames: need consent for all ids, attribution and experiments (R15)', () => {
  expect(storedNames.filter(({ category }) => category === 'necessary').map(({ name }) => name)).toEqual([
    'pf_consent',
    'pf_locale',
    '__Host-pf_application',
    'pf_form:{form}:{locale}',
    'pf_push',
    'pf_reg',
    'pf_reload',
  ]);
});

test('storedNames: end with the tab exactly in the session storage', () => {
  for (const { kind, lifetime, name } of storedNames) expect(lifetime === 'session', name).toBe(kind === 'session');
});

test.each([
  ['pf_session', 30 * 60],
  ['pf_client', 180 * day],
  ['pf_current', 180 * day],
  ['pf_locale', 365 * day],
  ['pf_consent', 400 * day],
  ['__Host-pf_application', 30 * day],
] as const)('lifetimeOf: %s lasts %i seconds (R19)', (name, seconds) => {
  expect(lifetimeOf(name)).toBe(seconds);
});
