import { accept, type CountryDocuments, type DocumentCheck, refuse } from '../documents/document.ts';

export const documents: CountryDocuments = {
  kinds: ['dni', 'nie'],
  asksForKind: false,
  example: '12345678Z',
  isNumeric: false,
  check: checkSpanishDocument,
};

const checkLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const foreignerLetters = 'XYZ';

/** NIFs of minors (K), of Spaniards abroad (L) and of foreigners without NIE (M). None of them is a DNI or a NIE. */
const otherPerson = /^[KLM]\d{7}[A-Z]$/;
const company = /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/;

/**
 * DNI: eight digits and a letter. NIE: X, Y or Z, seven digits and a letter. The letter is derived from the number modulo 23.
 */
function checkSpanishDocument(text: string): DocumentCheck {
  if (otherPerson.test(text) || company.test(text)) return refuse('not-accepted');
  if (!/^[XYZ\d]\d{7}[A-Z]$/.test(text)) return refuse(/^[XYZ]?\d+[A-Z]?$/.test(text) ? 'length' : 'format');
  const kind = /^\d/.test(text) ? 'dni' : 'nie';
  const number = Number(text.slice(0, 8).replace(/^[XYZ]/, (letter) => String(foreignerLetters.indexOf(letter))));
  return text[8] === checkLetters[number % 23] ? accept(kind, text) : refuse('checksum', kind);
}
