'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { connectConsent } from '@/shell/consent/connect-consent';
import { reportWith } from '@/shell/errors/take-error';
import { applyChoices, viewPage } from '@/shell/visit/measured-visit';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

/** Manifests and payloads are fetched 1 s after load, when the page itself is finished (specification §7); their code too. */
const afterLoad = 1_000;

/** The page is static, so all of it is prefetched at once. Next exports the values of `kind` only as a type. */
const wholePage = { kind: 'full' } as NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>;

/**
 * Runs the background tasks of a visit: the question about tracking, page views, the deployment watch and prefetching. Renders nothing; each of the two layouts contains it once.
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
      },
      [providerId],
    ),
  );

  useEffect(() => {
    const end = new AbortController();
    const begin = async () => {
      const { reportError, startBackground } = await import('@/shell/visit/background');
      reportWith(reportError);
      if (end.signal.aborted) return;
      end.signal.addEventListener(
        'abort',
        startBackground((path) => router.prefetch(path, wholePage)),
      );
    };
    const wait = () => {
      // Without this code the page lacks nothing that its visitor sees.
      const timer = setTimeout(() => begin().catch(() => {}), afterLoad);
      end.signal.addEventListener('abort', () => clearTimeout(timer));
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, end);
    return () => end.abort();
  }, [router]);

  return null;
}
