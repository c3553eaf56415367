import { countryOf } from '@prestafaro/countries';
import type { CountryCode } from '@prestafaro/types/country';
import {
  type ApplicationAnswers,
  applicationAnswers,
  missingAnswers,
  type QuestionValues,
} from './application-answers.ts';
import { type AnswerFault, readQuestions, type TypedAnswers } from './check-step.ts';
import type { FormDescription } from './form-description.ts';
import type { AnswerContext } from './reading.ts';

/** The answers in the form in which they are stored, or every fault of the form; never a part of the answers. */
export type AnswersCheck =
  | { readonly ok: true; readonly answers: ApplicationAnswers }
  | { readonly ok: false; readonly faults: readonly AnswerFault[] };

/**
 * Checks and reads a form. The web application and the CMS both use this function, so that they never differ.
 * Faults come in the order of the form, at most one for each question.
 */
export function checkAnswers(
  country: CountryCode,
  { steps }: FormDescription,
  answers: TypedAnswers,
  context: AnswerContext,
): AnswersCheck {
  const questions = steps.flatMap((step) => step.questions);
  const { values, faults } = readQuestions(countryOf(country), questions, answers, context);
  if (faults.length > 0) return { ok: false, faults };
  const application = applicationAnswers(values);
  // A form that does not ask for all needed answers cannot be completed.
  return application ? { ok: true, answers: application } : { ok: false, faults: missingFaults(values) };
}

function missingFaults(values: QuestionValues): readonly AnswerFault[] {
  return missingAnswers(values).map((field) => ({ field, code: 'missing' }));
}
