import 'server-only';
import type { AnswerProblemCode, FormQuestion, LoanLimits } from '@prestafaro/application';
import { formatDate, latestBirthDate, minAgeOf, todayIn } from '@prestafaro/countries';
import type { AnswerProblem } from '@prestafaro/types/application';
import { fill, fillCount } from '@/messages/fill';
import { amountText, type TermWriting, termText } from '@/shell/loan/amounts';
import type { FormError } from '@/shell/visitor-form/form-answer';

export type Writing = TermWriting;

export interface FaultContext {
  /** Those of the form that was sent. */
  readonly questions: readonly FormQuestion[];
  readonly limits: LoanLimits;
  readonly now: Date;
}

/**
 * A message for each problem that says how to mend it, in the same order. A problem that no field of the form can mend has
 * no message: the caller shows a notice about the whole form.
 */
export function faultErrors(
  problems: readonly AnswerProblem[],
  context: FaultContext,
  writing: Writing,
): readonly FormError[] {
  const { faults } = writing.messages.application;
  return problems.flatMap(({ field, code }) => {
    if (isRequiredConsent(field, faults.consents)) return [{ field, message: faults.consents[field] }];
    const question = context.questions.find(({ name }) => name === field);
    return question ? [{ field, message: faultMessage(question, code, context, writing) }] : [];
  });
}

/**
 * What a form says of answers that are refused: how many to mend, and each of them.
 * @returns undefined if no field of the form can mend anything: the form is of another version than the CMS
 */
export function refusalOf(problems: readonly AnswerProblem[], context: FaultContext, writing: Writing) {
  const errors = faultErrors(problems, context, writing);
  if (errors.length === 0) return undefined;
  const { mend } = writing.messages.application.notices;
  return { title: fillCount(writing.site.language, errors.length, mend), errors };
}

/** The message of one problem of one question. A code that this build does not know yet reads as `invalid`. */
export function faultMessage(
  question: FormQuestion,
  code: string,
  { limits, now }: Pick<FaultContext, 'limits' | 'now'>,
  writing: Writing,
): string {
  const { common, fields } = writing.messages.application.faults;
  const known = isProblemCode(code, common) ? code : 'invalid';
  return fill(fields[question.name]?.[known] ?? common[known], {
    ...limitValues(question, limits, writing),
    ...ageValues(writing.site, now),
  });
}

/** The messages of every question, for {@link ownFaults} to differ from. */
export function commonFaults({ now }: Pick<FaultContext, 'now'>, { site, messages }: Writing) {
  const { common } = messages.application.faults;
  const filled = Object.entries(common).map(([code, message]) => [code, fill(message, ageValues(site, now))]);
  return Object.fromEntries(filled) as Readonly<Record<AnswerProblemCode, string>>;
}

/** The messages of a question that differ from those of every question: its own, and those with its limits. */
export function ownFaults(question: FormQuestion, context: Pick<FaultContext, 'limits' | 'now'>, writing: Writing) {
  const { common, fields } = writing.messages.application.faults;
  const hasLimit = (code: AnswerProblemCode) => /\{(min|max)\}/.test(common[code]);
  const codes = (Object.keys(common) as AnswerProblemCode[]).filter(
    (code) => fields[question.name]?.[code] ?? (hasLimit(code) && !question.options),
  );
  return Object.fromEntries(codes.map((code) => [code, faultMessage(question, code, context, writing)]));
}

export function hasUnderAge(problems: readonly Pick<AnswerProblem, 'code'>[]): boolean {
  return problems.some(({ code }) => code === 'under-age');
}

/** The values of messages about the age: the minimum, and the latest date of birth that is accepted today (R29). */
export function ageValues({ country, locale }: Writing['site'], now: Date): { age: string; date: string } {
  const today = todayIn(country, now);
  return {
    age: String(minAgeOf(country, today)),
    date: formatDate(latestBirthDate(country, today), locale, 'long'),
  };
}

function limitValues({ name, maxLength }: FormQuestion, limits: LoanLimits, writing: Writing) {
  if (name === 'amount') {
    return { min: amountText(limits.minAmount, writing), max: amountText(limits.maxAmount, writing) };
  }
  if (name === 'days') return { min: termText(limits.minDays, writing), max: termText(limits.maxDays, writing) };
  return { min: '1', max: String(maxLength) };
}

function isRequiredConsent<Words extends object>(
  field: string,
  messages: Words,
): field is Extract<keyof Words, string> {
  return Object.hasOwn(messages, field);
}

function isProblemCode(code: string, messages: Readonly<Record<AnswerProblemCode, string>>): code is AnswerProblemCode {
  return Object.hasOwn(messages, code);
}
