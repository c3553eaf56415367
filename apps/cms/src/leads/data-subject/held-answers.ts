import { applicationFields, encryptedColumnOf, kindColumnOf } from '@prestafaro/application';
import type { HeldApplication } from '@prestafaro/types/my-data';
import type { PersonalData } from '../personal-data/personal-data';

/** A row of the table of applications, with its encrypted columns. */
export type AnswersRow = Readonly<Record<string, unknown>> & { readonly keyHash: string };

type HeldAnswer = HeldApplication['answers'][number];

/** The answers of an application under the names of their questions, numbers of documents and accounts complete. */
export function heldAnswers(row: AnswersRow, { decrypt }: Pick<PersonalData, 'decrypt'>): HeldAnswer[] {
  return applicationFields.flatMap(({ name, storage, questions }): HeldAnswer[] => {
    if (storage.protection === 'plain') return answersOf(name, row[name]);
    const column = encryptedColumnOf(name);
    const encrypted = row[column];
    if (typeof encrypted !== 'string') return [];
    const text = decrypt(`applications.${column}`, row.keyHash, encrypted);
    const kindName = `${name}Kind`;
    const parts = Object.keys(questions).filter((question) => question !== kindName);
    return [
      ...(storage.kind ? answersOf(kindName, row[kindColumnOf(name)]) : []),
      ...parts.flatMap((part, index) => answersOf(part, storage.exported[index]?.read(text))),
    ];
  });
}

function answersOf(name: string, value: unknown): HeldAnswer[] {
  const isValue =
    typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');
  return isValue ? [{ name, value }] : [];
}
