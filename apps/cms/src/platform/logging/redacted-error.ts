/** The parts of an error that may be logged beside personal data: its name and its code, never its message. */
export function redactedError(error: unknown): string {
  const { name = 'Error', code = 'no code' } = (error ?? {}) as { name?: string; code?: string };
  return `${name} (${code})`;
}

/**
 * Adds the first line of the message. Only for the error of a probe, whose statement has no values: then the message is the
 * driver's own and holds neither personal data nor a password.
 */
export function probeError(error: unknown): string {
  const { message = '' } = (error ?? {}) as { message?: string };
  const [words = ''] = message.split('\n');
  return words === '' ? redactedError(error) : `${redactedError(error)}: ${words}`;
}
