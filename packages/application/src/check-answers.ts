import type { CountryCode } from '@prestafaro/types/country';
import type { AnswerFault } from './answer-problem.ts';
import { answerReaders } from './answer-readers.ts';
import { applicationAnswers, missingAnswers, type ReadValues } from './application-answers.ts';
import type { AnswerName, ApplicationAnswers, FormDescription, FormQuestion, FormStep } from './form-description.ts';
import { belongsToGivenAccount } from './read-account.ts';
import {
  type AnswerContext,
  type AnswerValues,
  notSaid,
  type ReadForm,
  type Reading,
  refuseAnswer,
} from './reading.ts';

/** Texts as they were typed, by field name. Names that the form does not ask for are ignored. */
export type TypedAnswers = Readonly<Partial<Record<string, string>>>;

export type AnswersCheck =
  | { readonly ok: true; readonly answers: ApplicationAnswers }
  | { readonly ok: false; readonly faults: readonly AnswerFault[] };

/**
 * Whether a form is filled in, and what it says. The web application and the CMS both ask this, so that they never differ.
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
  const application = faults.length === 0 ? applicationAnswers(values) : null;
  if (application) return { ok: true, answers: application };
  // A description that asks for too little is nobody's answer: it is refused, too.
  return { ok: false, faults: faults.length > 0 ? faults : missingFaults(values) };
}

/** The same rules for one step alone. A document is compared with the date of birth if `answers` has it, of whichever step. */
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
  const asked = new Set<AnswerName>(['birthDate', ...questions.map(({ name }) => name)]);
  return { country, ...context, textOf: (name) => (asked.has(name) ? tidy(answers[name]) : '') };
}

function readAll(questions: readonly FormQuestion[], form: ReadForm): { values: ReadValues; faults: AnswerFault[] } {
  const values: ReadValues = {};
  const faults: AnswerFault[] = [];
  for (const question of questions) {
    const fault = readInto(values, question.name, question, form);
    if (fault) faults.push(fault);
  }
  return { values, faults };
}

/** Generic over the name, so that each value keeps the type of its question. */
function readInto<Name extends AnswerName>(
  values: ReadValues,
  name: Name,
  question: FormQuestion,
  form: ReadForm,
): AnswerFault | null {
  const reading = readOne(name, question, form);
  if (!reading.ok) return { field: name, code: reading.code };
  values[name] = reading.value;
  return null;
}

function readOne<Name extends AnswerName>(
  name: Name,
  { isRequired, options, maxLength }: FormQuestion,
  form: ReadForm,
): Reading<AnswerValues[Name]> {
  const text = form.textOf(name);
  if (controlCharacter.test(text)) return refuseAnswer('invalid');
  if (text === '') return isRequired || belongsToGivenAccount(name, form) ? refuseAnswer('missing') : notSaid;
  const isTooLong = !options && text.length > maxLength;
  return isTooLong ? refuseAnswer('too-long') : answerReaders[name](text, form);
}

function missingFaults(values: ReadValues): readonly AnswerFault[] {
  return missingAnswers(values).map((field) => ({ field, code: 'missing' }));
}

/**
 * What was typed without the blanks around it and without the invisible marks that come along from address books and PDF
 * files. A text with control characters stays as it is, for they are reported.
 */
function tidy(text = ''): string {
  const visible = text.replace(/\p{Format}/gu, '').normalize('NFC');
  return controlCharacter.test(visible) ? visible : visible.trim();
}

const controlCharacter = /\p{Cc}/u;
