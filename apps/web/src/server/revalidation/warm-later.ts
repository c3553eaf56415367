import 'server-only';
import { outages } from '@/cms/dependencies';
import { log } from '@/server/log/log';
import { askOurselves } from '@/server/requests/loopback';
import { failedPages } from '@/server/revalidation/failed-pages';
import { type WarmedPage, warmUp } from '@/server/revalidation/warm-up';

/** Pages by address. A page that is dropped again while it waits is made once. A page that is being made is added again. */
type Queue = Map<string, WarmedPage>;

/** The pages that are known to show a change. */
const changed: Queue = new Map();
/** All pages of a changed site, of which most are still stored. They are requested when no other page waits. */
const others: Queue = new Map();

let work: Promise<void> | undefined;

/** Wait before the first page, because editors often make several changes at a time. */
const debounceMs = 1_000;

/** Pages that are made at the same time: visitors need the rest of the machine. */
const maxConcurrent = 2;

/** Pages that wait in a queue. One more is made at its next visit. */
const maxWaiting = 5_000;

/**
 * Pause before the failed pages are tried again, doubled each time until all are made. The older page counts as fresh for up to 30 seconds
 * after a failure.
 */
const retry = { firstMs: 2_000, maxMs: 35_000 };
let retries = 0;
let willRetry = false;

interface Options {
  readonly ask?: typeof askOurselves;
  readonly waitMs?: number;
}

/**
 * Makes pages again after the answer, a few at a time, however many events name them.
 * @param pages known to show a change
 * @param rest other pages that may show it; they are requested last
 */
export function warmLater(
  pages: readonly WarmedPage[],
  rest: readonly WarmedPage[] = [],
  { ask = askOurselves, waitMs = debounceMs }: Options = {},
): void {
  add(pages, changed);
  add(rest, others);
  work ??= warmAll(ask, waitMs).finally(() => {
    work = undefined;
    if (failedPages().length > 0) retryLater();
    else retries = 0;
  });
}

function retryLater(): void {
  if (willRetry) return;
  willRetry = true;
  const pauseMs = Math.min(retry.firstMs * 2 ** retries, retry.maxMs);
  retries += 1;
  setTimeout(() => {
    willRetry = false;
    warmLater(failedPages());
  }, pauseMs).unref();
}

/** Resolves when no page waits any more. */
export const warmedAll = async (): Promise<void> => work;

function add(pages: readonly WarmedPage[], queue: Queue): void {
  let left = 0;
  for (const page of pages) {
    if (queue.size < maxWaiting) queue.set(page.host + page.path, page);
    else left += 1;
  }
  if (left > 0) log.warn('Too many changed pages: the rest is made when it is visited', { left });
}

function takeNext(): { page: WarmedPage; isChanged: boolean } | undefined {
  const isChanged = changed.size > 0;
  const [next] = isChanged ? changed : others;
  if (!next) return undefined;
  const [key, page] = next;
  changed.delete(key);
  others.delete(key);
  return { page, isChanged };
}

async function warmAll(ask: typeof askOurselves, waitMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const worker = async () => {
    for (;;) {
      await untilStorable();
      const next = takeNext();
      if (!next) return;
      await warmUp([next.page], ask, undefined, { onlyMade: !next.isChanged });
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
}

/** Interval between two checks whether Redis is back. */
const storableCheckMs = 500;

/** While Redis is away no page is stored (decision 019): one that is made then only takes time from visitors. */
async function untilStorable(): Promise<void> {
  while (outages().has('redis')) await new Promise((resolve) => setTimeout(resolve, storableCheckMs));
}
