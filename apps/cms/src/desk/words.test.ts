import { applicationStatuses, legalChanges } from '@prestafaro/lending';
import { expect, test } from 'vitest';
import { changeWords, purposeWords, wordOf } from './words';

test('every change that a lead manager may ever make has a button with words', () => {
  const changes = new Set(applicationStatuses.flatMap((status) => legalChanges(status, 'lead_manager')));
  expect(Object.keys(changeWords).sort()).toEqual([...changes].sort());
});

test('a code without a word is shown as it is, and none as nothing', () => {
  expect(wordOf(purposeWords, 'car')).toBe('Coche');
  expect(wordOf(purposeWords, 'of-an-older-form')).toBe('of-an-older-form');
  expect(wordOf(purposeWords, null)).toBe('');
});
