import { compact } from '../compact.ts';
import { type CountryDocuments, type DocumentCheck, type DocumentKind, refuse } from './document.ts';

/** Checks a text against the documents of one country: see `checkDocument`. */
export function checkDocumentOf({ kinds, check }: CountryDocuments, text: string, kind?: DocumentKind): DocumentCheck {
  const written = compact(text);
  if (written === '') return refuse('empty');
  if (kind && !kinds.includes(kind)) return refuse('not-accepted');
  const result = check(written, kind);
  return result.ok && kind && result.kind !== kind ? refuse('not-accepted', result.kind) : result;
}
