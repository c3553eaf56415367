import { isDatabaseOutage } from '../database/database-errors';
import { type LoggedError, loggedError } from './logged-error';
import { currentRequestId } from './request-scope';

/** The info that winston passes to a format, and the symbols under which it finds level and text. */
const LEVEL = Symbol.for('level');
const MESSAGE = Symbol.for('message');
const SPLAT = Symbol.for('splat');

interface Info {
  level: string;
  message: unknown;
  [field: string]: unknown;
  [SPLAT]?: unknown[];
}

/** Strapi's logger has more levels than our log lines. */
const LEVELS: Readonly<Record<string, string>> = { http: 'info', verbose: 'debug', silly: 'debug' };

/** Colour codes are for terminals. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const COLOURS = /\u001b\[[0-9;]*m/g;

let areOutagesLoggedElsewhere = false;

/**
 * From now on errors of a lost database are omitted, because `DatabaseWatch` logs one line for an outage. Call it when the start
 * is complete: before that such an error ends the process, and its line tells why.
 */
export function omitOutages(): void {
  areOutagesLoggedElsewhere = true;
}

/**
 * The format for Strapi's own logger, a winston: one JSON object per line, like the web app's log. The stack is on the same
 * line. Additional fields are kept if they are plain values, because an object may contain anything.
 */
export const jsonLines = {
  /** @returns false if the line must not be written. */
  transform(info: Info): object | false {
    const [beside] = info[SPLAT] ?? [];
    const error = [info, info.message, beside].find((part): part is Error & Info => part instanceof Error);
    if (areOutagesLoggedElsewhere && error && isDatabaseOutage(error)) return false;
    const line = {
      level: LEVELS[info.level] ?? info.level,
      time: new Date().toISOString(),
      app: 'cms',
      ...textOf(info, error),
      requestId: currentRequestId(),
      ...(error ? {} : plainFields(info)),
    };
    return { ...line, [LEVEL]: info.level, [MESSAGE]: JSON.stringify(line) };
  },
};

function textOf({ message }: Info, error: (Error & Info) | undefined): LoggedError {
  if (!error) return { message: String(message).replace(COLOURS, '') };
  const logged = loggedError(error);
  // `log.error('what was tried', error)`: winston appends the error's message to the text.
  const isBeside = typeof message === 'string' && error.message !== message;
  if (!isBeside) return logged;
  const words = message.endsWith(error.message) ? message.slice(0, message.length - error.message.length) : message;
  return { ...logged, message: `${words.trim()}: ${logged.message}` };
}

function plainFields({ level, message, ...fields }: Info): Record<string, unknown> {
  const plain = Object.entries(fields).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(plain);
}
