import { type Answer, send } from './http.ts';
import type { Locale } from './product.ts';

/** More than any page takes to be made. */
const patience = 5_000;

/**
 * A page as the store has it. What was just dropped by an event, or is old, is first served stale while it is made: it is
 * asked for until it is not. A page that is never stored is answered as it is, for the test to see.
 */
export async function storedPage(path: string, site: Locale = 'es-ES'): Promise<Answer> {
  const deadline = performance.now() + patience;
  for (;;) {
    const answer = await send(path, { site });
    if (answer.headers['x-nextjs-cache'] === 'HIT' || performance.now() > deadline) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
