import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { askedTests } from './asked-tests.mjs';

const FILES = [
  'apps/cms/src/access/roles.test.ts',
  'apps/cms/tests/access.test.ts',
  'e2e/home.e2e.ts',
  'e2e/support/at-least-one.test.mjs',
  'packages/lending/src/money.test.ts',
  'scripts/contract/contract.test.mjs',
];
const asked = (names, only) => Object.fromEntries(askedTests(names, only, FILES));

test.each([
  ['home.e2e.ts', { e2e: ['e2e/home.e2e.ts'] }],
  ['packages/lending', { unit: ['packages/lending/src/money.test.ts'] }],
  ['apps/cms/tests/access.test.ts', { cms: ['apps/cms/tests/access.test.ts'] }],
  ['contract', { contract: ['scripts/contract/contract.test.mjs'] }],
  ['at-least-one', { unit: ['e2e/support/at-least-one.test.mjs'] }],
])('%s names the files with it in their path, and their suite', (name, expected) => {
  expect(asked([name])).toEqual(expected);
});

test('a part of several paths names the files of several suites', () => {
  expect(asked(['access'])).toEqual({
    unit: ['apps/cms/src/access/roles.test.ts'],
    cms: ['apps/cms/tests/access.test.ts'],
  });
});

test('--only chooses among these suites; files of the CMS run on PostgreSQL where it says so', () => {
  expect(asked(['access'], ['unit'])).toEqual({ unit: ['apps/cms/src/access/roles.test.ts'] });
  expect(asked(['access'], ['cms-postgres'])).toEqual({ 'cms-postgres': ['apps/cms/tests/access.test.ts'] });
});

test('keeps the line of one test, and takes an absolute path', () => {
  expect(asked(['home.e2e.ts:12'])).toEqual({ e2e: ['e2e/home.e2e.ts:12'] });
  expect(asked([join(ROOT, 'packages/lending/src')])).toEqual({ unit: ['packages/lending/src/money.test.ts'] });
});

test('refuses a name that no test file has, and a file of another suite', () => {
  expect(() => asked(['nowhere'])).toThrow('No test file has "nowhere" in its path.');
  expect(() => asked(['home'], ['unit'])).toThrow('e2e/home.e2e.ts belongs to the suite e2e, not to unit.');
});
