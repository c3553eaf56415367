/**
 * Latin and Cyrillic letters that look alike. With the wrong keyboard layout a visitor types «UА» with a Cyrillic А and cannot
 * see the mistake.
 */
const latin = 'ABCEHIKMOPTX';
const cyrillic = 'АВСЕНІКМОРТХ';

/** Replaces Cyrillic lookalikes by Latin letters, for IBANs. Input and output are upper case. */
export function latinLookalikes(text: string): string {
  return exchange(text, cyrillic, latin);
}

/** Replaces Latin lookalikes by Cyrillic letters, for the series of a Ukrainian passport. */
export function cyrillicLookalikes(text: string): string {
  return exchange(text, latin, cyrillic);
}

function exchange(text: string, from: string, to: string): string {
  return [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}
