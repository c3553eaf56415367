import { birthDateOf } from '../documents/birth.ts';
import { accept, type CountryDocuments, type DocumentCheck, digitsProblem, refuse } from '../documents/document.ts';
import { weightedSum } from '../weighted-sum.ts';

export const documents: CountryDocuments = {
  kinds: ['iin'],
  asksForKind: false,
  example: '900101350013',
  isNumeric: true,
  check: checkKazakhDocument,
};

const firstWeights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const secondWeights = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

/** IIN: birth date, a digit of century and sex (1, 2: 1800s; 3, 4: 1900s; 5, 6: 2000s), four digits, check digit. */
function checkKazakhDocument(text: string): DocumentCheck {
  const problem = digitsProblem(text, 12);
  if (problem) return refuse(problem, 'iin');
  const centuryAndSex = Number(text[6]);
  const birthDate =
    centuryAndSex >= 1 && centuryAndSex <= 6
      ? birthDateOf(text, 1800 + 100 * Math.floor((centuryAndSex - 1) / 2))
      : null;
  if (!birthDate) return refuse('impossible-date', 'iin');
  return Number(text[11]) === checkDigitOf(text) ? accept('iin', text, { birthDate }) : refuse('checksum', 'iin');
}

/**
 * Modulo 11. After a remainder of 10 the digit is calculated again with other weights. A number with 10 twice was never
 * issued.
 */
function checkDigitOf(text: string): number {
  const first = weightedSum(text, firstWeights) % 11;
  return first === 10 ? weightedSum(text, secondWeights) % 11 : first;
}
