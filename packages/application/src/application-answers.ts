import type { AnswerName, ApplicationAnswers } from './form-description.ts';
import type { AnswerValues } from './reading.ts';

/** What was read, by question. A question that was not asked has no value, one that was left out has null. */
export type ReadValues = { [Name in AnswerName]?: AnswerValues[Name] | null };

/** What no application is without, whichever form it came from. */
const needed = [
  'amount',
  'days',
  'firstName',
  'lastName',
  'birthDate',
  'phone',
  'email',
] as const satisfies readonly AnswerName[];

type Needed = { [Name in (typeof needed)[number]]: AnswerValues[Name] };

/** The needed answers that a form neither asked for nor got. Our own forms ask for all of them. */
export function missingAnswers(values: ReadValues): readonly AnswerName[] {
  return needed.filter((name) => values[name] === undefined || values[name] === null);
}

/** The application that was read, or null where {@link missingAnswers} names something. */
export function applicationAnswers(values: ReadValues): ApplicationAnswers | null {
  if (!isComplete(values)) return null;
  const { birthDate, document } = values;
  return {
    amount: values.amount,
    days: values.days,
    purpose: values.purpose ?? null,
    firstName: values.firstName,
    lastName: values.lastName,
    birthDate: birthDate.date,
    age: birthDate.age,
    phone: values.phone,
    email: values.email,
    document: document ? { kind: document.kind, number: document.normalized } : null,
    employment: values.employment ?? null,
    monthlyIncome: values.monthlyIncome ?? null,
    inDefaultRegister: values.inDefaultRegister ?? null,
    // Who gives an account has one.
    hasBankAccount: values.account ? true : (values.hasBankAccount ?? null),
    account: accountOf(values),
  };
}

function isComplete(values: ReadValues): values is ReadValues & Needed {
  return missingAnswers(values).length === 0;
}

/** Bank and branch say nothing without the account that they belong to. */
function accountOf({ account, bank, branchCode }: ReadValues): ApplicationAnswers['account'] {
  if (!account) return null;
  return { kind: account.kind, number: account.normalized, bank: bank ?? null, branchCode: branchCode ?? null };
}
