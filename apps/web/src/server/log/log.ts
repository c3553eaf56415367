import 'server-only';
import { type Logger, pino } from 'pino';
import { processWide } from '@/cms/process-wide';
import { requestContext } from '@/cms/request-context';

type Value = string | number | boolean | null | undefined;

/** Fields that the log itself writes. */
type OwnField = 'level' | 'time' | 'app' | 'message' | 'requestId';

/**
 * Fields of a log line: never personal data, a query, a cookie or an address of a visitor (R28). Only single values
 * type-check, because a whole object may contain such data.
 */
export type LogFields = Readonly<Record<string, Value> & { [Name in OwnField]?: never }>;

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/**
 * Writes one line of JSON to stdout: `{"level":…,"time":…,"app":"web","requestId"?:…, …fields,"message":…}`. The write
 * is synchronous, because the last lines of a process that ends are the important ones.
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

/** Sets the lowest level that is written. It is `info` until the environment is read. */
export function setLogLevel(level: LogLevel): void {
  logger.level = level;
}

const at =
  (level: LogLevel) =>
  (message: string, fields: LogFields = {}): void =>
    logger[level](fields, message);

export const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } as const;

/** The reason of a failure for the log: name and message, with the cause of an outage. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.name}: ${error.message}${cause}`;
}
