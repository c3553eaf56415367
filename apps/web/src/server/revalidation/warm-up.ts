import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Locale } from '@prestafaro/countries';
import { hasRenderFailed } from '@/cms/failed-renders';
import { requestIdHeader } from '@/cms/request-context';
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
  for (;;) {
    const answer = await ask({ method: 'GET', path, host, headers: { [requestIdHeader]: newRequestId() } }).catch(
      () => undefined,
    );
    if (!answer) return fail(page, 'no answer');
    if (answer.status >= 500) return fail(page, `answered ${answer.status}`);
    const state = answer.header('x-nextjs-cache');
    if (state !== 'STALE') {
      const wasMade = ids.length > 0 || state === 'MISS';
      if (ids.some(hasRenderFailed)) return fail(page, 'could not be rendered', answer);
      const isOlder = state === 'HIT' && !wasMade && failureOf(page)?.etag === answer.header('etag');
      if (!isOlder) pageMade(page);
      return answer.status < 400 ? { answer, wasMade } : undefined;
    }
    ids.push(answer.header(requestIdHeader));
    if (Date.now() >= deadline) return fail(page, `was not made within ${timeoutMs / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Its own, not that of the publish event, because a failure is recorded by it. */
const newRequestId = () => randomUUID();

/** Next stores the older page again after a failure, so a later request gets it as if it were fresh. */
function fail(page: WarmedPage, reason: string, older?: Fresh): undefined {
  pageFailed(page, reason, older?.header('etag'));
}
