/**
 * One or two capitals that stand for a person: first letters of the first and the last word of the name.
 * @param name as it is shown, in any alphabet; "Marta G." gives "MG"
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/u).filter((word) => /^\p{L}/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .map((word) => (word ? [...word.normalize('NFC')][0] : ''))
    .join('')
    .toUpperCase();
}
