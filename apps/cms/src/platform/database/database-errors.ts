/** Names under which the drivers of PostgreSQL and SQLite, and knex above them, know a failure. */
interface DriverError {
  name?: string;
  code?: string;
  severity?: string;
  message?: string;
}

/** Errors of connections, as the pool and its statements met them: whoever looks at one knows whence it came. */
const lostConnections = new WeakSet<object>();

/** 08: connection, 57P01 to 57P03: shut down, crashed, starting. (PostgreSQL's manual, appendix A.) */
const AWAY_STATES = /^(08...|57P0[123])$/;
const AWAY_CODES = /^(ECONN(REFUSED|RESET|ABORTED)|E(PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;
/** What pg says without a code. */
const AWAY_WORDS = /(Connection terminated|timeout expired|Query read timeout|connection error and is not queryable)/;

/** SQLite's file cannot be written; PostgreSQL: disk full, or a server that only reads. */
const UNWRITABLE = /^(SQLITE_(READONLY|FULL|IOERR).*|53100|25006)$/;

/** It was made by a driver of the database or its pool, and may repeat values of a statement. */
export function isDatabaseError(error: unknown): boolean {
  const { name, code, severity } = (error ?? {}) as DriverError;
  return name === 'KnexTimeoutError' || /^SQLITE_/.test(code ?? '') || typeof severity === 'string' || isLost(error);
}

/** Whether an error of a statement says that there is no connection. Only to be asked of what the database threw. */
export function saysAway(error: unknown): boolean {
  const { name, code = '', message = '' } = (error ?? {}) as DriverError;
  const isCoded = AWAY_STATES.test(code) || AWAY_CODES.test(code);
  return name === 'KnexTimeoutError' || isCoded || AWAY_WORDS.test(message);
}

/** Whether the database can be read, but takes nothing in. */
export const saysUnwritable = (error: unknown): boolean => UNWRITABLE.test(String((error as DriverError)?.code ?? ''));

/** Remembers an error as one of a connection to the database. */
export function noteLost(error: unknown): void {
  if (typeof error === 'object' && error !== null) lostConnections.add(error);
}

const isLost = (error: unknown): boolean => typeof error === 'object' && error !== null && lostConnections.has(error);

/** The database did not answer. One line of `DatabaseWatch` says it of all of them. */
export const isDatabaseAway = (error: unknown): boolean =>
  isLost(error) || (error as DriverError | undefined)?.name === 'KnexTimeoutError';

/** `DatabaseWatch` says this once; a line for every request would bury it. */
export const isDatabaseOutage = (error: unknown): boolean => isDatabaseAway(error) || saysUnwritable(error);
