import { expect, test } from 'vitest';
import { SUITES, suiteFor } from './suites.mjs';

test('suiteFor: end-to-end tests of a running product build neither CMS nor admin, and their title says what they test', () => {
  const { needs, title } = suiteFor('e2e', { running: true });
  expect(needs).toBeUndefined();
  expect(title).toBe('End to end: Chromium, the product that runs in this folder');
});

test('suiteFor: every other run is the suite as it is', () => {
  expect(suiteFor('e2e', {})).toBe(SUITES.e2e);
  expect(suiteFor('e2e')?.needs).toBe('admin');
  expect(suiteFor('cms', { running: true })).toBe(SUITES.cms);
  expect(suiteFor('nowhere')).toBeUndefined();
});
