import 'server-only';
import { askOurselves } from '@/server/requests/loopback';

export interface WarmedPage {
  readonly host: string;
  readonly path: string;
}

/** Timeout per page. After it, the next visitor gets the stale page once more, and later ones the fresh page. */
const timeoutMs = 5_000;
const pause = 100;

/**
 * Makes pages again before a visitor requests them. A dropped page is first served stale while it is made (`STALE`), so
 * each is requested until it is fresh.
 * @returns the paths that are fresh
 */
export async function warmUp(pages: readonly WarmedPage[], ask = askOurselves): Promise<readonly string[]> {
  const warmed: string[] = [];
  for (const page of pages) {
    if (await becomesFresh(page, ask)) warmed.push(page.path);
  }
  return warmed;
}

async function becomesFresh({ host, path }: WarmedPage, ask: typeof askOurselves): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const answer = await ask({ method: 'GET', path, host }).catch(() => undefined);
    if (!answer || answer.status >= 400) return false;
    if (answer.header('x-nextjs-cache') !== 'STALE') return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}
