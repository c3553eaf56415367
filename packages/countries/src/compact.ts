/**
 * Removes from a typed or pasted number what only helps reading: the result is upper case, without spaces, dots, dashes and
 * the invisible marks that come from address books and PDF files (U+202A, U+200B, U+00AD). Signs of full width, as a keyboard for
 * Chinese or Japanese types them, become plain ones. Unexpected letters stay, so that a check can report them. Compacting twice
 * changes nothing.
 */
export function compact(text: string): string {
  return plainWidth(text).replace(nothingMeant, '').toUpperCase().normalize('NFC');
}

/** Replaces signs of full width by plain ones: `ＡＳＮＥＦ` by `ASNEF`. Other compatibility forms stay: `²` does not mean 2. */
export const plainWidth = (text: string): string => text.replace(fullWidth, plainSign);

/** U+FF01 to U+FF5E are the signs from U+0021 to U+007E, in the same order. */
const fullWidth = /[\uFF01-\uFF5E]/g;
const plainSign = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

const nothingMeant = /[\s.\p{Dash_Punctuation}\u2212\p{Format}]/gu;
