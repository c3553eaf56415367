/**
 * The last characters of a number that stands masked in the interface (R28): enough to recognise one's own, at most a
 * third of it and never more than four.
 */
export function visibleTail(text: string, most = 4): string {
  const characters = [...text];
  const count = Math.min(most, Math.floor(characters.length / 3));
  return characters.slice(characters.length - count).join('');
}

/** Four bullets, however many characters they hide: a mask does not tell a length. */
export const bullets = '••••';
