import { birthClueOf } from '../documents/birth.ts';
import { accept, type CountryDocuments, type DocumentCheck, digitsProblem, refuse } from '../documents/document.ts';

export const documents: CountryDocuments = {
  kinds: ['za-id'],
  asksForKind: false,
  example: '8001015009087',
  isNumeric: true,
  check: checkSouthAfricanDocument,
};

/** Birth date without century, four digits, 0 citizen / 1 permanent resident / 2 refugee, one digit, and Luhn's check digit. */
function checkSouthAfricanDocument(text: string): DocumentCheck {
  const problem = digitsProblem(text, 13);
  if (problem) return refuse(problem, 'za-id');
  const birthClue = birthClueOf(text);
  if (!birthClue) return refuse('impossible-date', 'za-id');
  if (luhnSum(text) % 10 !== 0) return refuse('checksum', 'za-id');
  return Number(text[10]) <= 2 ? accept('za-id', text, { birthClue }) : refuse('format', 'za-id');
}

/** Every second digit from the right is doubled, and the digits of the product are added. */
function luhnSum(digits: string): number {
  return [...digits].reduceRight((sum, digit, index) => {
    const isDoubled = (digits.length - 1 - index) % 2 === 1;
    const value = Number(digit) * (isDoubled ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
