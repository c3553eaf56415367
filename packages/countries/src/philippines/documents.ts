import { accept, type CountryDocuments, type DocumentCheck, type DocumentKind, refuse } from '../documents/document.ts';

/** The visitor chooses the kind, because no number identifies its document. None has a public check digit. */
export const documents: CountryDocuments = {
  kinds: ['philsys', 'umid', 'sss', 'tin', 'drivers-license', 'passport'],
  asksForKind: true,
  isNumeric: false,
  groups: { philsys: '####-####-####-####' },
  check: checkPhilippineDocument,
};

/**
 * Checks the number of the chosen document. PhilSys: only the sixteen digits of the card (PCN) are accepted. The permanent
 * number of twelve digits (PSN) is secret and must not be collected.
 */
function checkPhilippineDocument(text: string, kind: DocumentKind | undefined): DocumentCheck {
  if (!kind) return refuse('kind-missing');
  if (kind === 'philsys') {
    if (/^\d{12}$/.test(text)) return refuse('not-accepted', kind);
    return checkDigits(text, kind, 16, 16);
  }
  if (kind === 'tin') return checkDigits(text, kind, 9, 12);
  if (!/^[A-Z0-9]+$/.test(text)) return refuse('format', kind);
  return text.length >= 5 && text.length <= 20 ? accept(kind, text) : refuse('length', kind);
}

function checkDigits(text: string, kind: DocumentKind, minDigits: number, maxDigits: number): DocumentCheck {
  if (!/^\d+$/.test(text)) return refuse('format', kind);
  return text.length >= minDigits && text.length <= maxDigits ? accept(kind, text) : refuse('length', kind);
}
