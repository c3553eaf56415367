'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { connectConsent } from '@/shell/consent/connect-consent';
import { isChunkFailure, reloadOnce } from '@/shell/errors/reload-guard';
import { loadLinksFully, watchForDeployment } from '@/shell/visit/deployment-watch';
import { applyChoices, viewPage } from '@/shell/visit/measured-visit';
import { isSlow, prefetchOnIntent } from '@/shell/visit/prefetch-on-intent';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

/** Manifests and payloads are fetched 1 s after load, when the page itself is finished (specification §7). */
const afterLoad = 1_000;

/** The page is static, so all of it is prefetched at once. Next exports the values of `kind` only as a type. */
const wholePage = { kind: 'full' } as NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>;

const failures = ['error', 'unhandledrejection'] as const;

function reloadForChunk(event: ErrorEvent | PromiseRejectionEvent): void {
  if (isChunkFailure('reason' in event ? event.reason : event.error)) reloadOnce();
}

/**
 * Runs the background tasks of a visit: the question about tracking, page views, the deployment watch, prefetching, and one reload if a chunk of our
 * code is missing. Renders nothing; each of the two layouts contains it once.
 */
export function Visit({ providerId }: { providerId?: string }) {
  const pathname = usePathname();
  const router = useRouter();

  // A page view is a change of pathname. Changes of query and hash are not (decisions, "Routing").
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pathname is what makes it run.
  useEffect(() => viewPage(providerId), [pathname, providerId]);

  useServerHtml(
    useCallback(
      (html: ServerHtml) => {
        connectConsent(html, () => applyChoices(providerId));
        for (const type of failures) addEventListener(type, reloadForChunk, html);
      },
      [providerId],
    ),
  );

  useEffect(() => {
    if (isSlow((navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection)) return;
    const stops: (() => void)[] = [];
    const begin = () => {
      stops.push(prefetchOnIntent((path) => router.prefetch(path, wholePage)));
      stops.push(watchForDeployment(() => stops.push(loadLinksFully())));
    };
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(begin, afterLoad);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [router]);

  return null;
}
