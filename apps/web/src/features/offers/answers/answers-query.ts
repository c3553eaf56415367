import type { AnswerBand, VisitorAnswers, VisitorQuestions } from '@prestafaro/lending';

/** Query keys of the answers. They hold a kind or the start of a band, and no figure of a person (R28). */
export const answerFields = {
  employment: 'work',
  income: 'pay',
  isInDefaultRegister: 'register',
  age: 'age',
} as const satisfies Record<keyof VisitorAnswers, string>;

/** The names of the questions, in their order. */
export const answerNames = Object.keys(answerFields) as (keyof VisitorAnswers)[];

/** Nothing is answered. */
export const noAnswers: VisitorAnswers = { employment: null, income: null, isInDefaultRegister: null, age: null };

/** Nothing is asked. */
export const noQuestions: VisitorQuestions = { employment: [], income: [], defaultRegister: false, age: [] };

export const registerValues = { yes: 'yes', no: 'no' } as const;

/** Whether any question is answered. */
export const isAnswered = (answers: VisitorAnswers): boolean => Object.values(answers).some((one) => one !== null);

/**
 * Reads the answers of a query. An answer to a question that is not asked is ignored; a number belongs to the band that holds it,
 * so that a link stays true when the offers, and with them the bands, have changed.
 */
export function readAnswers(
  readField: (field: string) => string | undefined,
  { employment, income, defaultRegister, age }: VisitorQuestions,
): VisitorAnswers {
  const kind = readField(answerFields.employment);
  const register = readField(answerFields.isInDefaultRegister);
  const isKnown = defaultRegister && (register === registerValues.yes || register === registerValues.no);
  return {
    employment: employment.find((one) => one === kind) ?? null,
    income: bandOf(readField(answerFields.income), income),
    isInDefaultRegister: isKnown ? register === registerValues.yes : null,
    age: bandOf(readField(answerFields.age), age),
  };
}

function bandOf(text: string | undefined, bands: readonly AnswerBand[]): AnswerBand | null {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return null;
  return bands.findLast(({ from }) => from <= Number(text)) ?? null;
}

/** The value of each answer in a query and in its field; empty for a question that is not answered. */
export function answerValues({
  employment,
  income,
  isInDefaultRegister,
  age,
}: VisitorAnswers): Record<keyof VisitorAnswers, string> {
  const register = isInDefaultRegister ? registerValues.yes : registerValues.no;
  return {
    employment: employment ?? '',
    income: bandValue(income),
    isInDefaultRegister: isInDefaultRegister === null ? '' : register,
    age: bandValue(age),
  };
}

/** The value of a band in a query and in its field. */
export const bandValue = (band: AnswerBand | null): string => (band === null ? '' : String(band.from));
