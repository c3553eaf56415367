import type { CountryCode } from '@prestafaro/types/country';
import type { ApplicationAnswers } from '../application-answers.ts';
import type { AnyField } from '../fields/field.ts';
import { applicationFields } from '../fields/fields.ts';
import type { StoredValue } from '../fields/storage.ts';
import {
  type EncryptedColumn,
  encryptedColumnOf,
  hashColumnOf,
  kindColumnOf,
  type LookupName,
  maskedColumnOf,
} from './columns.ts';

/** Encrypts values and hashes them for the search. */
export interface Protection {
  encrypt(column: EncryptedColumn, text: string): string;
  lookupHash(field: LookupName, normalized: string): string;
}

type Columns = Readonly<Record<string, StoredValue | null>>;

/** The columns of an application's answers, or of some of them. An answer that R28 protects is encrypted, masked and hashed. */
export function storedAnswers(
  answers: Partial<ApplicationAnswers>,
  country: CountryCode,
  protection: Protection,
): Columns {
  const columns = applicationFields.map((field): Columns => {
    const answer: unknown = answers[field.name];
    return answer === null || answer === undefined
      ? {}
      : { ...columnsOf(field, answer, country, protection), ...hashOf(field, answer, protection) };
  });
  return Object.assign({}, ...columns);
}

function columnsOf(
  { name, storage }: AnyField,
  answer: unknown,
  country: CountryCode,
  { encrypt }: Protection,
): Columns {
  if (storage.protection === 'plain') {
    return { [name]: storage.write ? storage.write(answer) : (answer as StoredValue) };
  }
  const column = encryptedColumnOf(name);
  return {
    ...(storage.kind && { [kindColumnOf(name)]: storage.kind.of(answer) }),
    [column]: encrypt(column, storage.encode(answer)),
    [maskedColumnOf(name)]: storage.mask(answer, country),
  };
}

function hashOf({ name, storage: { lookup } }: AnyField, answer: unknown, { lookupHash }: Protection): Columns {
  return lookup ? { [hashColumnOf(name)]: lookupHash(name as LookupName, lookup.textOf(answer)) } : {};
}
