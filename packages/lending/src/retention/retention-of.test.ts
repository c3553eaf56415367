import type { ApplicationStatus } from '@prestafaro/types/application';
import { describe, expect, test } from 'vitest';
import { onDay, record, rules, start } from './retention.fixture.ts';
import { type RetentionDecision, retentionOf } from './retention-of.ts';
import type { RetainedRecord, RetentionRule } from './retention-rule.ts';

const decided = (facts: Partial<RetainedRecord>, now: Date) => {
  const { action, rule }: RetentionDecision<ApplicationStatus> = retentionOf(record(facts), rules, now);
  return [action, rule?.id];
};

describe('by the figures of R26', () => {
  test.each<[states: string, kind: ApplicationStatus, now: Date, action: string, rule: string]>([
    ['a draft is kept for 30 days', 'draft', onDay(30, -1), 'keep', 'abandoned-forms'],
    ['and erased then', 'draft', onDay(30), 'erase', 'abandoned-forms'],
    ['and ever after', 'draft', onDay(3000), 'erase', 'abandoned-forms'],
    ['a refused application is kept for a year', 'declined', onDay(365, -1), 'keep', 'no-loan'],
    ['and erased then', 'declined', onDay(365), 'erase', 'no-loan'],
    ['a loan is in use for a year', 'paid_out', onDay(364), 'keep', 'loan-in-use'],
    ['is blocked then', 'paid_out', onDay(365), 'block', 'loan-in-use'],
    ['and erased when no claim is possible any more', 'paid_out', onDay(5 * 365), 'erase', 'loan-limitation'],
  ])('%s', (_, kind, now, action, rule) => {
    expect(decided({ kind }, now)).toEqual([action, rule]);
  });
});

test('what is kept says until when', () => {
  expect(retentionOf(record(), rules, start)).toEqual({ action: 'keep', rule: rules[0], dueAt: onDay(30) });
});

test('what is blocked is not blocked again, and waits to be erased', () => {
  expect(decided({ kind: 'signed', isBlocked: true }, onDay(400))).toEqual(['keep', 'loan-limitation']);
  expect(decided({ kind: 'signed', isBlocked: true }, onDay(5 * 365))).toEqual(['erase', 'loan-limitation']);
});

describe('under a claim', () => {
  test('what would be erased is blocked', () => {
    expect(decided({ isUnderClaim: true }, onDay(30))).toEqual(['block', 'abandoned-forms']);
  });

  test('what is blocked stays so, and is erased once the claim is closed', () => {
    expect(decided({ isUnderClaim: true, isBlocked: true }, onDay(100))).toEqual(['keep', 'abandoned-forms']);
    expect(decided({ isBlocked: true }, onDay(100))).toEqual(['erase', 'abandoned-forms']);
  });

  test('what is not due is kept as any other', () => {
    expect(decided({ isUnderClaim: true }, onDay(29))).toEqual(['keep', 'abandoned-forms']);
  });
});

test('a kind without a rule is kept, and no rule says so', () => {
  expect(retentionOf(record(), [], onDay(9999))).toEqual({ action: 'keep', rule: null, dueAt: null });
});

test('a blocked record that nothing ever erases has no next rule', () => {
  const blocking = rules.filter(({ action }) => action === 'block');
  expect(retentionOf(record({ kind: 'signed', isBlocked: true }), blocking, start).rule).toBeNull();
});

test('consents and complaints are kept by rules of their own', () => {
  const proof = { ...record(), kind: 'consent_proof' } as const;
  const own = [{ id: 'proofs', kinds: ['consent_proof'], afterDays: 1, action: 'block' }] as const;
  expect(retentionOf(proof, own, onDay(1))).toEqual({ action: 'block', rule: own[0], dueAt: onDay(1) });
});

test.each<[what: string, each: RetainedRecord, table: readonly RetentionRule[], now: Date]>([
  ['a record without a date', record({ changedAt: new Date('') }), rules, start],
  ['no clock', record(), rules, new Date(Number.NaN)],
  ['a rule without days', record(), rules.map((rule) => ({ ...rule, afterDays: Number.NaN })), start],
])('%s is an error, and nothing kept for ever', (_, each, table, now) => {
  expect(() => retentionOf(each, table, now)).toThrow(RangeError);
});
