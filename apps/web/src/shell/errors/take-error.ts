import type { ErrorSource } from '@prestafaro/types/browser-error';
import { isChunkFailure, reloadOnce } from '@/shell/errors/reload-guard';

type Report = (error: unknown, source: ErrorSource) => void;

/** The code that reports comes a second after the load, or never. Until then the first errors of the page are held, as many as it sends. */
const held: Parameters<Report>[] = [];
let report: Report = (...error) => void (held.length < 10 && held.push(error));

/** Reports the errors that are held, and from now on each at once. */
export function reportWith(reportError: Report): void {
  report = reportError;
  for (const error of held.splice(0)) report(...error);
}

/**
 * Reloads the page if a chunk of our code is missing, at most once in 10 s; reports every other error.
 * @returns whether a reload is under way
 */
export function takeError(error: unknown, source: ErrorSource): boolean {
  if (isChunkFailure(error) && reloadOnce()) return true;
  report(error, source);
  return false;
}

/** Takes every error of the page that nothing catches, from now on. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => {
    // A message without an error comes from the browser itself, or from a script of another origin.
    if (error) takeError(error, 'script');
  });
  addEventListener('unhandledrejection', ({ reason }) => takeError(reason, 'promise'));
}
