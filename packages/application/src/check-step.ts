import type { CountryRules } from '@prestafaro/countries';
import type { AnswerProblemCode } from './answer-problem.ts';
import type { AnswerName } from './fields/fields.ts';
import type { FormQuestion } from './form-description.ts';
import { belongsToGivenNumber } from './read-account.ts';
import { readers } from './readers.ts';
import { type AnswerContext, leftOut, type ReadForm, type Reading, refuseAnswer } from './reading.ts';

/** Why an answer is refused. The words for the code are in the messages of the web app. */
export interface AnswerFault {
  readonly field: AnswerName;
  readonly code: AnswerProblemCode;
}

/** Texts as they were typed, by field name. Names that the form does not ask for are ignored. */
export type TypedAnswers = Readonly<Partial<Record<string, string>>>;

/** What a check needs to know about a question. */
export type CheckedQuestion = Pick<FormQuestion, 'name' | 'isRequired' | 'maxLength'> & {
  readonly options?: readonly unknown[];
};

/**
 * Checks one step by the rules of the whole form, in the browser before the next step is shown. A document is compared with the
 * date of birth if `answers` has one, from any step.
 */
export function checkStep(
  country: CountryRules,
  { questions }: { readonly questions: readonly CheckedQuestion[] },
  answers: TypedAnswers,
  context: AnswerContext,
): readonly AnswerFault[] {
  return readQuestions(country, questions, answers, context).faults;
}

/** Answers of an earlier step that a later one is compared with: a document with the date of birth, an account with «I have no account». */
const comparedAcrossSteps = ['birthDate', 'hasBankAccount'] as const;

/** Reads the answers to these questions. Faults come in the order of the questions, at most one for each. */
export function readQuestions(
  country: CountryRules,
  questions: readonly CheckedQuestion[],
  answers: TypedAnswers,
  context: AnswerContext,
) {
  const asked = new Set<string>([...comparedAcrossSteps, ...questions.map(({ name }) => name)]);
  const form: ReadForm = { ...context, country, textOf: (name) => (asked.has(name) ? tidy(answers[name]) : '') };
  const values: Partial<Record<AnswerName, unknown>> = {};
  const faults: AnswerFault[] = [];
  for (const question of questions) {
    const reading = readOne(question, form);
    if (reading.ok) values[question.name] = reading.value;
    else faults.push({ field: question.name, code: reading.code });
  }
  return { values, faults };
}

function readOne({ name, isRequired, options, maxLength }: CheckedQuestion, form: ReadForm): Reading<unknown> {
  const text = form.textOf(name);
  if (controlCharacter.test(text)) return refuseAnswer('invalid');
  if (text === '') return isRequired || belongsToGivenNumber(name, form) ? refuseAnswer('missing') : leftOut;
  const isTooLong = !options?.length && text.length > maxLength;
  return isTooLong ? refuseAnswer('too-long') : readers[name](text, form);
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
