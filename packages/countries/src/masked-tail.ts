/**
 * The visible last characters of a masked number in the interface (R28): enough to recognise one's own number, at most a third
 * of it and never more than four.
 */
export function visibleTail(text: string, most = 4): string {
  const characters = [...text];
  const count = Math.min(most, Math.floor(characters.length / 3));
  return characters.slice(characters.length - count).join('');
}

/** Always four bullets, so that a mask does not reveal the length. */
export const bullets = '••••';
