import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueRecords } from './due-records.ts';
import { anyDays, anyRecord, anyRules, onDay } from './retention.fixture.ts';
import { retentionOf } from './retention-of.ts';

const rank = { keep: 0, block: 1, erase: 2 };

test('retentionOf: over time a record only goes from keep to block to erase', () => {
  fc.assert(
    fc.property(anyRecord, anyRules, anyDays, anyDays, (record, rules, days, more) => {
      const sooner = retentionOf(record, rules, onDay(days)).action;
      const later = retentionOf(record, rules, onDay(days + more)).action;
      expect(rank[later]).toBeGreaterThanOrEqual(rank[sooner]);
    }),
  );
});

test('retentionOf: an additional rule never keeps a record longer', () => {
  fc.assert(
    fc.property(anyRecord, anyRules, anyDays, (record, rules, days) => {
      const all = retentionOf(record, rules, onDay(days)).action;
      const fewer = retentionOf(record, rules.slice(1), onDay(days)).action;
      expect(rank[all]).toBeGreaterThanOrEqual(rank[fewer]);
    }),
  );
});

test('retentionOf: erases and blocks only by a due rule for the record type', () => {
  fc.assert(
    fc.property(anyRecord, anyRules, anyDays, (record, rules, days) => {
      const { action, rule, dueAt } = retentionOf(record, rules, onDay(days));
      if (action === 'keep') return;
      expect(rules).toContain(rule);
      expect(rule?.kinds).toContain(record.kind);
      expect(dueAt?.getTime()).toBeLessThanOrEqual(onDay(days).getTime());
    }),
  );
});

test('retentionOf: erases nothing under a claim', () => {
  fc.assert(
    fc.property(anyRecord, anyRules, anyDays, (record, rules, days) => {
      expect(retentionOf({ ...record, isUnderClaim: true }, rules, onDay(days)).action).not.toBe('erase');
    }),
  );
});

test('retention does not depend on the order of rules and records', () => {
  const records = fc.uniqueArray(anyRecord, { selector: ({ id }) => id });
  fc.assert(
    fc.property(records, anyRules, anyDays, (each, rules, days) => {
      const due = dueRecords(each, rules, onDay(days));
      expect(dueRecords([...each].reverse(), [...rules].reverse(), onDay(days))).toEqual(due);
    }),
  );
});

test('dueRecords: finds nothing after the due actions are done', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyRecord, { selector: ({ id }) => id }), anyRules, anyDays, (records, rules, days) => {
      const done = new Map(dueRecords(records, rules, onDay(days)).map(({ id, action }) => [id, action]));
      const left = records
        .filter(({ id }) => done.get(id) !== 'erase')
        .map((record) => ({ ...record, isBlocked: record.isBlocked || done.get(record.id) === 'block' }));
      expect(dueRecords(left, rules, onDay(days))).toEqual([]);
    }),
  );
});
