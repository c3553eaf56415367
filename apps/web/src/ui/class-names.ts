/**
 * Joins class names, leaving out what is absent.
 * @returns one `class` value, or undefined when nothing is left, so that React writes no empty attribute
 */
export function classNames(...parts: (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
