/**
 * Joins class names and leaves out absent ones.
 * @returns one `class` value, or undefined without class names, so that React writes no empty attribute
 */
export function classNames(...parts: (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
