import 'server-only';
import { askOurselves } from '@/site/revalidation/loopback';
import { type WarmedPage, warmUp } from '@/site/revalidation/warm-up';

/** By address. A page that is dropped again while it waits is made once; one that is just being made comes again. */
const waiting = new Map<string, WarmedPage>();
let work: Promise<void> | undefined;

/** Makes pages anew behind the answer, one after the other, however many events name them. */
export function warmLater(pages: readonly WarmedPage[], ask = askOurselves): void {
  for (const page of pages) waiting.set(page.host + page.path, page);
  work ??= warmAll(ask).finally(() => {
    work = undefined;
  });
}

/** Resolves when nothing waits any more. */
export const warmedAll = async (): Promise<void> => work;

async function warmAll(ask: typeof askOurselves): Promise<void> {
  for (let [next] = waiting; next; [next] = waiting) {
    const [key, page] = next;
    waiting.delete(key);
    await warmUp([page], ask);
  }
}
