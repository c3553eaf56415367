import type { AccountProblem, DocumentProblem, PhoneProblem } from '@prestafaro/countries';

/**
 * The problem of an answer. Two problems have two codes if the applicant mends them in different ways.
 * - `missing`: there is no answer. `too-long`: more characters than allowed. `invalid`: unreadable, or none of the options.
 * - `too-low`, `too-high`: a number outside of its bounds, such as an amount that the site does not lend.
 * - `ambiguous`: a number that may have thousands or decimals. `not-whole`: it has decimals (`readNumber`).
 * - `future`, `under-age`, `too-long-ago`, `no-such-day`: of the date of birth.
 * - `other-birth-date`: the document tells another date of birth than the form (`countries.md`, "Extra cross-checks").
 * - `phone:fixed-line`: a landline, because the form asks for a mobile.
 * - `document:…`, `phone:…`, `account:…`: the problem that the country's rule found. A kind that was not chosen is `missing`
 *   on the question of the kind.
 */
export type AnswerProblemCode =
  | 'missing'
  | 'too-long'
  | 'invalid'
  | 'too-low'
  | 'too-high'
  | 'ambiguous'
  | 'not-whole'
  | 'future'
  | 'under-age'
  | 'too-long-ago'
  | 'no-such-day'
  | 'other-birth-date'
  | `document:${Exclude<DocumentProblem, 'empty' | 'kind-missing'>}`
  | `phone:${Exclude<PhoneProblem, 'empty'> | 'fixed-line'}`
  | `account:${Exclude<AccountProblem, 'empty'>}`;
