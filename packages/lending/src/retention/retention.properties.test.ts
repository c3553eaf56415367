import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueRecords } from './due-records.ts';
import { anyDays, anyRecord, anyRules, onDay } from './retention.fixture.ts';
import { retentionOf } from './retention-of.ts';

const rank = { keep: 0, block: 1, erase: 2 };

test('time only ever leads from keeping to blocking to erasing', () => {
  fc.assert(
    fc.property(anyRecord, anyRules, anyDays, anyDays, (record, rules, days, more) => {
      const sooner = retentionOf(record, rules, onDay(days)).action;
      const later = retentionOf(record, rules, onDay(days + more)).action;
      expect(rank[later]).toBeGreaterThanOrEqual(rank[sooner]);
    }),
  );
});

test('one rule more never keeps anything longer', () => {
  fc.assert(
    fc.property(anyRecord, anyRules, anyDays, (record, rules, days) => {
      const all = retentionOf(record, rules, onDay(days)).action;
      const fewer = retentionOf(record, rules.slice(1), onDay(days)).action;
      expect(rank[all]).toBeGreaterThanOrEqual(rank[fewer]);
    }),
  );
});

test('nothing is erased or blocked but by a rule for its kind that is due', () => {
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

test('under a claim nothing is erased', () => {
  fc.assert(
    fc.property(anyRecord, anyRules, anyDays, (record, rules, days) => {
      expect(retentionOf({ ...record, isUnderClaim: true }, rules, onDay(days)).action).not.toBe('erase');
    }),
  );
});

test('the order of the rules, and of the records, changes nothing', () => {
  const records = fc.uniqueArray(anyRecord, { selector: ({ id }) => id });
  fc.assert(
    fc.property(records, anyRules, anyDays, (each, rules, days) => {
      const due = dueRecords(each, rules, onDay(days));
      expect(dueRecords([...each].reverse(), [...rules].reverse(), onDay(days))).toEqual(due);
    }),
  );
});

test('when what is due has been done, nothing is due', () => {
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
