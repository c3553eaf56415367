import { birthClueOf, birthDateOf } from '../documents/birth.ts';
import { accept, type CountryDocuments, type DocumentCheck, refuse } from '../documents/document.ts';

export const documents: CountryDocuments = {
  kinds: ['curp', 'rfc'],
  asksForKind: false,
  example: 'HEGG560427MVZRRL04',
  isNumeric: false,
  check: checkMexicanDocument,
};

/** Initials, birth date, sex, state, consonants, a character that tells duplicates apart, check digit. Ñ is written X. */
const curp = /^[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z]\d$/;
const rfcOfPerson = /^[A-ZÑ&]{4}\d{6}[0-9A-Z]{2}[0-9A]$/;
const rfcOfCompany = /^[A-ZÑ&]{3}\d{6}[0-9A-Z]{2}[0-9A]$/;

const curpAlphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const rfcAlphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** A CURP of eighteen characters, or a person's RFC of thirteen. A company's RFC has twelve and is refused. */
function checkMexicanDocument(text: string): DocumentCheck {
  if (curp.test(text)) return checkCurp(text);
  if (rfcOfPerson.test(text)) return checkRfc(text);
  if (rfcOfCompany.test(text)) return refuse('not-accepted');
  const isOfRightLength = text.length === 18 || text.length === 13;
  return refuse(!isOfRightLength && /^[A-ZÑ&]{4}[0-9A-ZÑ]+$/.test(text) ? 'length' : 'format');
}

/** The seventeenth character tells the century: a digit for the 1900s, a letter for the 2000s. */
function checkCurp(text: string): DocumentCheck {
  const birthDate = birthDateOf(text.slice(4, 10), /\d/.test(text.charAt(16)) ? 1900 : 2000);
  if (!birthDate) return refuse('impossible-date', 'curp');
  const sum = alphabetSum(text.slice(0, 17), curpAlphabet, 18);
  return Number(text[17]) === (10 - (sum % 10)) % 10 ? accept('curp', text, { birthDate }) : refuse('checksum', 'curp');
}

/** Modulo 11, where 10 is written A. */
function checkRfc(text: string): DocumentCheck {
  const birthClue = birthClueOf(text.slice(4, 10));
  if (!birthClue) return refuse('impossible-date', 'rfc');
  const remainder = (11 - (alphabetSum(text.slice(0, 12), rfcAlphabet, 13) % 11)) % 11;
  return text[12] === rfcAlphabet[remainder] ? accept('rfc', text, { birthClue }) : refuse('checksum', 'rfc');
}

/** The sum of each character's index in the alphabet × its weight, which counts down from `firstWeight`. */
function alphabetSum(text: string, alphabet: string, firstWeight: number): number {
  return [...text].reduce((sum, letter, index) => sum + alphabet.indexOf(letter) * (firstWeight - index), 0);
}
