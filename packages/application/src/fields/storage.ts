import type { CountryCode } from '@prestafaro/types/country';
import type { Labels } from './desk-description.ts';

/** A value as the table of applications holds it. */
export type StoredValue = string | number | boolean;

/** The attribute of a content type, as Strapi names it. `date` is `1990-05-17`. */
export interface Column {
  readonly type: 'integer' | 'boolean' | 'date' | 'string';
  readonly maxLength?: number;
}

/** Finds applications by a keyed hash of a whole value, because the value is encrypted or personal. */
export interface Lookup<Answer> {
  /** The normalised text that is hashed when the answer is stored. */
  textOf(answer: Answer): string;
  /** The normalised texts that a lead manager's search may mean; empty where the search is no such value. */
  textsIn(search: string, country: CountryCode): readonly string[];
}

/** The answer stands in a column of its own, and in every export. */
export interface PlainStorage<Answer> {
  readonly protection: 'plain';
  readonly column: Column;
  /** The value of the column, where it is not the answer itself. */
  write?(answer: Answer): StoredValue;
  readonly lookup?: Lookup<Answer>;
  /** A search finds it by its beginning. */
  readonly isFoundByBeginning?: boolean;
}

/** A column of the export that needs a permission. */
export interface ExportedPart {
  readonly heading: string;
  /** @param text that was encrypted */
  read(text: string): string;
}

/**
 * R28: the answer is stored encrypted, with a mask that the desk shows and a hash for the search. Only an export with a
 * permission of its own decrypts it.
 */
export interface EncryptedStorage<Answer> {
  readonly protection: 'encrypted';
  /** Of the encrypted text and of the mask, in characters. */
  readonly maxLength: { readonly encrypted: number; readonly masked: number };
  /** The text that is encrypted. */
  encode(answer: Answer): string;
  mask(answer: Answer, country: CountryCode): string;
  readonly lookup: Lookup<Answer>;
  /** The kind of document or account, which is not encrypted. */
  readonly kind?: {
    of(answer: Answer): string;
    /** Also the label of the field on the desk, as soon as the kind is known. */
    readonly labels: Labels<string>;
    readonly exportHeading: string;
  };
  readonly exported: readonly ExportedPart[];
}

/** How the answer to a field is stored: readable, or encrypted with a mask and a hash (R28). */
export type Storage<Answer> = PlainStorage<Answer> | EncryptedStorage<Answer>;
