import { type Answer, send } from './http.ts';
import type { Locale } from './product.ts';

/** Making a page takes less, also on a busy machine. */
const timeoutMilliseconds = 30_000;

/**
 * Requests a page until it is served from the store. A page that was dropped or has expired is first served stale while it is
 * made again. For a page that is never stored, returns the last answer.
 */
export async function storedPage(path: string, site: Locale = 'es-ES'): Promise<Answer> {
  const deadline = performance.now() + timeoutMilliseconds;
  for (;;) {
    const answer = await send(path, { site });
    if (answer.headers['x-nextjs-cache'] === 'HIT' || performance.now() > deadline) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
