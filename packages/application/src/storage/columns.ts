import { applicationFields, type DescribedField } from '../fields/fields.ts';
import type { Column, EncryptedStorage, PlainStorage } from '../fields/storage.ts';

type PlainField = Extract<DescribedField, { readonly storage: { readonly protection: 'plain' } }>;
type EncryptedField = Extract<DescribedField, { readonly storage: { readonly protection: 'encrypted' } }>;
type FieldWithKind = Extract<DescribedField, { readonly storage: { readonly kind: unknown } }>;

/** The fields by whose hash an application is found. */
export type LookupName = Extract<DescribedField, { readonly storage: { readonly lookup: unknown } }>['name'];

/** A column with an encrypted answer. Only an export with the permission for it and the rotation of keys read it. */
export type EncryptedColumn = `${EncryptedField['name']}Sealed`;

interface ValueTypes {
  integer: number;
  boolean: boolean;
  date: string;
  string: string;
}

/** No value where a form did not ask, or the answer was left out. */
type Nullable<Described, Value> = Described extends { readonly isNeeded?: true } ? Value : Value | null;

/** The columns of the answers that the lead desk reads: plain answers, and masks and kinds of encrypted ones. */
export type ReadableAnswers = {
  readonly [Each in PlainField as Each['name']]: Nullable<Each, ValueTypes[Each['storage']['column']['type']]>;
} & {
  readonly [Each in EncryptedField as `${Each['name']}Masked`]: Nullable<Each, string>;
} & {
  readonly [Each in FieldWithKind as `${Each['name']}Kind`]: Nullable<Each, string>;
};

/** A column that the lead desk reads without a permission to decrypt. */
export type ReadableColumn = keyof ReadableAnswers;

/** The column with the encrypted answer of a field: `documentSealed`. The caller passes an encrypted field. */
export const encryptedColumnOf = (field: string): EncryptedColumn => `${field}Sealed` as EncryptedColumn;

/** The column with the mask that the desk shows: `documentMasked`. The caller passes an encrypted field. */
export const maskedColumnOf = (field: string): ReadableColumn => `${field}Masked` as ReadableColumn;

/** The column with the kind of document or account: `documentKind`. The caller passes a field with a kind. */
export const kindColumnOf = (field: string): ReadableColumn => `${field}Kind` as ReadableColumn;

/** The column with the keyed hash by which an application is found: `documentHash`. */
export const hashColumnOf = (field: string): string => `${field}Hash`;

/** Every column that the lead desk reads, in the order of the form. */
export const readableColumns: readonly ReadableColumn[] = applicationFields.flatMap(({ name, storage }) => {
  if (storage.protection === 'plain') return [name as ReadableColumn];
  return [...(storage.kind ? [kindColumnOf(name)] : []), maskedColumnOf(name)];
});

/** Every column that a rotation of the keys encrypts again, in the order of the form. */
export const encryptedColumns: readonly EncryptedColumn[] = applicationFields.flatMap(({ name, storage }) =>
  storage.protection === 'encrypted' ? [encryptedColumnOf(name)] : [],
);

/** An attribute of a content type in the form that Strapi reads. */
export interface Attribute extends Omit<Column, 'type'> {
  readonly type: Column['type'] | 'text';
  readonly required?: true;
}

/** HMAC-SHA-256 in hexadecimal digits. */
const hash = { type: 'string', maxLength: 64 } as const;

/** The attributes of the content type `application` that hold the answers. */
export const answerAttributes: Readonly<Record<string, Attribute>> = Object.assign(
  {},
  ...applicationFields.map(({ name, storage, isNeeded }) => {
    const required = isNeeded && ({ required: true } as const);
    return storage.protection === 'plain'
      ? columnsOfPlain(name, storage, required)
      : columnsOfEncrypted(name, storage, required);
  }),
);

type Required = { readonly required: true } | false | undefined;

function columnsOfPlain(name: string, { column, lookup }: PlainStorage<unknown>, required: Required) {
  return { [name]: { ...column, ...required }, ...(lookup && { [hashColumnOf(name)]: { ...hash, ...required } }) };
}

function columnsOfEncrypted(name: string, { kind, maxLength }: EncryptedStorage<unknown>, required: Required) {
  return {
    ...(kind && { [kindColumnOf(name)]: { type: 'string', maxLength: 30, ...required } }),
    [encryptedColumnOf(name)]: { type: 'text', maxLength: maxLength.encrypted, ...required },
    [maskedColumnOf(name)]: { type: 'string', maxLength: maxLength.masked, ...required },
    [hashColumnOf(name)]: { ...hash, ...required },
  };
}
