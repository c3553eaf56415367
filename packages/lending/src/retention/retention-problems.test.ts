import type { ApplicationStatus } from '@prestafaro/types/application';
import { expect, test } from 'vitest';
import { rules } from './retention.fixture.ts';
import { problemsOfRetention } from './retention-problems.ts';
import type { RetentionRule } from './retention-rule.ts';

const maxDays: Record<ApplicationStatus, number> = {
  draft: 30,
  submitted: 365,
  offers_shown: 365,
  offer_picked: 365,
  under_review: 365,
  approved: 365,
  declined: 365,
  signed: 365,
  paid_out: 365,
  withdrawn: 365,
};

const withRule = (id: string, change: Partial<RetentionRule>) =>
  problemsOfRetention(
    rules.map((rule) => (rule.id === id ? { ...rule, ...change } : rule)),
    maxDays,
  );

test('problemsOfRetention: accepts a table within the limits', () => {
  expect(problemsOfRetention(rules, maxDays)).toEqual([]);
});

test('problemsOfRetention: reports a draft that is in use for a day too long, with its rule', () => {
  expect(withRule('abandoned-forms', { afterDays: 31 })).toEqual([
    { code: 'used_too_long', kind: 'draft', rule: 'abandoned-forms', days: 31, maxDays: 30 },
  ]);
});

test('problemsOfRetention: accepts late erasure of records that are blocked in time', () => {
  expect(withRule('loan-limitation', { afterDays: 10 * 365 })).toEqual([]);
});

test('problemsOfRetention: reports records that are blocked and never erased', () => {
  expect(withRule('loan-limitation', { kinds: ['paid_out'] })).toEqual([{ code: 'never_erased', kind: 'signed' }]);
});

test('problemsOfRetention: reports a record type without a rule', () => {
  expect(problemsOfRetention([], maxDays)).toHaveLength(Object.keys(maxDays).length);
});

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'problemsOfRetention: reports %d as an invalid number of days',
  (afterDays) => {
    expect(withRule('abandoned-forms', { afterDays })).toContainEqual({ code: 'no_days', rule: 'abandoned-forms' });
  },
);
