import {
  type AnswerName,
  applicationFields,
  type DescribedField,
  type FieldName,
  fieldQuestions,
} from './fields/fields.ts';
import type { ReadBirthDate } from './read-person.ts';

/** The values that were read, by question. */
export type QuestionValues = Readonly<Partial<Record<string, unknown>>>;

type AnswerOf<Described> = Described extends { answerOf(values: never): infer Answer } ? NonNullable<Answer> : never;

type FieldOf<Name extends FieldName> = Extract<DescribedField, { readonly name: Name }>;

type AnswersByField = {
  readonly [Name in FieldName]: FieldOf<Name> extends { readonly isNeeded?: true }
    ? AnswerOf<FieldOf<Name>>
    : AnswerOf<FieldOf<Name>> | null;
};

/**
 * The answers after checking: whole units of the currency, E.164, normalised documents and accounts. Null was not asked or
 * left out.
 */
export interface ApplicationAnswers extends AnswersByField {
  /** Whole years, today in the country. */
  readonly age: number;
}

/** The needed questions that a form neither asked nor got answered. Our own forms ask all of them. */
export function missingAnswers(values: QuestionValues): readonly AnswerName[] {
  return fieldQuestions.filter(({ name, field }) => field.isNeeded && isMissing(values[name])).map(({ name }) => name);
}

/** The application that was read, or null where {@link missingAnswers} names something. */
export function applicationAnswers(values: QuestionValues): ApplicationAnswers | null {
  if (missingAnswers(values).length > 0) return null;
  const answers = Object.fromEntries(applicationFields.map((field) => [field.name, field.answerOf(values)]));
  return {
    // Each value was read by the field's own question, so each answer has the type of its field.
    ...(answers as unknown as AnswersByField),
    age: (values.birthDate as ReadBirthDate).age,
  };
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;
