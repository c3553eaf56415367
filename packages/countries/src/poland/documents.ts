import { birthDateOf } from '../documents/birth.ts';
import { accept, type CountryDocuments, type DocumentCheck, digitsProblem, refuse } from '../documents/document.ts';
import { weightedSum } from '../weighted-sum.ts';

export const documents: CountryDocuments = {
  kinds: ['pesel'],
  asksForKind: false,
  example: '44051401359',
  isNumeric: true,
  check: checkPolishDocument,
};

/** The month encodes the century: plus 20 for the 2000s, 40 and 60 for the next two, 80 for the 1800s. */
const centuries = [1900, 2000, 2100, 2200, 1800];

/** PESEL: birth date, four digits of which the last tells the sex, check digit. The number of an identity card is refused. */
function checkPolishDocument(text: string): DocumentCheck {
  if (/^[A-Z]{3}\d{6}$/.test(text)) return refuse('not-accepted');
  const problem = digitsProblem(text, 11);
  if (problem) return refuse(problem, 'pesel');
  const month = Number(text.slice(2, 4));
  const sixDigits = text.slice(0, 2) + String(month % 20).padStart(2, '0') + text.slice(4, 6);
  const birthDate = birthDateOf(sixDigits, centuries[Math.floor(month / 20)] ?? Number.NaN);
  if (!birthDate) return refuse('impossible-date', 'pesel');
  const check = (10 - (weightedSum(text, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10;
  return Number(text[10]) === check ? accept('pesel', text, { birthDate }) : refuse('checksum', 'pesel');
}
