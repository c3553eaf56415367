import { expect, test } from 'vitest';
import { dueRecords } from './due-records.ts';
import { onDay, record, rules } from './retention.fixture.ts';

test('what is due is listed with its rule, the longest overdue first, and what is kept is not', () => {
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

test('of no records nothing is due', () => {
  expect(dueRecords([], rules, onDay(9999))).toEqual([]);
});
