import { accept, type CountryDocuments, type DocumentCheck, digitsProblem, refuse } from '../documents/document.ts';

export const documents: CountryDocuments = {
  kinds: ['cccd'],
  asksForKind: false,
  example: '001099012345',
  isNumeric: true,
  check: checkVietnameseDocument,
};

/**
 * CCCD: three digits of the province (001 to 096, unchanged by the merger of 2025), one of century and sex, two of the year of
 * birth, six random ones. It has no check digit. The older CMND of nine digits is no longer valid.
 */
function checkVietnameseDocument(text: string): DocumentCheck {
  if (/^\d{9}$/.test(text)) return refuse('not-accepted');
  const problem = digitsProblem(text, 12);
  if (problem) return refuse(problem, 'cccd');
  const province = Number(text.slice(0, 3));
  if (province < 1 || province > 96) return refuse('unknown-place', 'cccd');
  const centuryAndSex = Number(text[3]);
  if (centuryAndSex > 3) return refuse('impossible-date', 'cccd');
  const year = (centuryAndSex < 2 ? 1900 : 2000) + Number(text.slice(4, 6));
  return accept('cccd', text, { birthClue: { tells: 'year', year } });
}
