import { compareText } from './compare-text.ts';
import { type RetentionDecision, retentionOf } from './retention-of.ts';
import type { RetainedRecord, RetentionRule } from './retention-rule.ts';

/** A record that a retention job has to erase or block. */
export interface DueRecord<Kind extends string> {
  readonly id: string;
  readonly action: 'erase' | 'block';
  /** The rule that decided; the job logs it. */
  readonly rule: RetentionRule<Kind>;
  readonly dueAt: Date;
}

/**
 * The records that are to be erased or blocked now (R26), the longest overdue first, so that an interrupted job has done the
 * most urgent ones. A second run at the same moment finds nothing.
 */
export function dueRecords<Kind extends string>(
  records: readonly RetainedRecord<Kind>[],
  rules: readonly RetentionRule<Kind>[],
  now: Date,
): DueRecord<Kind>[] {
  return records
    .flatMap((record) => dueRecord(record.id, retentionOf(record, rules, now)))
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || compareText(a.id, b.id));
}

function dueRecord<Kind extends string>(
  id: string,
  { action, rule, dueAt }: RetentionDecision<Kind>,
): DueRecord<Kind>[] {
  return action === 'keep' || rule === null || dueAt === null ? [] : [{ id, action, rule, dueAt }];
}
