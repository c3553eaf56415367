import { problemsOfRetention, type RetentionProblem, type RetentionRule } from '@prestafaro/lending';
import type { ApplicationStatus } from '@prestafaro/types/application';
import type { RetentionDays } from './retention-days';

/** A kind of record with its own retention time: an application by its status, and the records beside applications. */
export type RetainedKind = ApplicationStatus | 'click' | 'consent_proof' | 'comment_author';

export type Rule = RetentionRule<RetainedKind>;

/** R26: an abandoned form. Today it is stored on the visitor's device only. */
const ABANDONED_DAYS = 30;
const TWELVE_MONTHS = 365;
const FIFTEEN_YEARS = 15 * 365;

/** The retention rules of a site, with the figures of its settings (R26). */
export function rulesOf(days: RetentionDays): readonly Rule[] {
  const { unpickedDays, declinedDays, finishedBlockDays, finishedEraseDays } = days;
  const finished = ['signed', 'paid_out'] as const;
  return [
    { id: 'abandoned', kinds: ['draft'], afterDays: ABANDONED_DAYS, action: 'erase' },
    { id: 'unpicked', kinds: ['submitted', 'offers_shown', 'withdrawn'], afterDays: unpickedDays, action: 'erase' },
    {
      id: 'no-loan',
      kinds: ['offer_picked', 'under_review', 'approved', 'declined'],
      afterDays: declinedDays,
      action: 'erase',
    },
    { id: 'loan-in-use', kinds: finished, afterDays: finishedBlockDays, action: 'block' },
    { id: 'loan-limitation', kinds: finished, afterDays: finishedEraseDays, action: 'erase' },
    { id: 'click', kinds: ['click'], afterDays: days.clickDays, action: 'erase' },
    { id: 'consent-proof', kinds: ['consent_proof'], afterDays: days.consentProofDays, action: 'erase' },
    { id: 'comment-author', kinds: ['comment_author'], afterDays: days.commentEmailDays, action: 'erase' },
  ];
}

/** R26: the data of an applicant without a loan may be used for twelve months; a proof as long as any country allows a claim. */
const MAX_DAYS: Readonly<Record<RetainedKind, number>> = {
  draft: ABANDONED_DAYS,
  submitted: TWELVE_MONTHS,
  offers_shown: TWELVE_MONTHS,
  offer_picked: TWELVE_MONTHS,
  under_review: TWELVE_MONTHS,
  approved: TWELVE_MONTHS,
  declined: TWELVE_MONTHS,
  withdrawn: TWELVE_MONTHS,
  signed: TWELVE_MONTHS,
  paid_out: TWELVE_MONTHS,
  click: 2 * TWELVE_MONTHS,
  consent_proof: FIFTEEN_YEARS,
  comment_author: TWELVE_MONTHS,
};

/** Checks the figures of a site. @returns sentences that say how to mend them; [] = nothing is wrong */
export function retentionProblems(days: RetentionDays): string[] {
  return problemsOfRetention(rulesOf(days), MAX_DAYS).map(sentenceOf);
}

function sentenceOf(problem: RetentionProblem<RetainedKind>): string {
  switch (problem.code) {
    case 'used_too_long':
      return `Retention: what is ${problem.kind} would be in use for ${problem.days} days. The most is ${problem.maxDays}.`;
    case 'never_erased':
      return `Retention: what is ${problem.kind} would never be erased. Give its number of days.`;
    case 'no_days':
      return `Retention: the days of the rule ${problem.rule} are no whole number. Write one.`;
  }
}
