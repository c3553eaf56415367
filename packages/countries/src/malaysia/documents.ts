import { birthClueOf } from '../documents/birth.ts';
import { accept, type CountryDocuments, type DocumentCheck, digitsProblem, refuse } from '../documents/document.ts';

export const documents: CountryDocuments = {
  kinds: ['mykad'],
  asksForKind: false,
  example: '770305-02-1234',
  isNumeric: true,
  groups: { mykad: '######-##-####' },
  check: checkMalaysianDocument,
};

/** Codes of places of birth that were never assigned. 70 is doubtful, so it is accepted. */
const unknownPlace = /^(?:00|1[7-9]|20|69|73|8[01]|9[4-7])$/;

/**
 * MyKad: birth date without century, place of birth, four digits of which the last tells the sex. It has no public check
 * digit.
 */
function checkMalaysianDocument(text: string): DocumentCheck {
  const problem = digitsProblem(text, 12);
  if (problem) return refuse(problem, 'mykad');
  const birthClue = birthClueOf(text);
  if (!birthClue) return refuse('impossible-date', 'mykad');
  return unknownPlace.test(text.slice(6, 8)) ? refuse('unknown-place', 'mykad') : accept('mykad', text, { birthClue });
}
