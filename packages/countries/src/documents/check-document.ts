import type { CountryCode } from '@prestafaro/types/country';
import { compact } from '../compact.ts';
import { countryOf } from '../registry.ts';
import { type DocumentCheck, type DocumentKind, refuse } from './document.ts';

/** The documents that a country's form takes, the usual one first. */
export function documentKindsOf(country: CountryCode): readonly DocumentKind[] {
  return countryOf(country).documents.kinds;
}

/** Whether the form lets the visitor choose the kind first, because the number alone does not always tell it. */
export function asksForDocumentKind(country: CountryCode): boolean {
  return countryOf(country).documents.asksForKind;
}

/**
 * Whether what a visitor typed can be an identity document of the country (specification §5, "a valid ID"). It says that the
 * number is well made, and never that somebody has it.
 * @param kind what the visitor chose or the lender asks for. Needed where `asksForDocumentKind`; everywhere a document of another
 *   kind is then `not-accepted`.
 */
export function checkDocument(country: CountryCode, text: string, kind?: DocumentKind): DocumentCheck {
  const { kinds, check } = countryOf(country).documents;
  const written = compact(text);
  if (written === '') return refuse('empty');
  if (kind && !kinds.includes(kind)) return refuse('not-accepted');
  const result = check(written, kind);
  return result.ok && kind && result.kind !== kind ? refuse('not-accepted', result.kind) : result;
}
