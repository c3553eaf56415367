import { expect, test } from 'vitest';
import { longestQuery, readQuery } from '@/features/search/read-query';

test('readQuery: joins spaces and leaves out control characters and halves of characters', () => {
  expect(readQuery(' préstamo \u0000\u0007\n rápido\ud800 ')).toEqual({ state: 'ready', typed: 'préstamo rápido' });
});

test.each([undefined, null, '', ' \t\u0000 '])('readQuery: %j is empty', (sent) => {
  expect(readQuery(sent)).toEqual({ state: 'empty' });
});

test('readQuery: counts characters as people see them, and keeps a query that is too long', () => {
  expect(readQuery('e\u0301'.repeat(longestQuery)).state).toBe('ready');
  expect(readQuery('😀'.repeat(longestQuery)).state).toBe('ready');
  const typed = 'a'.repeat(longestQuery + 1);
  expect(readQuery(typed)).toEqual({ state: 'too-long', typed });
});
