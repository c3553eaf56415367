import 'server-only';
import { type Logger, pino } from 'pino';
import { processWide } from '@/cms/process-wide';
import { requestContext } from '@/cms/request-context';

type Value = string | number | boolean | null | undefined;

/** Written by the log itself. */
type OwnField = 'level' | 'time' | 'app' | 'message' | 'requestId';

/**
 * What may stand in a log line: never personal data, a query, a cookie or an address of a visitor (R28). Single values
 * only: a whole object, with all that happens to be in it, does not type-check.
 */
export type LogFields = Readonly<Record<string, Value> & { [Name in OwnField]?: never }>;

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/**
 * One line of JSON on stdout: `{"level":…,"time":…,"app":"web","requestId"?:…, …fields,"message":…}`. Written at once: the
 * last words of a process that ends are the ones that are needed.
 */
const logger = processWide<Logger>('log', () =>
  pino(
    {
      level: 'info',
      base: { app: 'web' },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => {
        const context = requestContext();
        return context ? { requestId: context.id } : {};
      },
    },
    { write: (line) => void process.stdout.write(line) },
  ),
);

/** What is less important than this is not written. `info` until the environment was read. */
export function setLogLevel(level: LogLevel): void {
  logger.level = level;
}

const at =
  (level: LogLevel) =>
  (message: string, fields: LogFields = {}): void =>
    logger[level](fields, message);

export const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } as const;

/** The words of a failure for the log: name and message, with the cause that explains an outage. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.name}: ${error.message}${cause}`;
}
