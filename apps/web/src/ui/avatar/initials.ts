/**
 * One or two capitals that stand for a person: the first letters of the first and the last part of the name.
 * @param name as it is shown, in any alphabet; "Marta G." gives "MG"
 */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s.]+/u).filter((part) => /^\p{L}/u.test(part));
  const first = parts[0];
  const last = parts.length > 1 ? parts[parts.length - 1] : undefined;
  return [first, last]
    .map((part) => (part ? [...part.normalize('NFC')][0] : ''))
    .join('')
    .toUpperCase();
}
