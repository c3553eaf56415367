import type { AcceptedAccount, AcceptedDocument, AccountKind, CalendarDate, DocumentKind } from '@prestafaro/countries';
import type { EmploymentKind, LoanPurpose } from '@prestafaro/types/application';
import type { CountryCode } from '@prestafaro/types/country';
import type { AnswerProblemCode } from './answer-problem.ts';
import type { AnswerName } from './form-description.ts';

/** What the site lends, by its settings: whole units of the currency, and days. Every bound includes itself. */
export interface LoanLimits {
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly minDays: number;
  readonly maxDays: number;
}

/** What answers are judged by beside themselves. `today` is the country's day (`todayIn`): a rule has no clock. */
export interface AnswerContext {
  readonly today: CalendarDate;
  readonly limits: LoanLimits;
}

/** What each question holds once it is read. */
export interface AnswerValues {
  amount: number;
  days: number;
  purpose: LoanPurpose;
  firstName: string;
  lastName: string;
  birthDate: { readonly date: CalendarDate; readonly age: number };
  phone: string;
  email: string;
  documentKind: DocumentKind;
  document: AcceptedDocument;
  employment: EmploymentKind;
  monthlyIncome: number;
  inDefaultRegister: boolean;
  hasBankAccount: boolean;
  accountKind: AccountKind;
  account: AcceptedAccount;
  bank: string;
  branchCode: string;
}

/** Null: nothing was answered where nothing has to be. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value | null }
  | { readonly ok: false; readonly code: AnswerProblemCode };

/** One form with its answers, while they are read. */
export interface ReadForm extends AnswerContext {
  readonly country: CountryCode;
  /** The text of another answer of the same form, tidied; empty where the form does not ask or nothing was said. */
  readonly textOf: (name: AnswerName) => string;
}

/** Reads a text that is not empty, has no control characters and is not too long. */
export type AnswerReader<Value> = (text: string, form: ReadForm) => Reading<Value>;

export function read<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

export function refuseAnswer(code: AnswerProblemCode): { readonly ok: false; readonly code: AnswerProblemCode } {
  return { ok: false, code };
}

export const notSaid = { ok: true, value: null } as const;

/** The option that a text names to the letter. */
export function chosenOf<Option extends string>(options: readonly Option[], text: string): Option | undefined {
  return options.find((option) => option === text);
}
