/**
 * What a visitor typed or pasted, without what only helps the eye: upper case, no spaces, dots or dashes, and none of the
 * invisible marks that come along from address books and PDF files (U+202A, U+200B, U+00AD). Nothing else is taken away:
 * a letter that does not belong there stays and is reported. Compacting twice changes nothing.
 */
export function compact(text: string): string {
  return text.replace(nothingMeant, '').toUpperCase().normalize('NFC');
}

const nothingMeant = /[\s.\p{Dash_Punctuation}\u2212\p{Format}]/gu;
