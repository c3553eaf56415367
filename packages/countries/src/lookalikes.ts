/**
 * Latin and Cyrillic letters that look alike. A keyboard that was left in the other alphabet writes «UА» with a Cyrillic А,
 * and nobody can see what is wrong with it.
 */
const latin = 'ABCEHIKMOPTX';
const cyrillic = 'АВСЕНІКМОРТХ';

/** Cyrillic lookalikes as Latin letters, for IBANs. Upper case in, upper case out. */
export function latinLookalikes(text: string): string {
  return exchange(text, cyrillic, latin);
}

/** Latin lookalikes as Cyrillic letters, for the series of a Ukrainian passport. */
export function cyrillicLookalikes(text: string): string {
  return exchange(text, latin, cyrillic);
}

function exchange(text: string, from: string, to: string): string {
  return [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}
