import { countryOf } from '@prestafaro/countries';
import type { CountryCode } from '@prestafaro/types/country';
import type { ApplicationAnswers } from './application-answers.ts';
import { type PickPart, pickQuestions } from './application-form.ts';
import { type AnswerFault, readQuestions, type TypedAnswers } from './check-step.ts';
import { applicationFields } from './fields/fields.ts';
import type { AnswerContext } from './reading.ts';

/** What an applicant adds to the application at the pick of an offer. */
export type PickAnswers = Partial<Pick<ApplicationAnswers, PickPart>>;

/** The answers in the form in which they are stored, or every fault. */
export type PickCheck =
  | { readonly ok: true; readonly answers: PickAnswers }
  | { readonly ok: false; readonly faults: readonly AnswerFault[] };

/**
 * Checks and reads what is asked at the pick, by the rules of the whole form. The web application and the CMS both use it. A document is
 * compared with the date of birth, if `typed` has it.
 */
export function checkPick(
  country: CountryCode,
  parts: readonly PickPart[],
  typed: TypedAnswers,
  context: AnswerContext,
): PickCheck {
  const { values, faults } = readQuestions(countryOf(country), pickQuestions(country, parts), typed, context);
  if (faults.length > 0) return { ok: false, faults };
  const asked = applicationFields.filter(({ name }) => parts.some((part) => part === name));
  return { ok: true, answers: Object.fromEntries(asked.map((field) => [field.name, field.answerOf(values)])) };
}
