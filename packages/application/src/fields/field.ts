import type { Question } from '../question.ts';
import type { DeskDescription } from './desk-description.ts';
import type { Storage } from './storage.ts';

/**
 * What a field is about. `identity` and `account` are asked where a lender receives them: at the pick of its offer, or in a form of one
 * page (decisions, "The loan journey").
 */
export type FieldStep = 'loan' | 'contact' | 'identity' | 'income' | 'account';

type Questions = Readonly<Record<string, Question<unknown>>>;

/** The values of a field's questions. A question that was not asked has none; one that was left out has null. */
type ValuesOf<Asked extends Questions> = {
  readonly [Name in keyof Asked]?: (Asked[Name] extends Question<infer Value> ? Value : never) | null;
};

interface FieldBase<Name extends string, FieldStorage, Needed extends boolean> {
  readonly name: Name;
  readonly step: FieldStep;
  /** No application is without it, whichever form it came from. Its column is required. */
  readonly isNeeded?: Needed;
  readonly storage: FieldStorage;
  readonly desk: DeskDescription;
}

/**
 * One answer of the application, from its question to its column in an export. Forms, checks, the table of applications, the
 * lead desk and its exports follow from it (`docs/decisions/042-application-described-once.md`).
 */
export interface Field<
  Name extends string,
  Asked extends Questions,
  Answer,
  FieldStorage,
  Needed extends boolean = boolean,
> extends FieldBase<Name, FieldStorage, Needed> {
  /** In the order of the form. */
  readonly questions: Asked;
  /** The answer of the whole field; null if it was not asked or left out. */
  answerOf(values: ValuesOf<Asked>): Answer | null;
}

/** Any field, for code that treats all of them alike. */
export type AnyField = Field<string, Questions, unknown, Storage<unknown>>;

/** A field with one question, whose value is the answer. */
export function defineField<
  const Name extends string,
  Value,
  const FieldStorage extends Storage<Value>,
  const Needed extends boolean = false,
>(
  field: FieldBase<Name, FieldStorage, Needed> & Question<Value>,
): Field<Name, Record<Name, Question<Value>>, Value, FieldStorage, Needed> {
  const { ask, read, ...base } = field;
  const question: Question<Value> = { ask, read };
  const questions = { [field.name]: question } as Record<Name, Question<Value>>;
  return {
    ...base,
    questions,
    answerOf: (values) => (values as Partial<Record<Name, Value | null>>)[field.name] ?? null,
  };
}

/** A field whose answer is composed of the values of its questions. */
export function defineComposite<
  const Name extends string,
  Asked extends Questions,
  Answer,
  const FieldStorage extends Storage<Answer>,
  const Needed extends boolean = false,
>(
  field: FieldBase<Name, FieldStorage, Needed> & {
    readonly questions: Asked;
    answerOf(values: ValuesOf<Asked>): Answer | null;
  },
): Field<Name, Asked, Answer, FieldStorage, Needed> {
  return field;
}
