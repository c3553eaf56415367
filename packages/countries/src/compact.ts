/**
 * Removes from a typed or pasted number what only helps reading: the result is upper case, without spaces, dots, dashes and
 * the invisible marks that come from address books and PDF files (U+202A, U+200B, U+00AD). Unexpected letters stay, so that a
 * check can report them. Compacting twice changes nothing.
 */
export function compact(text: string): string {
  return text.replace(nothingMeant, '').toUpperCase().normalize('NFC');
}

const nothingMeant = /[\s.\p{Dash_Punctuation}\u2212\p{Format}]/gu;
