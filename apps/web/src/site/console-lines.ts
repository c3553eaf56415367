import 'server-only';
import { format } from 'node:util';
import { requestContext } from '@/cms/request-context';
import { type LogLevel, log, reasonOf } from '@/site/log';

const levels = { debug: 'debug', info: 'info', log: 'info', warn: 'warn', error: 'error' } as const satisfies Record<
  string,
  LogLevel
>;

/** An error is said once, by whoever hears of it first. */
const said = new WeakSet<Error>();

/** What Next and libraries print becomes one line of our log each: nothing else may stand on stdout. */
export function turnConsoleIntoLines(): void {
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      if (error) logError(error);
      else log[level](withoutQueries(format(...values)).trim());
    };
  }
}

/**
 * Says that a request ended in an error: which kind of page it was, never which address. An absent CMS is said once, when it
 * goes away, and not again with each page that cannot be made.
 */
export function logError(error: unknown): void {
  if (error instanceof Error) {
    if (said.has(error)) return;
    said.add(error);
  }
  const context = requestContext();
  if (isNamed(error, 'CmsUnavailable')) {
    if (context) context.isCmsAway = true;
    log.debug('A page could not be made without the CMS', { kind: context?.kind });
    return;
  }
  // Next prints it for each visitor while it serves an older list; the loader has a sentence of its own (specification §8).
  if (isNamed(error, 'UnusableFeed')) {
    log.debug('A list of offers could not be made anew', { kind: context?.kind });
    return;
  }
  log.error('Unhandled error', {
    kind: context?.kind,
    reason: withoutQueries(reasonOf(error)),
    digest: digestOf(error),
    stack: error instanceof Error ? placesOf(error) : undefined,
  });
}

/** By its name: the class of another instance of its module is another one. */
const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** Under this number Next shows the error to the visitor. */
function digestOf(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;
}

/** Where it happened: the lines of the stack without the message, which is in the reason. */
function placesOf({ stack = '' }: Error): string {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return places.slice(0, 8).join('\n');
}

/** Next quotes addresses; a query may hold what a visitor typed (R28). */
function withoutQueries(text: string): string {
  return text.replace(/\?[^\s'"`]*/g, '?…');
}
