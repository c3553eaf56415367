import 'server-only';
import { format } from 'node:util';
import { type LogLevel, log } from '@/server/log/log';
import { logError, withoutQueries } from '@/server/log/log-error';

const levels = { debug: 'debug', info: 'info', log: 'info', warn: 'warn', error: 'error' } as const satisfies Record<
  string,
  LogLevel
>;

/**
 * Replaces the methods of `console`, so that each text that Next or a library prints becomes one JSON line of our log.
 * Queries are removed, and an error that was logged before is not logged again.
 */
export function redirectConsoleToLog(): void {
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      if (error) logError(error);
      else log[level](withoutQueries(format(...values)).trim());
    };
  }
}
