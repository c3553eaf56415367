/** The fields of an error of the PostgreSQL driver that tell why a statement failed. */
interface InsertError {
  /** SQLSTATE, or a code of SQLite. */
  code?: unknown;
  constraint?: unknown;
}

/** SQLSTATE classes 22 (data exception), 23 (constraint violation) and 54 (a limit); a constraint or a type of SQLite. */
const DATA_FAULT = /^(22...|23...|54...|SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE).*)$/;

/** Whether the values of an event made the error, so that a repeat would fail too. */
export const isDataFault = (error: unknown): boolean => DATA_FAULT.test(codeOf(error)) && !isPartitionMissing(error);

/**
 * Whether PostgreSQL has no partition for a row. It reports that as a check violation, but without the name of a constraint, and its
 * message depends on the language of the server.
 */
export const isPartitionMissing = (error: unknown): boolean =>
  codeOf(error) === '23514' && (error as InsertError).constraint === undefined;

/** Whether PostgreSQL waited for a lock for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

const codeOf = (error: unknown): string => String((error as InsertError | undefined)?.code ?? '');
