import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Locale } from '@prestafaro/countries';
import { hasRenderFailed } from '@/cms/failed-renders';
import { requestIdHeader } from '@/cms/request-context';
import { retrySeconds } from '@/cms/stored-read';
import { askOurselves, type LoopbackAnswer } from '@/server/requests/loopback';
import { failureOf, pageFailed, pageMade } from '@/server/revalidation/failed-pages';
import { refreshNginx } from '@/server/revalidation/refresh-nginx';

export interface WarmedPage {
  readonly locale: Locale;
  readonly host: string;
  readonly path: string;
}

/** Timeout per page. After it, the next visitor gets the stale page once more, and later ones the fresh page. */
const timeoutMs = 5_000;
const pause = 100;

/**
 * Makes pages again before a visitor requests them. A dropped page is first served stale while it is made (`STALE`), so
 * each is requested until it is fresh. Then nginx stores it too, which nothing waits for.
 * @param onlyMade nginx keeps a page that was still stored, because nothing of it has changed
 * @returns the paths that are fresh
 */
export async function warmUp(
  pages: readonly WarmedPage[],
  ask = askOurselves,
  refresh = refreshNginx,
  { onlyMade = false } = {},
): Promise<readonly string[]> {
  const warmed: string[] = [];
  for (const page of pages) {
    const made = await freshAnswer(page, ask);
    if (!made) continue;
    warmed.push(page.path);
    const { answer, wasMade } = made;
    // nginx stores no other status.
    if (answer.status === 200 && (wasMade || !onlyMade))
      void refresh({ host: page.host, path: page.path, etag: answer.header('etag') });
  }
  return warmed;
}

type Fresh = Pick<LoopbackAnswer, 'status' | 'header'>;

async function freshAnswer(
  page: WarmedPage,
  ask: typeof askOurselves,
): Promise<{ answer: Fresh; wasMade: boolean } | undefined> {
  const { host, path } = page;
  const deadline = Date.now() + timeoutMs;
  /** Ids of the requests during which Next may have made the page. */
  const ids: (string | undefined)[] = [];
  let staleBody: string | undefined;
  for (;;) {
    const answer = await ask({ method: 'GET', path, host, headers: { [requestIdHeader]: newRequestId() } }).catch(
      () => undefined,
    );
    if (!answer) return fail(page, 'no answer');
    if (answer.status >= 500) return fail(page, `answered ${answer.status}`);
    ids.push(answer.header(requestIdHeader));
    const state = answer.header('x-nextjs-cache');
    if (state !== 'STALE') {
      // A shared page that was dropped is never stale: its first request makes it (`MISS`).
      const wasMade = ids.length > 1 || state === 'MISS';
      // Another server may have failed to make it: it then stores the older page again.
      const isOlderAgain = ids.length > 1 && livesBriefly(answer) && answer.body === staleBody;
      if (isOlderAgain || ids.some(hasRenderFailed)) return fail(page, 'could not be rendered');
      if (wasMade || state !== 'HIT' || !isOlder(page, answer)) pageMade(page);
      return answer.status < 400 ? { answer, wasMade } : undefined;
    }
    staleBody = answer.body;
    if (Date.now() >= deadline) return fail(page, `was not made within ${timeoutMs / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Its own, not that of the publish event, because a failure is recorded by it. */
const newRequestId = () => randomUUID();

/**
 * Whether a stored page may still be the one that failed. After a failure Next stores the older page again for `retrySeconds` at
 * most, and the request of a visitor or of another server may fail as well. So the lifetime tells whether the page was made. Some
 * pages do not name it, such as shared ones: those count as older for as long as such a page is stored.
 */
function isOlder(page: WarmedPage, answer: Fresh): boolean {
  const isBrief = livesBriefly(answer);
  if (isBrief !== undefined) return isBrief;
  const failure = failureOf(page);
  return failure !== undefined && Date.now() - failure.failedAt < retrySeconds * 1000;
}

/** Whether a page has the lifetime of one that could not be made; undefined for a page that names no lifetime. */
function livesBriefly(answer: Fresh): boolean | undefined {
  const lifetime = /\bs-maxage=(\d+)/.exec(answer.header('cache-control') ?? '')?.[1];
  return lifetime === undefined ? undefined : Number(lifetime) <= retrySeconds;
}

/** @returns undefined, as the answer of a page that is not fresh */
function fail(page: WarmedPage, reason: string): undefined {
  pageFailed(page, reason);
}
