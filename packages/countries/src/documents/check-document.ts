import { compact } from '../compact.ts';
import type { CountryCode } from '../country.ts';
import { type DocumentCheck, type DocumentKind, type DocumentRule, refuse } from './document.ts';
import { checkKazakhDocument } from './kazakhstan.ts';
import { checkMalaysianDocument } from './malaysia.ts';
import { checkMexicanDocument } from './mexico.ts';
import { checkPhilippineDocument, philippineDocumentKinds } from './philippines.ts';
import { checkPolishDocument } from './poland.ts';
import { checkSouthAfricanDocument } from './south-africa.ts';
import { checkSpanishDocument } from './spain.ts';
import { checkUkrainianDocument } from './ukraine.ts';
import { checkVietnameseDocument } from './vietnam.ts';

interface CountryDocuments {
  readonly kinds: readonly DocumentKind[];
  readonly check: DocumentRule;
}

const documents: Readonly<Record<CountryCode, CountryDocuments>> = {
  ES: { kinds: ['dni', 'nie'], check: checkSpanishDocument },
  MX: { kinds: ['curp', 'rfc'], check: checkMexicanDocument },
  VN: { kinds: ['cccd'], check: checkVietnameseDocument },
  PL: { kinds: ['pesel'], check: checkPolishDocument },
  PH: { kinds: philippineDocumentKinds, check: checkPhilippineDocument },
  MY: { kinds: ['mykad'], check: checkMalaysianDocument },
  ZA: { kinds: ['za-id'], check: checkSouthAfricanDocument },
  KZ: { kinds: ['iin'], check: checkKazakhDocument },
  UA: { kinds: ['rnokpp', 'id-card', 'passport'], check: checkUkrainianDocument },
};

/** The documents that a country's form takes, the usual one first. */
export function documentKindsOf(country: CountryCode): readonly DocumentKind[] {
  return documents[country].kinds;
}

/** Whether the form lets the visitor choose the kind first, because the number alone does not always tell it. */
export function asksForDocumentKind(country: CountryCode): boolean {
  return country === 'PH' || country === 'UA';
}

/**
 * Whether what a visitor typed can be an identity document of the country (specification §5, "a valid ID"). It says that the
 * number is well made, and never that somebody has it.
 * @param kind what the visitor chose or the lender asks for. Needed where `asksForDocumentKind`; everywhere a document of another
 *   kind is then `not-accepted`.
 */
export function checkDocument(country: CountryCode, text: string, kind?: DocumentKind): DocumentCheck {
  const { kinds, check } = documents[country];
  const written = compact(text);
  if (written === '') return refuse('empty');
  if (kind && !kinds.includes(kind)) return refuse('not-accepted');
  const result = check(written, kind);
  return result.ok && kind && result.kind !== kind ? refuse('not-accepted', result.kind) : result;
}
