import type { CalendarDate } from '../calendar-date.ts';
import type { BirthClue } from './birth.ts';

/** The identity documents of all countries. Two countries have a `passport`. */
export type DocumentKind =
  | 'dni'
  | 'nie'
  | 'curp'
  | 'rfc'
  | 'cccd'
  | 'pesel'
  | 'philsys'
  | 'umid'
  | 'sss'
  | 'tin'
  | 'drivers-license'
  | 'passport'
  | 'mykad'
  | 'za-id'
  | 'iin'
  | 'rnokpp'
  | 'id-card';

/**
 * What is wrong with the visitor's text. Problems are told apart only if the visitor can do something different about them:
 * - `empty`: the text is empty.
 * - `kind-missing`: the number does not identify its kind, so the visitor must choose it (Philippines).
 * - `format`: unexpected characters, or characters in the wrong places.
 * - `length`: the right characters, but too few or too many.
 * - `checksum`: the check digit or letter does not match the rest, probably because one character is mistyped.
 * - `impossible-date`: the birth date within the number does not exist.
 * - `unknown-place`: the place of birth within the number does not exist.
 * - `not-accepted`: a document that exists but is not accepted (a company's tax number).
 */
export type DocumentProblem =
  | 'empty'
  | 'kind-missing'
  | 'format'
  | 'length'
  | 'checksum'
  | 'impossible-date'
  | 'unknown-place'
  | 'not-accepted';

/** A document that the country's form accepts, and what its number says about the birth date. */
export interface AcceptedDocument {
  readonly ok: true;
  readonly kind: DocumentKind;
  /** Upper case, without spaces, dots and dashes: the form to store and to compare. */
  readonly normalized: string;
  /** Set if the number contains the whole birth date. */
  readonly birthDate?: CalendarDate;
  /** Set if the number contains only a part of the birth date. Never set together with `birthDate`. */
  readonly birthClue?: BirthClue;
}

/** A text that is no accepted document of the country, with the reason to show. */
export interface RefusedDocument {
  readonly ok: false;
  readonly problem: DocumentProblem;
  /** The probable kind of the refused number, if it can be recognised. */
  readonly kind?: DocumentKind;
}

/** The result of checking a document: `ok` tells which one it is. */
export type DocumentCheck = AcceptedDocument | RefusedDocument;

/** A country's check. `text` is compact and not empty. */
export type DocumentRule = (text: string, kind: DocumentKind | undefined) => DocumentCheck;

/** The identity documents of a country. */
export interface CountryDocuments {
  /** The kinds that the form accepts, the most common one first. */
  readonly kinds: readonly DocumentKind[];
  /** Whether the visitor chooses the kind first, because the number alone does not always identify it. */
  readonly asksForKind: boolean;
  /**
   * An example: a valid number of no real person. Undefined if the visitor chooses the kind, because one example would not match the
   * others.
   */
  readonly example?: string;
  /** Whether every document number of the country consists of digits only. */
  readonly isNumeric: boolean;
  /** How a kind is printed, if it has groups: each `#` is a character of the number. */
  readonly groups?: Readonly<Partial<Record<DocumentKind, string>>>;
  readonly check: DocumentRule;
}

/** An accepted document. `birth` is what the number contains of the birth date. */
export function accept(
  kind: DocumentKind,
  normalized: string,
  birth: Pick<AcceptedDocument, 'birthDate' | 'birthClue'> = {},
): AcceptedDocument {
  return { ok: true, kind, normalized, ...birth };
}

/** A refused document. `kind` is set if the number was recognised all the same. */
export function refuse(problem: DocumentProblem, kind?: DocumentKind): RefusedDocument {
  return kind ? { ok: false, problem, kind } : { ok: false, problem };
}

/** For documents with a fixed number of digits: checks format and length before any calculation. */
export function digitsProblem(text: string, length: number): 'format' | 'length' | null {
  if (!/^\d+$/.test(text)) return 'format';
  return text.length === length ? null : 'length';
}
