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
 * What is wrong with what was typed, told apart as far as the visitor has something different to do about it:
 * - `empty`: nothing was typed.
 * - `kind-missing`: the number does not say what it is; the visitor must choose (Philippines).
 * - `format`: characters that do not belong there, or in the wrong places.
 * - `length`: the right characters, too few or too many.
 * - `checksum`: the check digit or letter does not fit the rest: one character is probably mistyped.
 * - `impossible-date`: the date of birth within the number does not exist.
 * - `unknown-place`: the place of birth within the number does not exist.
 * - `not-accepted`: a document that exists, but not one that is asked for (a company's tax number).
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

export interface AcceptedDocument {
  readonly ok: true;
  readonly kind: DocumentKind;
  /** Upper case, without spaces, dots and dashes: the form to store and to compare. */
  readonly normalized: string;
  /** Where the number tells the whole date. */
  readonly birthDate?: CalendarDate;
  /** Where it tells only part of it. Never together with `birthDate`. */
  readonly birthClue?: BirthClue;
}

export interface RefusedDocument {
  readonly ok: false;
  readonly problem: DocumentProblem;
  /** What it would have been, where that could be seen. */
  readonly kind?: DocumentKind;
}

export type DocumentCheck = AcceptedDocument | RefusedDocument;

/** A country's rule. `text` is compact and not empty. */
export type DocumentRule = (text: string, kind: DocumentKind | undefined) => DocumentCheck;

/** The identity documents of a country. */
export interface CountryDocuments {
  /** The kinds that the form takes, the usual one first. */
  readonly kinds: readonly DocumentKind[];
  /** Whether the visitor chooses the kind first, because the number alone does not always tell it. */
  readonly asksForKind: boolean;
  /** A well-made number that belongs to nobody. Left out where the visitor chooses the kind: one example would be wrong for the others. */
  readonly example?: string;
  /** Whether every document of the country is written in digits alone. */
  readonly isNumeric: boolean;
  readonly check: DocumentRule;
}

export function accept(
  kind: DocumentKind,
  normalized: string,
  birth: Pick<AcceptedDocument, 'birthDate' | 'birthClue'> = {},
): AcceptedDocument {
  return { ok: true, kind, normalized, ...birth };
}

export function refuse(problem: DocumentProblem, kind?: DocumentKind): RefusedDocument {
  return kind ? { ok: false, problem, kind } : { ok: false, problem };
}

/** For documents of a fixed number of digits: what is wrong with the writing, before anything is calculated. */
export function digitsProblem(text: string, length: number): 'format' | 'length' | null {
  if (!/^\d+$/.test(text)) return 'format';
  return text.length === length ? null : 'length';
}
