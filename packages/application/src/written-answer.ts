import {
  type CountryRules,
  checkAccountOf,
  checkDocumentOf,
  checkNumber,
  formatAccount,
  formatDocument,
} from '@prestafaro/countries';
import type { FormQuestion } from './form-description.ts';
import { chosenOf } from './reading.ts';

/** The questions whose answers have a writing of their own: what people type in many ways, and check in one. */
const written = ['phone', 'document', 'account'] as const;

/** Whether an answer to the question can be written as its country writes it. */
export const hasWriting = ({ control }: Pick<FormQuestion, 'control'>): boolean =>
  (written as readonly string[]).includes(control);

/**
 * An answer as its country writes it: `612 34 56 78`, `ES91 2100 0418 4502 0005 1332`. It is read as the same number, and writing
 * it again changes nothing.
 * @param textOf the text of another question of the form: the kind of the document or account
 * @returns null for a text that the country's rules refuse, and where answers have no writing of their own: the text stays as typed
 */
export function writtenAnswer(
  country: CountryRules,
  { control }: Pick<FormQuestion, 'control'>,
  text: string,
  textOf: (question: string) => string,
): string | null {
  switch (control) {
    case 'phone': {
      const phone = checkNumber(country.phones, text);
      return phone.ok ? phone.national : null;
    }
    case 'document': {
      const { documents } = country;
      const document = checkDocumentOf(documents, text, chosenOf(documents.kinds, textOf('documentKind')));
      return document.ok ? formatDocument(documents, document) : null;
    }
    case 'account': {
      const { accounts } = country;
      const account = checkAccountOf(accounts, text, chosenOf(accounts.kinds, textOf('accountKind')));
      return account.ok ? formatAccount(account, country.phones) : null;
    }
    default:
      return null;
  }
}

/** The answers of a form that have a writing of their own, in it, by the name of their question. Refused ones are left out. */
export function writtenAnswers(
  country: CountryRules,
  questions: readonly Pick<FormQuestion, 'name' | 'control'>[],
  answers: Readonly<Partial<Record<string, string>>>,
): Readonly<Record<string, string>> {
  const textOf = (name: string) => answers[name]?.trim() ?? '';
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = writtenAnswer(country, question, textOf(question.name), textOf);
      return answer === null ? [] : [[question.name, answer]];
    }),
  );
}
