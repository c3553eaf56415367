import { isDatabaseError } from '../database/database-errors';
import { redactedError } from './redacted-error';

/** What is logged of an error: a message, and fields beside it. */
export interface LoggedError {
  message: string;
  [field: string]: string | undefined;
}

/**
 * An error of the database repeats values of the statement, and one of a request repeats what was sent: of both only the
 * name and code are logged, and where it happened (R28). The message of any other was written by a programmer.
 */
export function loggedError(error: Error): LoggedError {
  if (isDatabaseError(error)) {
    const { table, constraint } = error as { table?: string; constraint?: string };
    return {
      message: `A statement of the database failed: ${redactedError(error)}`,
      table,
      constraint,
      stack: placesOf(error),
    };
  }
  const { status } = error as { status?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { message: `A request was refused: ${error.name} (${status})` };
  }
  return { message: error.message || redactedError(error), stack: error.stack };
}

/** Where it happened, without the words before. */
function placesOf({ stack = '' }: Error): string | undefined {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return places.join('\n') || undefined;
}
