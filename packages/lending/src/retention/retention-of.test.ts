import type { ApplicationStatus } from '@prestafaro/types/application';
import { describe, expect, test } from 'vitest';
import { onDay, record, rules, start } from './retention.fixture.ts';
import { type RetentionDecision, retentionOf } from './retention-of.ts';
import type { RetainedRecord, RetentionRule } from './retention-rule.ts';

const decided = (facts: Partial<RetainedRecord>, now: Date) => {
  const { action, rule }: RetentionDecision<ApplicationStatus> = retentionOf(record(facts), rules, now);
  return [action, rule?.id];
};

describe('retentionOf: by the periods of R26', () => {
  test.each<[states: string, kind: ApplicationStatus, now: Date, action: string, rule: string]>([
    ['keeps a draft for 30 days', 'draft', onDay(30, -1), 'keep', 'abandoned-forms'],
    ['erases a draft after 30 days', 'draft', onDay(30), 'erase', 'abandoned-forms'],
    ['erases a draft long after 30 days', 'draft', onDay(3000), 'erase', 'abandoned-forms'],
    ['keeps a declined application for a year', 'declined', onDay(365, -1), 'keep', 'no-loan'],
    ['erases a declined application after a year', 'declined', onDay(365), 'erase', 'no-loan'],
    ['keeps a loan in use for a year', 'paid_out', onDay(364), 'keep', 'loan-in-use'],
    ['blocks a loan after a year', 'paid_out', onDay(365), 'block', 'loan-in-use'],
    [
      'erases a loan after five years, when claims are time-barred',
      'paid_out',
      onDay(5 * 365),
      'erase',
      'loan-limitation',
    ],
  ])('%s', (_, kind, now, action, rule) => {
    expect(decided({ kind }, now)).toEqual([action, rule]);
  });
});

test('retentionOf: states the next rule and its date for a kept record', () => {
  expect(retentionOf(record(), rules, start)).toEqual({ action: 'keep', rule: rules[0], dueAt: onDay(30) });
});

test('retentionOf: keeps a blocked record until it is due for erasure', () => {
  expect(decided({ kind: 'signed', isBlocked: true }, onDay(400))).toEqual(['keep', 'loan-limitation']);
  expect(decided({ kind: 'signed', isBlocked: true }, onDay(5 * 365))).toEqual(['erase', 'loan-limitation']);
});

describe('retentionOf: under a claim', () => {
  test('blocks a record that is due for erasure', () => {
    expect(decided({ isUnderClaim: true }, onDay(30))).toEqual(['block', 'abandoned-forms']);
  });

  test('keeps a blocked record, and erases it once the claim is closed', () => {
    expect(decided({ isUnderClaim: true, isBlocked: true }, onDay(100))).toEqual(['keep', 'abandoned-forms']);
    expect(decided({ isBlocked: true }, onDay(100))).toEqual(['erase', 'abandoned-forms']);
  });

  test('keeps a record that is not due', () => {
    expect(decided({ isUnderClaim: true }, onDay(29))).toEqual(['keep', 'abandoned-forms']);
  });
});

test('retentionOf: keeps record types that have no retention rule', () => {
  expect(retentionOf(record(), [], onDay(9999))).toEqual({ action: 'keep', rule: null, dueAt: null });
});

test('retentionOf: returns no next rule for a blocked record that no rule erases', () => {
  const blocking = rules.filter(({ action }) => action === 'block');
  expect(retentionOf(record({ kind: 'signed', isBlocked: true }), blocking, start).rule).toBeNull();
});

test("retentionOf: applies the rules of the record's own type", () => {
  const proof = { ...record(), kind: 'consent_proof' } as const;
  const own = [{ id: 'proofs', kinds: ['consent_proof'], afterDays: 1, action: 'block' }] as const;
  expect(retentionOf(proof, own, onDay(1))).toEqual({ action: 'block', rule: own[0], dueAt: onDay(1) });
});

test.each<[what: string, each: RetainedRecord, table: readonly RetentionRule[], now: Date]>([
  ['a record without a date', record({ changedAt: new Date('') }), rules, start],
  ['no clock', record(), rules, new Date(Number.NaN)],
  ['a rule without days', record(), rules.map((rule) => ({ ...rule, afterDays: Number.NaN })), start],
])('retentionOf: throws for %s instead of keeping the record for ever', (_, each, table, now) => {
  expect(() => retentionOf(each, table, now)).toThrow(RangeError);
});
