import { compareText } from './compare-text.ts';
import { millisecondsPerDay, type RetainedRecord, type RetentionRule } from './retention-rule.ts';

/** What a retention job does with a record now, and the rule that says so. */
export interface RetentionDecision<Kind extends string> {
  /** The action that is due now. A blocked record that is due for blocking is kept. */
  readonly action: 'erase' | 'block' | 'keep';
  /** The rule that decided. For a kept record it is the next rule, or null if there is none. */
  readonly rule: RetentionRule<Kind> | null;
  /** The moment from which that rule applies. */
  readonly dueAt: Date | null;
}

/**
 * Decides what happens to a record at a moment, by rules that are data (R26). Erasing takes precedence over blocking. Under a
 * claim a record is blocked instead of erased, until the claim is closed.
 * @param now an argument, because a rule has no clock.
 * @throws {RangeError} for an invalid date or number of days, because such a record would never be due.
 */
export function retentionOf<Kind extends string>(
  record: RetainedRecord<Kind>,
  rules: readonly RetentionRule<Kind>[],
  now: Date,
): RetentionDecision<Kind> {
  const time = timeOf(now);
  const stages = stagesOf(record, rules);
  const due = stages.filter(({ dueAt }) => dueAt <= time);
  const erasing = due.find(isErasing);
  if (erasing && !record.isUnderClaim) return decision('erase', erasing);
  const blocking = due.find((stage) => !isErasing(stage)) ?? erasing;
  if (blocking && !record.isBlocked) return decision('block', blocking);
  const later = stages.filter(({ dueAt }) => dueAt > time);
  return decision('keep', erasing ?? (record.isBlocked ? later.find(isErasing) : later[0]));
}

interface Stage<Kind extends string> {
  readonly rule: RetentionRule<Kind>;
  readonly dueAt: number;
}

/** The rules for a record, ordered by the moment from which they apply. */
function stagesOf<Kind extends string>(
  { kind, changedAt }: RetainedRecord<Kind>,
  rules: readonly RetentionRule<Kind>[],
): Stage<Kind>[] {
  return rules
    .filter(({ kinds }) => kinds.includes(kind))
    .map((rule) => ({ rule, dueAt: timeOf(new Date(timeOf(changedAt) + rule.afterDays * millisecondsPerDay)) }))
    .sort((a, b) => a.dueAt - b.dueAt || compareText(a.rule.id, b.rule.id));
}

function isErasing({ rule }: { readonly rule: { readonly action: 'block' | 'erase' } }): boolean {
  return rule.action === 'erase';
}

function decision<Kind extends string>(
  action: RetentionDecision<Kind>['action'],
  stage: Stage<Kind> | undefined,
): RetentionDecision<Kind> {
  return { action, rule: stage?.rule ?? null, dueAt: stage ? new Date(stage.dueAt) : null };
}

function timeOf(date: Date): number {
  const time = date.getTime();
  if (Number.isNaN(time)) throw new RangeError('A retention period needs a valid date and a valid number of days');
  return time;
}
