import { isDatabaseError } from '../database/database-errors';
import { redactedError } from './redacted-error';

/** The parts of an error that are logged: a message and further fields. */
export interface LoggedError {
  message: string;
  /** In place of the level at which Strapi logs it. */
  level?: 'warn';
  [field: string]: string | undefined;
}

/**
 * A database error repeats values of the statement, and a parser error repeats the request. Of both only name, code and place
 * are logged (R28). The message of any other error was written by a programmer. A refused request is a warning, so that a
 * stranger cannot set off the alarm for errors.
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
    return { level: 'warn', message: `A request was refused: ${error.name} (${status})` };
  }
  return { message: error.message || redactedError(error), stack: error.stack };
}

/** The places of the stack, without the message. */
function placesOf({ stack = '' }: Error): string | undefined {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return places.join('\n') || undefined;
}
