import {
  type ApplicationStatus,
  applicationStatuses,
  type ChangeSource,
  changeSources,
} from '@prestafaro/types/application';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySource, anyStatus } from './any-status.fixture.ts';
import { changeStatus } from './change-status.ts';
import { isFinalStatus, legalChanges } from './status-changes.ts';

const anyStep = fc.tuple(anyStatus, anySource);

/**
 * The journey of the specification (decisions, "The loan journey"), written independently of the table in the code:
 * draft → submitted → offers_shown → offer_picked → under_review → approved | declined → signed → paid_out, plus withdrawn.
 */
const place = {
  draft: 0,
  submitted: 1,
  offers_shown: 2,
  offer_picked: 3,
  under_review: 4,
  approved: 5,
  declined: 5,
  signed: 6,
  paid_out: 7,
} as const satisfies Record<Exclude<ApplicationStatus, 'withdrawn'>, number>;

/** The source of each step until an offer is picked. No step can be skipped, and no other source can make it. */
const firstSteps: readonly (readonly [ApplicationStatus, ApplicationStatus, ChangeSource])[] = [
  ['draft', 'submitted', 'visitor'],
  ['submitted', 'offers_shown', 'matching'],
  ['offers_shown', 'offer_picked', 'click_out'],
];

/** The only steps back: another offer after a refusal, and a lead manager's correction of a lender's decision. */
const stepsBack: readonly (readonly [ApplicationStatus, ApplicationStatus, ChangeSource])[] = [
  ['declined', 'offer_picked', 'click_out'],
  ['approved', 'under_review', 'lead_manager'],
  ['declined', 'under_review', 'lead_manager'],
];

/** Whether the specification allows a source to make a change. It does not use the table that `changeStatus` reads. */
function isSpecified(from: ApplicationStatus, to: ApplicationStatus, source: ChangeSource): boolean {
  const isListed = ([a, b, by]: readonly [ApplicationStatus, ApplicationStatus, ChangeSource]) =>
    a === from && b === to && by === source;
  if (firstSteps.some(isListed) || stepsBack.some(isListed)) return true;
  if (from === 'withdrawn') return false;
  const isByApplicant = source === 'visitor' || source === 'lead_manager';
  if (to === 'withdrawn') return isByApplicant && place[from] < place.signed;
  const isByLender = source === 'postback' || source === 'lead_manager';
  const hasLender = place[from] >= place.offer_picked;
  if (!isByLender || !hasLender || place[to] < place.under_review) return false;
  // A lender may skip steps, and may approve after another lender refused. A refusal does not undo a later decision.
  const isForward = place[to] > place[from] || (from === 'declined' && to === 'approved');
  return isForward && (to !== 'declined' || place[from] < place.approved);
}

/** Requests every step in turn and returns all statuses of the application. A refused step leaves the status as it is. */
function history(start: ApplicationStatus, steps: readonly (readonly [ApplicationStatus, ChangeSource])[]) {
  const statuses = [start];
  for (const [next, source] of steps) {
    const current = statuses.at(-1) ?? start;
    const change = changeStatus(current, next, source);
    if (change.ok && change.isChanged) statuses.push(change.status);
  }
  return statuses;
}

test.each(applicationStatuses.flatMap((from) => changeSources.map((source) => [from, source] as const)))(
  'changeStatus: from %s, source %s makes exactly the changes of the specification',
  (from, source) => {
    for (const to of applicationStatuses.filter((status) => status !== from)) {
      const change = changeStatus(from, to, source);
      expect(change.ok, `${from} → ${to} by ${source}`).toBe(isSpecified(from, to, source));
      expect(change).toMatchObject(change.ok ? { status: to, isChanged: true } : { problem: { from, to } });
    }
  },
);

test.each(['approved', 'declined'] as const)(
  'changeStatus: the journey of the specification leads through %s to paid_out',
  (decision) => {
    const steps: [ApplicationStatus, ChangeSource][] = [
      ['submitted', 'visitor'],
      ['offers_shown', 'matching'],
      ['offer_picked', 'click_out'],
      ['under_review', 'postback'],
      [decision, 'postback'],
      ['signed', 'postback'],
      ['paid_out', 'postback'],
    ];
    expect(history('draft', steps)).toEqual(['draft', ...steps.map(([status]) => status)]);
  },
);

test('legalChanges: lists the changes of the specification in the order of the journey', () => {
  for (const from of applicationStatuses)
    for (const source of changeSources) {
      const expected = applicationStatuses.filter((to) => to !== from && isSpecified(from, to, source));
      expect(legalChanges(from, source), `${from} by ${source}`).toEqual(expected);
    }
});

test('changeStatus: no sequence of requests leaves a final status', () => {
  fc.assert(
    fc.property(anyStatus.filter(isFinalStatus), fc.array(anyStep), (status, steps) => {
      expect(history(status, steps)).toEqual([status]);
    }),
  );
});

test('changeStatus: no sequence of requests reaches paid_out without a submission and a pick', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const statuses = history('draft', steps);
      const decided = statuses.findIndex((status) => status !== 'withdrawn' && place[status] > place.offer_picked);
      if (decided < 0) return;
      expect(statuses.slice(0, decided)).toEqual(['draft', 'submitted', 'offers_shown', 'offer_picked']);
    }),
  );
});

test('changeStatus: no sequence of requests returns to draft, submitted or the first offers_shown', () => {
  fc.assert(
    fc.property(anyStatus, anyStep, (status, [next, source]) => {
      const change = changeStatus(status, next, source);
      const rank = (each: ApplicationStatus) => Math.min(applicationStatuses.indexOf(each), 3);
      if (change.ok) expect(rank(change.status)).toBeGreaterThanOrEqual(rank(status));
    }),
  );
});

test('changeStatus: the current status again is allowed from any source and changes nothing', () => {
  fc.assert(
    fc.property(anyStatus, anyStatus, anySource, anySource, (current, next, source, other) => {
      expect(changeStatus(current, current, source)).toEqual({ ok: true, status: current, isChanged: false });
      const change = changeStatus(current, next, source);
      if (change.ok) expect(changeStatus(change.status, next, other)).toMatchObject({ ok: true, isChanged: false });
    }),
  );
});

test('changeStatus: every status that is not final has a way to paid_out', () => {
  const next = (status: ApplicationStatus) => changeSources.flatMap((source) => legalChanges(status, source));
  for (const status of applicationStatuses.filter((each) => !isFinalStatus(each))) {
    const reached = new Set([status]);
    for (const each of reached) for (const following of next(each)) reached.add(following);
    expect(reached, status).toContain('paid_out');
  }
});
