import { expect, test } from 'vitest';
import { isDataFault, isLockTimeout, isPartitionMissing } from './insert-errors';

test.each([
  ['a wrong value of PostgreSQL', { code: '22P05' }, true],
  ['a check of a table', { code: '23514', constraint: 'events_check' }, true],
  ['a wrong value of SQLite', { code: 'SQLITE_CONSTRAINT_NOTNULL' }, true],
  ['a row without a partition', { code: '23514' }, false],
  ['a full disk', { code: 'SQLITE_FULL' }, false],
  ['a lock that was not free', { code: '55P03' }, false],
  ['an error without a code', {}, false],
])('isDataFault: tells whether a repeat would fail too: %s', (_, error, expected) => {
  expect(isDataFault(error)).toBe(expected);
});

test('isPartitionMissing: is true only for a check violation without a constraint', () => {
  const errors = [{ code: '23514' }, { code: '23514', constraint: 'x' }, { code: '23505' }, null];
  expect(errors.map(isPartitionMissing)).toEqual([true, false, false, false]);
});

test('isLockTimeout: is true only for SQLSTATE 55P03', () => {
  expect([{ code: '55P03' }, { code: '57014' }, undefined].map(isLockTimeout)).toEqual([true, false, false]);
});
