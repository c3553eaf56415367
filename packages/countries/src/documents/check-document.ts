import type { CountryCode } from '@prestafaro/types/country';
import { countryOf } from '../registry.ts';
import { checkDocumentOf } from './check-document-of.ts';
import type { DocumentCheck, DocumentKind } from './document.ts';

/** The documents that a country's form accepts, the most common one first. */
export function documentKindsOf(country: CountryCode): readonly DocumentKind[] {
  return countryOf(country).documents.kinds;
}

/** Whether the visitor chooses the kind first, because the number alone does not always identify it. */
export function asksForDocumentKind(country: CountryCode): boolean {
  return countryOf(country).documents.asksForKind;
}

/**
 * Checks whether the visitor's text can be an identity document of the country (specification §5, "a valid ID"). The check
 * confirms format and check digits. It does not confirm that the document exists.
 * @param kind the visitor's choice, or the kind that the lender asks for. Needed if `asksForDocumentKind`. If given, a
 * document of another kind is `not-accepted`.
 */
export function checkDocument(country: CountryCode, text: string, kind?: DocumentKind): DocumentCheck {
  return checkDocumentOf(countryOf(country).documents, text, kind);
}
