/** What may stand in a log line: never personal data, a query, a cookie or an address of a visitor (R28). */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Level = 'info' | 'warn' | 'error';

/** One line of JSON on the console of the server: `{"time":…,"level":…,"message":…}`. */
function write(level: Level, message: string, fields: LogFields): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console.
  console[level](line);
}

export const log = {
  info: (message: string, fields: LogFields = {}) => write('info', message, fields),
  warn: (message: string, fields: LogFields = {}) => write('warn', message, fields),
  error: (message: string, fields: LogFields = {}) => write('error', message, fields),
} as const;

/** The words of a failure for the log: name and message, with the cause that explains an outage. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.name}: ${error.message}${cause}`;
}
