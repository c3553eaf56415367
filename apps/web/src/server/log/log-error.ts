import 'server-only';
import { inspect } from 'node:util';
import { requestContext } from '@/cms/request-context';
import { readableServerStack } from '@/server/browser-errors/readable-stack';
import { log, reasonOf } from '@/server/log/log';

/** An error is logged once, by the first caller. */
const logged = new WeakSet<Error>();

/**
 * Logs the error of a request with the kind of the page and never its address. An absent CMS is logged once, when it
 * goes away, and not again for each page that cannot be made.
 */
export function logError(error: unknown): void {
  if (error instanceof Error) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  const context = requestContext();
  if (isNamed(error, 'CmsUnavailable')) {
    if (context) context.isCmsAway = true;
    log.debug('A page could not be made without the CMS', { kind: context?.kind });
    return;
  }
  // Next prints it for each visitor while it serves an older list. The loader writes its own log line (specification
  // §8).
  if (isNamed(error, 'UnusableFeed')) {
    log.debug('A list of offers could not be refreshed', { kind: context?.kind });
    return;
  }
  log.error('Unhandled error', {
    kind: context?.kind,
    reason: withoutQueries(reasonOf(error)),
    digest: digestOf(error),
    stack: error instanceof Error ? framesOf(error) : undefined,
  });
}

/** Removes queries from addresses that a text quotes: a query may hold what a visitor typed (R28). */
export function withoutQueries(text: string): string {
  return text.replace(/\?[^\s'"`]*/g, '?…');
}

/** Compares names: each bundle has its own copy of the class. */
const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** Next shows the visitor this number for the error. */
function digestOf(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;
}

/** The lines of the stack, in our sources, without the message, which is in the reason. */
function framesOf(error: Error): string {
  // In development Next maps the places to the sources when an error is inspected, and not in its stack.
  const stack = process.env.NODE_ENV === 'development' ? inspect(error) : (error.stack ?? '');
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return readableServerStack(frames.slice(0, 8));
}
