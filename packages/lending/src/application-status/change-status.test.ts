import {
  type ApplicationStatus,
  applicationStatuses,
  type ChangeSource,
  changeSources,
} from '@prestafaro/types/application';
import { describe, expect, test } from 'vitest';
import { changeStatus } from './change-status.ts';
import { isFinalStatus } from './status-changes.ts';

type Step = readonly [ApplicationStatus, ChangeSource];

/** The status that a draft reaches. Throws at the first refused step. */
function journey(...steps: Step[]): ApplicationStatus {
  return steps.reduce<ApplicationStatus>((current, [next, source]) => {
    const change = changeStatus(current, next, source);
    if (!change.ok) throw new Error(`${current} → ${next} by ${source}: ${change.problem.code}`);
    return change.status;
  }, 'draft');
}

const picked: Step[] = [
  ['submitted', 'visitor'],
  ['offers_shown', 'matching'],
  ['offer_picked', 'click_out'],
];

describe('changeStatus: an application can', () => {
  test('go from draft to paid_out', () => {
    const reported: Step[] = [
      ['under_review', 'postback'],
      ['approved', 'postback'],
      ['signed', 'postback'],
      ['paid_out', 'postback'],
    ];
    expect(journey(...picked, ...reported)).toBe('paid_out');
  });

  test('be paid out by a network that reports only the payment', () => {
    expect(journey(...picked, ['paid_out', 'postback'])).toBe('paid_out');
  });

  test('be declined, go to another lender and be approved there', () => {
    const second: Step[] = [
      ['offer_picked', 'click_out'],
      ['approved', 'postback'],
    ];
    expect(journey(...picked, ['declined', 'postback'], ...second)).toBe('approved');
  });

  test('be approved by one of two lenders after the other declined', () => {
    expect(journey(...picked, ['declined', 'postback'], ['approved', 'postback'])).toBe('approved');
  });

  test('return to review by the lead manager and then be declined', () => {
    const corrected: Step[] = [
      ['under_review', 'lead_manager'],
      ['declined', 'lead_manager'],
    ];
    expect(journey(...picked, ['approved', 'postback'], ...corrected)).toBe('declined');
  });
});

describe('changeStatus: refuses a step', () => {
  test.each<[why: string, from: ApplicationStatus, to: ApplicationStatus, by: ChangeSource, code: string]>([
    ['a lender cannot decline before a pick', 'offers_shown', 'declined', 'postback', 'no_such_change'],
    ['a refusal does not undo an approval', 'approved', 'declined', 'postback', 'no_such_change'],
    [
      'a late postback does not reopen a declined application',
      'declined',
      'under_review',
      'postback',
      'not_by_this_source',
    ],
    ['a click does not interrupt a review', 'under_review', 'offer_picked', 'click_out', 'no_such_change'],
    ['a signed contract is undone with the lender', 'signed', 'withdrawn', 'visitor', 'no_such_change'],
    ['only the applicant submits', 'draft', 'submitted', 'lead_manager', 'not_by_this_source'],
    ['an applicant cannot approve', 'under_review', 'approved', 'visitor', 'not_by_this_source'],
    ['a lender does not withdraw for the applicant', 'offer_picked', 'withdrawn', 'postback', 'not_by_this_source'],
    ['offers are shown only after the submission', 'draft', 'offers_shown', 'matching', 'no_such_change'],
    ['paid_out is final', 'paid_out', 'signed', 'lead_manager', 'final'],
    ['withdrawn is final', 'withdrawn', 'approved', 'postback', 'final'],
  ])('%s: %s → %s by %s', (_, from, to, by, code) => {
    expect(changeStatus(from, to, by)).toMatchObject({ ok: false, problem: { code, from, to } });
  });

  test('and names the sources that may make it', () => {
    expect(changeStatus('offers_shown', 'offer_picked', 'postback')).toEqual({
      ok: false,
      problem: {
        code: 'not_by_this_source',
        from: 'offers_shown',
        to: 'offer_picked',
        source: 'postback',
        allowed: ['click_out'],
      },
    });
  });
});

test.each(applicationStatuses)(
  'changeStatus: the applicant can withdraw from %s unless it is signed or paid_out',
  (status) => {
    const before = !['signed', 'paid_out'].includes(status);
    expect(changeStatus(status, 'withdrawn', 'visitor').ok).toBe(before);
  },
);

test('changeStatus: declined follows only offer_picked and under_review', () => {
  const leadsThere = (status: ApplicationStatus) =>
    changeSources.some((source) => {
      const change = changeStatus(status, 'declined', source);
      return change.ok && change.isChanged;
    });
  expect(applicationStatuses.filter(leadsThere)).toEqual(['offer_picked', 'under_review']);
});

test('isFinalStatus: is true only for paid_out and withdrawn', () => {
  expect(applicationStatuses.filter(isFinalStatus)).toEqual(['paid_out', 'withdrawn']);
});
