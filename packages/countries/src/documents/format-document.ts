import { inGroups } from '../in-groups.ts';
import type { AcceptedDocument, CountryDocuments } from './document.ts';

/** A document as its country prints it: `770305-02-1234`. A kind without groups is written without spaces and dashes: `12345678Z`. */
export function formatDocument({ groups }: CountryDocuments, { kind, normalized }: AcceptedDocument): string {
  const writing = groups?.[kind];
  return writing ? inGroups(normalized, writing) : normalized;
}
