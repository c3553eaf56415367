import type { AccountProblem, DocumentProblem, PhoneProblem } from '@prestafaro/countries';
import type { AnswerName } from './form-description.ts';

/**
 * What is wrong with an answer, told apart as far as there is something different to do about it.
 * - `missing`: nothing was answered. `too-long`: more than fits. `invalid`: what cannot be read, or none of the options.
 * - `too-low`, `too-high`: an amount or a term outside of what the site lends.
 * - `future`, `under-age`, `too-long-ago`, `no-such-day`: of the date of birth.
 * - `other-birth-date`: the document tells another date of birth than the form (`countries.md`, "Extra cross-checks").
 * - `document:…`, `phone:…`, `account:…`: what the country's rule says. A kind that was not chosen is `missing` on the
 *   question of the kind.
 */
export type AnswerProblemCode =
  | 'missing'
  | 'too-long'
  | 'invalid'
  | 'too-low'
  | 'too-high'
  | 'future'
  | 'under-age'
  | 'too-long-ago'
  | 'no-such-day'
  | 'other-birth-date'
  | `document:${Exclude<DocumentProblem, 'empty' | 'kind-missing'>}`
  | `phone:${Exclude<PhoneProblem, 'empty'>}`
  | `account:${Exclude<AccountProblem, 'empty'>}`;

export interface AnswerFault {
  readonly field: AnswerName;
  readonly code: AnswerProblemCode;
}
