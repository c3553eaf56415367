import type { CalendarDate, CountryRules, NumberMarks } from '@prestafaro/countries';
import type { AnswerProblemCode } from './answer-problem.ts';

/** The loans of the site, by its settings: whole units of the currency, and days. The bounds are included. */
export interface LoanLimits {
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly minDays: number;
  readonly maxDays: number;
}

/** The context in which answers are checked. `today` is the country's day (`todayIn`), because a rule has no clock. */
export interface AnswerContext {
  readonly today: CalendarDate;
  readonly limits: LoanLimits;
  /** Of the site's money format. */
  readonly decimalSeparator: NumberMarks['decimalSeparator'];
}

/** The value is null if an answer that may be left out was left out. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value | null }
  | { readonly ok: false; readonly code: AnswerProblemCode };

/** A form with its answers, while they are read. */
export interface ReadForm extends AnswerContext {
  readonly country: CountryRules;
  /** The tidied text of another question of the same form; empty if the form does not ask it or it was left out. */
  readonly textOf: (question: string) => string;
}

/** Reads a text that is not empty, has no control characters and is not too long. */
export type AnswerReader<Value> = (text: string, form: ReadForm) => Reading<Value>;

/** An accepted answer. */
export function read<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

/** A refused answer. The code selects the message beside the question. */
export function refuseAnswer(code: AnswerProblemCode): { readonly ok: false; readonly code: AnswerProblemCode } {
  return { ok: false, code };
}

/** An optional question without an answer, which is stored as null. */
export const leftOut = { ok: true, value: null } as const;

/** The option that the text equals. */
export function chosenOf<Option extends string>(options: readonly Option[], text: string): Option | undefined {
  return options.find((option) => option === text);
}
