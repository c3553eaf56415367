import { applicationStatuses } from '@prestafaro/types/application';
import fc from 'fast-check';
import { millisecondsPerDay, type RetainedRecord, type RetentionRule } from './retention-rule.ts';

/** Example rules of a country with the periods of R26. */
export const rules: readonly RetentionRule[] = [
  { id: 'abandoned-forms', kinds: ['draft'], afterDays: 30, action: 'erase' },
  {
    id: 'no-loan',
    kinds: ['submitted', 'offers_shown', 'offer_picked', 'under_review', 'approved', 'declined', 'withdrawn'],
    afterDays: 365,
    action: 'erase',
  },
  { id: 'loan-in-use', kinds: ['signed', 'paid_out'], afterDays: 365, action: 'block' },
  { id: 'loan-limitation', kinds: ['signed', 'paid_out'], afterDays: 5 * 365, action: 'erase' },
];

export const start = new Date('2026-01-31T12:00:00Z');

/** The fake clock: a number of days, and optionally milliseconds, after the record's last change. */
export const onDay = (days: number, milliseconds = 0) =>
  new Date(start.getTime() + days * millisecondsPerDay + milliseconds);

export const record = (facts: Partial<RetainedRecord> = {}): RetainedRecord => ({
  id: 'a',
  kind: 'draft',
  changedAt: start,
  isBlocked: false,
  isUnderClaim: false,
  ...facts,
});

export const anyRecord: fc.Arbitrary<RetainedRecord> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...applicationStatuses),
  changedAt: fc.integer({ min: -3000, max: 0 }).map((days) => onDay(days)),
  isBlocked: fc.boolean(),
  isUnderClaim: fc.boolean(),
});

export const anyRules: fc.Arbitrary<RetentionRule[]> = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    kinds: fc.subarray([...applicationStatuses]),
    afterDays: fc.integer({ min: 0, max: 3000 }),
    action: fc.constantFrom('block', 'erase'),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);

export const anyDays = fc.integer({ min: 0, max: 3000 });
