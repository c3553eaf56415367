import { expect, test } from 'vitest';
import { dueRecords } from './due-records.ts';
import { onDay, record, rules } from './retention.fixture.ts';

test('dueRecords: lists due records with their rule, the longest overdue first, and omits records to keep', () => {
  const records = [
    record({ id: 'fresh', changedAt: onDay(20) }),
    record({ id: 'loan', kind: 'signed', changedAt: onDay(-330) }),
    record({ id: 'b', changedAt: onDay(1) }),
    record({ id: 'a', changedAt: onDay(1) }),
  ];
  expect(dueRecords(records, rules, onDay(40)).map(({ id, action, rule }) => [id, action, rule.id])).toEqual([
    ['a', 'erase', 'abandoned-forms'],
    ['b', 'erase', 'abandoned-forms'],
    ['loan', 'block', 'loan-in-use'],
  ]);
});

test('dueRecords: returns an empty list for no records', () => {
  expect(dueRecords([], rules, onDay(9999))).toEqual([]);
});
