/** The parts of an error that may be logged beside personal data: its name and its code, never its message. */
export function redactedError(error: unknown): string {
  const { name = 'Error', code = 'no code' } = (error ?? {}) as { name?: string; code?: string };
  return `${name} (${code})`;
}
