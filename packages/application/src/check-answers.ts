import type { CountryCode } from '@prestafaro/types/country';
import type { AnswerProblemCode } from './answer-problem.ts';
import {
  type ApplicationAnswers,
  applicationAnswers,
  missingAnswers,
  type QuestionValues,
} from './application-answers.ts';
import { type AnswerName, readerOf } from './fields/fields.ts';
import type { FormDescription, FormQuestion, FormStep } from './form-description.ts';
import { belongsToGivenAccount } from './read-account.ts';
import { type AnswerContext, leftOut, type ReadForm, type Reading, refuseAnswer } from './reading.ts';

export interface AnswerFault {
  readonly field: AnswerName;
  readonly code: AnswerProblemCode;
}

/** Texts as they were typed, by field name. Names that the form does not ask for are ignored. */
export type TypedAnswers = Readonly<Partial<Record<string, string>>>;

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
  const form = readForm(country, questions, answers, context);
  const { values, faults } = readAll(questions, form);
  if (faults.length > 0) return { ok: false, faults };
  const application = applicationAnswers(values);
  // A form that does not ask for all needed answers cannot be completed.
  return application ? { ok: true, answers: application } : { ok: false, faults: missingFaults(values) };
}

/** Checks one step by the same rules. A document is compared with the date of birth if `answers` has one, from any step. */
export function checkStep(
  country: CountryCode,
  { questions }: FormStep,
  answers: TypedAnswers,
  context: AnswerContext,
): readonly AnswerFault[] {
  const form = readForm(country, questions, answers, context);
  return readAll(questions, form).faults;
}

function readForm(
  country: CountryCode,
  questions: readonly FormQuestion[],
  answers: TypedAnswers,
  context: AnswerContext,
): ReadForm {
  const asked = new Set<string>(['birthDate', ...questions.map(({ name }) => name)]);
  return { country, ...context, textOf: (name) => (asked.has(name) ? tidy(answers[name]) : '') };
}

function readAll(questions: readonly FormQuestion[], form: ReadForm) {
  const values: Partial<Record<AnswerName, unknown>> = {};
  const faults: AnswerFault[] = [];
  for (const question of questions) {
    const reading = readOne(question, form);
    if (reading.ok) values[question.name] = reading.value;
    else faults.push({ field: question.name, code: reading.code });
  }
  return { values, faults };
}

function readOne({ name, isRequired, options, maxLength }: FormQuestion, form: ReadForm): Reading<unknown> {
  const text = form.textOf(name);
  if (controlCharacter.test(text)) return refuseAnswer('invalid');
  if (text === '') return isRequired || belongsToGivenAccount(name, form) ? refuseAnswer('missing') : leftOut;
  const isTooLong = !options && text.length > maxLength;
  return isTooLong ? refuseAnswer('too-long') : readerOf(name)(text, form);
}

function missingFaults(values: QuestionValues): readonly AnswerFault[] {
  return missingAnswers(values).map((field) => ({ field, code: 'missing' }));
}

/**
 * Removes the blanks around a text and the invisible marks that are copied along from address books and PDF files. A text
 * with control characters is returned with its blanks, because they are reported.
 */
function tidy(text = ''): string {
  const visible = text.replace(/\p{Format}/gu, '').normalize('NFC');
  return controlCharacter.test(visible) ? visible : visible.trim();
}

const controlCharacter = /\p{Cc}/u;
