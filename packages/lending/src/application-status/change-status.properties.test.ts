import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySource, anyStatus } from './any-status.fixture.ts';
import { type ApplicationStatus, applicationStatuses, type ChangeSource, changeSources } from './application-status.ts';
import { changeStatus } from './change-status.ts';
import { isFinalStatus, legalChanges } from './status-changes.ts';

const anyStep = fc.tuple(anyStatus, anySource);

/** Asks for every step in turn; what is refused leaves the status as it is. All that the application has been. */
function history(start: ApplicationStatus, steps: readonly (readonly [ApplicationStatus, ChangeSource])[]) {
  const statuses = [start];
  for (const [next, source] of steps) {
    const current = statuses.at(-1) ?? start;
    const change = changeStatus(current, next, source);
    if (change.ok && change.isChanged) statuses.push(change.status);
  }
  return statuses;
}

test('no sequence of requests leaves a final status', () => {
  fc.assert(
    fc.property(anyStatus.filter(isFinalStatus), fc.array(anyStep), (status, steps) => {
      expect(history(status, steps)).toEqual([status]);
    }),
  );
});

test('whatever is asked for, and in whatever order, every step that was taken is a legal one', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const statuses = history('draft', steps);
      for (const [index, status] of statuses.slice(1).entries()) {
        const before = statuses[index] ?? 'draft';
        expect(changeSources.some((source) => legalChanges(before, source).includes(status))).toBe(true);
      }
    }),
  );
});

test('no request brings an application back to a draft, to submitted or to its first list', () => {
  fc.assert(
    fc.property(anyStatus, anyStep, (status, [next, source]) => {
      const change = changeStatus(status, next, source);
      const rank = (each: ApplicationStatus) => Math.min(applicationStatuses.indexOf(each), 3);
      if (change.ok) expect(rank(change.status)).toBeGreaterThanOrEqual(rank(status));
    }),
  );
});

test('every pair that is not legal is refused, for every source, and leaves a reason', () => {
  for (const current of applicationStatuses)
    for (const source of changeSources)
      for (const next of applicationStatuses) {
        if (next === current) continue;
        const change = changeStatus(current, next, source);
        expect(change.ok, `${current} → ${next} by ${source}`).toBe(legalChanges(current, source).includes(next));
        expect(change).toMatchObject(change.ok ? { status: next, isChanged: true } : { problem: { from: current } });
      }
});

test('the same again changes nothing, whoever says it', () => {
  fc.assert(
    fc.property(anyStatus, anyStatus, anySource, anySource, (current, next, source, other) => {
      expect(changeStatus(current, current, source)).toEqual({ ok: true, status: current, isChanged: false });
      const change = changeStatus(current, next, source);
      if (change.ok) expect(changeStatus(change.status, next, other)).toMatchObject({ ok: true, isChanged: false });
    }),
  );
});

test('from every status that is not final there is a way to the end', () => {
  const next = (status: ApplicationStatus) => changeSources.flatMap((source) => legalChanges(status, source));
  for (const status of applicationStatuses.filter((each) => !isFinalStatus(each))) {
    const reached = new Set([status]);
    for (const each of reached) for (const following of next(each)) reached.add(following);
    expect(reached, status).toContain('paid_out');
  }
});
