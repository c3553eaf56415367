import type { Question } from '../question.ts';
import { accountField } from './account.ts';
import { documentField } from './document.ts';
import type { AnyField } from './field.ts';
import { incomeFields } from './income.ts';
import { loanFields } from './loan.ts';
import { personFields } from './person.ts';

const fields = [...loanFields, ...personFields, documentField, ...incomeFields, accountField] as const;

/** One of the fields, with its own types. */
export type DescribedField = (typeof fields)[number];

/** The name of a field, which the columns are named after. A field may have several questions. */
export type FieldName = DescribedField['name'];

/** Every field of the application, in the order of the form. */
export const applicationFields: readonly (AnyField & { readonly name: FieldName })[] = fields;

type KeyOfEach<Union> = Union extends unknown ? keyof Union : never;

/** The questions of the application. */
export type AnswerName = KeyOfEach<DescribedField['questions']>;

type QuestionOf<Name extends AnswerName> = Extract<DescribedField['questions'], Readonly<Record<Name, unknown>>>[Name];

/** The value of each question once it is read. */
export type AnswerValues = {
  [Name in AnswerName]: QuestionOf<Name> extends Question<infer Value> ? Value : never;
};

/** The questions with options of which one is chosen. */
export type ChoiceName = {
  [Name in AnswerName]: AnswerValues[Name] extends string ? (string extends AnswerValues[Name] ? never : Name) : never;
}[AnswerName];

/** A question with its field. */
export interface FieldQuestion {
  readonly name: AnswerName;
  readonly field: (typeof applicationFields)[number];
  readonly question: Question<unknown>;
}

/** Every question of the application, in the order of the form. */
export const fieldQuestions: readonly FieldQuestion[] = applicationFields.flatMap((field) =>
  Object.entries(field.questions).map(([name, question]) => ({ name: name as AnswerName, field, question })),
);
