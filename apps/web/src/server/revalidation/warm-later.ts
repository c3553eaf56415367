import 'server-only';
import { askOurselves } from '@/server/requests/loopback';
import { type WarmedPage, warmUp } from '@/server/revalidation/warm-up';

/** By address. A page that is dropped again while it waits is made once. A page that is being made is added again. */
const waiting = new Map<string, WarmedPage>();
let work: Promise<void> | undefined;

/** Wait before the first page, because editors often make several changes at a time. */
const debounceMs = 1_000;

/** Makes pages again after the answer, one after the other, however many events name them. */
export function warmLater(pages: readonly WarmedPage[], ask = askOurselves, waitMs = debounceMs): void {
  for (const page of pages) waiting.set(page.host + page.path, page);
  work ??= warmAll(ask, waitMs).finally(() => {
    work = undefined;
  });
}

/** Resolves when no page waits any more. */
export const warmedAll = async (): Promise<void> => work;

async function warmAll(ask: typeof askOurselves, waitMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  for (let [next] = waiting; next; [next] = waiting) {
    const [key, page] = next;
    waiting.delete(key);
    await warmUp([page], ask);
  }
}
