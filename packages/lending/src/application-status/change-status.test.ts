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

/** Where a draft gets to. Throws at the first step that is refused. */
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

describe('an application can', () => {
  test('go from the draft to the money', () => {
    const reported: Step[] = [
      ['under_review', 'postback'],
      ['approved', 'postback'],
      ['signed', 'postback'],
      ['paid_out', 'postback'],
    ];
    expect(journey(...picked, ...reported)).toBe('paid_out');
  });

  test('be paid out by a network that reports nothing else', () => {
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

  test('be put back to review by a person, and be declined then', () => {
    const corrected: Step[] = [
      ['under_review', 'lead_manager'],
      ['declined', 'lead_manager'],
    ];
    expect(journey(...picked, ['approved', 'postback'], ...corrected)).toBe('declined');
  });
});

describe('a step is refused', () => {
  test.each<[why: string, from: ApplicationStatus, to: ApplicationStatus, by: ChangeSource, code: string]>([
    ['nobody declines what no lender has seen', 'offers_shown', 'declined', 'postback', 'no_such_change'],
    ['a refusal does not undo an approval', 'approved', 'declined', 'postback', 'no_such_change'],
    ['a late review opens nothing again', 'declined', 'under_review', 'postback', 'not_by_this_source'],
    ['a click does not interrupt a review', 'under_review', 'offer_picked', 'click_out', 'no_such_change'],
    ['a signed contract is undone with the lender', 'signed', 'withdrawn', 'visitor', 'no_such_change'],
    ['nobody submits for the applicant', 'draft', 'submitted', 'lead_manager', 'not_by_this_source'],
    ['an applicant approves nothing', 'under_review', 'approved', 'visitor', 'not_by_this_source'],
    ['a lender does not withdraw for the applicant', 'offer_picked', 'withdrawn', 'postback', 'not_by_this_source'],
    ['nothing is shown before it is submitted', 'draft', 'offers_shown', 'matching', 'no_such_change'],
    ['money that is paid is paid', 'paid_out', 'signed', 'lead_manager', 'final'],
    ['withdrawn is withdrawn', 'withdrawn', 'approved', 'postback', 'final'],
  ])('%s: %s → %s by %s', (_, from, to, by, code) => {
    expect(changeStatus(from, to, by)).toMatchObject({ ok: false, problem: { code, from, to } });
  });

  test('and names who could take it', () => {
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

test.each(applicationStatuses)('%s can be withdrawn by the applicant unless it is signed, or over', (status) => {
  const before = !['signed', 'paid_out'].includes(status);
  expect(changeStatus(status, 'withdrawn', 'visitor').ok).toBe(before);
});

test('declined follows a pick or a review, and nothing else', () => {
  const leadsThere = (status: ApplicationStatus) =>
    changeSources.some((source) => {
      const change = changeStatus(status, 'declined', source);
      return change.ok && change.isChanged;
    });
  expect(applicationStatuses.filter(leadsThere)).toEqual(['offer_picked', 'under_review']);
});

test('money and a withdrawal are the end', () => {
  expect(applicationStatuses.filter(isFinalStatus)).toEqual(['paid_out', 'withdrawn']);
});
