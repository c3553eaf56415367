import { loadLinksFully, watchForDeployment } from '@/shell/visit/deployment-watch';
import { isSlow, prefetchOnIntent } from '@/shell/visit/prefetch-on-intent';

/** Everything that a page loads a second after its load: code that it does not need at first. */
export { reportError } from '@/shell/errors/report-error';

/** Watches for a newer build, and prefetches pages unless the connection is slow. @returns ends both */
export function startBackground(prefetch: (path: string) => void): () => void {
  const stopPrefetching = isSlow() ? () => {} : prefetchOnIntent(prefetch);
  const stops = [
    stopPrefetching,
    watchForDeployment(() => {
      stopPrefetching();
      stops.push(loadLinksFully());
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
