/** The fields by which the drivers of PostgreSQL and SQLite, and knex, identify a failure. */
interface DriverError {
  name?: string;
  code?: string;
  severity?: string;
  message?: string;
}

/** Connection errors that the pool and its statements reported. Error handlers look them up here. */
const lostConnections = new WeakSet<object>();

/** 08: connection error, 57P01 to 57P03: shut down, crashed, starting. (PostgreSQL's manual, appendix A.) */
const AWAY_STATES = /^(08...|57P0[123])$/;
const AWAY_CODES = /^(ECONN(REFUSED|RESET|ABORTED)|E(PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;
/** Messages of pg for errors without a code. */
const AWAY_MESSAGES =
  /(Connection terminated|timeout expired|Query read timeout|connection error and is not queryable)/;

/** SQLite: the file cannot be written. PostgreSQL: the disk is full, or the server is read-only. */
const UNWRITABLE = /^(SQLITE_(READONLY|FULL|IOERR).*|53100|25006)$/;

/** Whether a database driver or its pool made the error. Its message may repeat values of a statement. */
export function isDatabaseError(error: unknown): boolean {
  const { name, code, severity } = (error ?? {}) as DriverError;
  return name === 'KnexTimeoutError' || /^SQLITE_/.test(code ?? '') || typeof severity === 'string' || isLost(error);
}

/** Whether an error of a statement means that there is no connection. Call it only with errors of the database. */
export function isConnectionError(error: unknown): boolean {
  const { name, code = '', message = '' } = (error ?? {}) as DriverError;
  const isCoded = AWAY_STATES.test(code) || AWAY_CODES.test(code);
  return name === 'KnexTimeoutError' || isCoded || AWAY_MESSAGES.test(message);
}

/** Whether the error means that the database can be read but not written. */
export const isUnwritableError = (error: unknown): boolean =>
  UNWRITABLE.test(String((error as DriverError)?.code ?? ''));

/** Marks an error as a connection error of the database. */
export function markLost(error: unknown): void {
  if (typeof error === 'object' && error !== null) lostConnections.add(error);
}

const isLost = (error: unknown): boolean => typeof error === 'object' && error !== null && lostConnections.has(error);

/** Whether the error means that the database did not answer. `DatabaseWatch` logs one line for all such errors. */
export const isDatabaseAway = (error: unknown): boolean =>
  isLost(error) || (error as DriverError | undefined)?.name === 'KnexTimeoutError';

/** Whether `DatabaseWatch` logs the error. A line for every request would bury its line. */
export const isDatabaseOutage = (error: unknown): boolean => isDatabaseAway(error) || isUnwritableError(error);
