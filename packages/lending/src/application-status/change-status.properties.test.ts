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
 * The journey of the specification (decisions, "The loan journey"), written once more and not read from the table of the code:
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

/** The source of each step until an offer is picked. No step is skipped and no other source makes it. */
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

/** Whether the specification lets a source make a change. Independent of the table that `changeStatus` reads. */
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

/** Asks for every step in turn; what is refused leaves the status as it is. All statuses that the application has had. */
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
  'from %s, %s makes the changes that the specification allows and no other',
  (from, source) => {
    for (const to of applicationStatuses.filter((status) => status !== from)) {
      const change = changeStatus(from, to, source);
      expect(change.ok, `${from} → ${to} by ${source}`).toBe(isSpecified(from, to, source));
      expect(change).toMatchObject(change.ok ? { status: to, isChanged: true } : { problem: { from, to } });
    }
  },
);

test.each(['approved', 'declined'] as const)(
  'the journey of the specification leads through %s to the money',
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

test('no sequence of requests leaves a final status', () => {
  fc.assert(
    fc.property(anyStatus.filter(isFinalStatus), fc.array(anyStep), (status, steps) => {
      expect(history(status, steps)).toEqual([status]);
    }),
  );
});

test('no sequence of requests brings money without a submission and a pick before it', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const statuses = history('draft', steps);
      const decided = statuses.findIndex((status) => status !== 'withdrawn' && place[status] > place.offer_picked);
      if (decided < 0) return;
      expect(statuses.slice(0, decided)).toEqual(['draft', 'submitted', 'offers_shown', 'offer_picked']);
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

test('the same status again changes nothing, whatever its source', () => {
  fc.assert(
    fc.property(anyStatus, anyStatus, anySource, anySource, (current, next, source, other) => {
      expect(changeStatus(current, current, source)).toEqual({ ok: true, status: current, isChanged: false });
      const change = changeStatus(current, next, source);
      if (change.ok) expect(changeStatus(change.status, next, other)).toMatchObject({ ok: true, isChanged: false });
    }),
  );
});

test('from every status that is not final there is a way to paid_out', () => {
  const next = (status: ApplicationStatus) => changeSources.flatMap((source) => legalChanges(status, source));
  for (const status of applicationStatuses.filter((each) => !isFinalStatus(each))) {
    const reached = new Set([status]);
    for (const each of reached) for (const following of next(each)) reached.add(following);
    expect(reached, status).toContain('paid_out');
  }
});
