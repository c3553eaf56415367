import type { ApplicationStatus, ChangeSource } from '@prestafaro/types/application';
import { expect, test } from 'vitest';
import { legalChanges } from './status-changes.ts';

test.each<[who: string, source: ChangeSource, status: ApplicationStatus, next: ApplicationStatus[]]>([
  ['the applicant submits a draft or drops it', 'visitor', 'draft', ['submitted', 'withdrawn']],
  ['the applicant can only withdraw afterwards', 'visitor', 'under_review', ['withdrawn']],
  [
    'the lead manager reports decisions of lender and applicant',
    'lead_manager',
    'under_review',
    ['approved', 'declined', 'signed', 'paid_out', 'withdrawn'],
  ],
  [
    'the lead manager corrects an approval',
    'lead_manager',
    'approved',
    ['under_review', 'signed', 'paid_out', 'withdrawn'],
  ],
  ['the lead manager can only report the payment of a signed contract', 'lead_manager', 'signed', ['paid_out']],
  ['the matching shows the offers once', 'matching', 'submitted', ['offers_shown']],
  ['the matching does nothing afterwards', 'matching', 'offers_shown', []],
  ['a click picks another offer after a refusal', 'click_out', 'declined', ['offer_picked']],
  ['no source changes a final status', 'lead_manager', 'withdrawn', []],
])('%s', (_, source, status, next) => {
  expect(legalChanges(status, source)).toEqual(next);
});
