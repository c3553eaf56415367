import { problemsOfRetention, type RetentionProblem, type RetentionRule } from '@prestafaro/lending';
import type { ApplicationStatus } from '@prestafaro/types/application';
import { erasureNoticeDays } from '@prestafaro/types/my-data';
import type { Problem } from '../../content/entry-rules/problem';
import { settings } from '../../content/labels/components/settings';
import { siteSetting } from '../../content/labels/content-types/site-setting';
import { fieldName, problemsIn } from '../../content/labels/field-name';
import type { RetentionDays } from './retention-days';

/** A kind of record with its own retention time: an application by its status, and the records beside applications. */
export type RetainedKind =
  | ApplicationStatus
  | 'click'
  | 'consent_proof'
  | 'tracking_consent'
  | 'comment_author'
  | 'mail'
  | 'mailed_link'
  | 'erasure_notice'
  | 'withdrawal_notice'
  | 'affiliate_unconfirmed'
  | 'affiliate_refused'
  | 'affiliate_ended'
  | 'erasure_receipt';

export type Rule = RetentionRule<RetainedKind>;

/** R26: an abandoned form. Today it is stored on the visitor's device only. */
const ABANDONED_DAYS = 30;
/** A mail is sent or given up within three days; after that its row only shows that there was one. */
const MAIL_DAYS = 30;
/** The page of an expired link offers a new one for so long. */
const MAILED_LINK_DAYS = 30;
/** A notice of erasure is sent or given up within 30 days; after that its row shows the controller that the lender was told. */
const ERASURE_NOTICE_DAYS = erasureNoticeDays;
/** A request for the affiliate programme whose address nobody confirmed, and a refused one. The mail and the page state both. */
const UNCONFIRMED_AFFILIATE_DAYS = 30;
const REFUSED_AFFILIATE_DAYS = 180;
const TWELVE_MONTHS = 365;
const FIFTEEN_YEARS = 15 * 365;

const FINISHED = ['signed', 'paid_out'] as const;

/** The rules with their settings, which hold their days. */
const SETTABLE_RULES: readonly (Omit<Rule, 'afterDays'> & { setting: keyof RetentionDays })[] = [
  { id: 'unpicked', kinds: ['submitted', 'offers_shown', 'withdrawn'], setting: 'unpickedDays', action: 'erase' },
  {
    id: 'no-loan',
    kinds: ['offer_picked', 'under_review', 'approved', 'declined'],
    setting: 'declinedDays',
    action: 'erase',
  },
  { id: 'loan-in-use', kinds: FINISHED, setting: 'finishedBlockDays', action: 'block' },
  { id: 'loan-limitation', kinds: FINISHED, setting: 'finishedEraseDays', action: 'erase' },
  // An ended contract is kept with the books, for the time of an application with a loan: until no claim is possible.
  { id: 'affiliate-ended', kinds: ['affiliate_ended'], setting: 'finishedEraseDays', action: 'erase' },
  { id: 'click', kinds: ['click'], setting: 'clickDays', action: 'erase' },
  {
    id: 'consent-proof',
    kinds: ['consent_proof', 'tracking_consent', 'erasure_receipt'],
    setting: 'consentProofDays',
    action: 'erase',
  },
  { id: 'comment-author', kinds: ['comment_author'], setting: 'commentEmailDays', action: 'erase' },
];

/** The retention rules of a site, with the figures of its settings (R26). */
export function rulesOf(days: RetentionDays): readonly Rule[] {
  return [
    { id: 'abandoned', kinds: ['draft'], afterDays: ABANDONED_DAYS, action: 'erase' },
    { id: 'mail', kinds: ['mail'], afterDays: MAIL_DAYS, action: 'erase' },
    {
      id: 'affiliate-unconfirmed',
      kinds: ['affiliate_unconfirmed'],
      afterDays: UNCONFIRMED_AFFILIATE_DAYS,
      action: 'erase',
    },
    { id: 'affiliate-refused', kinds: ['affiliate_refused'], afterDays: REFUSED_AFFILIATE_DAYS, action: 'erase' },
    { id: 'mailed-link', kinds: ['mailed_link'], afterDays: MAILED_LINK_DAYS, action: 'erase' },
    { id: 'erasure-notice', kinds: ['erasure_notice'], afterDays: ERASURE_NOTICE_DAYS, action: 'erase' },
    // The desk shows it as long as a withdrawn application may be kept.
    { id: 'withdrawal-notice', kinds: ['withdrawal_notice'], afterDays: TWELVE_MONTHS, action: 'erase' },
    ...SETTABLE_RULES.map(({ setting, ...rule }) => ({ ...rule, afterDays: days[setting] })),
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
  tracking_consent: FIFTEEN_YEARS,
  erasure_receipt: FIFTEEN_YEARS,
  comment_author: TWELVE_MONTHS,
  mail: MAIL_DAYS,
  affiliate_unconfirmed: UNCONFIRMED_AFFILIATE_DAYS,
  affiliate_refused: REFUSED_AFFILIATE_DAYS,
  affiliate_ended: FIFTEEN_YEARS,
  mailed_link: MAILED_LINK_DAYS,
  erasure_notice: ERASURE_NOTICE_DAYS,
  withdrawal_notice: TWELVE_MONTHS,
};

/**
 * Checks the figures of a site. Several kinds of records may have one setting, which is named once.
 */
export function retentionProblems(days: RetentionDays): Problem[] {
  const problems = problemsOfRetention(rulesOf(days), MAX_DAYS).map(readable);
  const bySentence = new Map(problems.map((problem) => [problem.message, problem]));
  return problemsIn(siteSetting, 'retention', [...bySentence.values()]);
}

function readable(problem: RetentionProblem<RetainedKind>): Problem {
  const setting = settingOf(problem);
  const field = fieldName(settings.retention, setting);
  const message =
    problem.code === 'used_too_long'
      ? `${field} es ${problem.days}. Escribe ${problem.maxDays} como máximo.`
      : `${field} no es un número entero. Escribe uno.`;
  return { path: [setting], message };
}

/** @throws Error for a fault of the rules themselves, which no setting can correct */
function settingOf(problem: RetentionProblem<RetainedKind>): keyof RetentionDays {
  const rule = 'rule' in problem && SETTABLE_RULES.find(({ id }) => id === problem.rule);
  if (!rule) throw new Error(`The retention rules have a fault that is in no setting: ${JSON.stringify(problem)}`);
  return rule.setting;
}
