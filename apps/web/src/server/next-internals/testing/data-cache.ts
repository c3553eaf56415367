import { setTimeout as sleep } from 'node:timers/promises';
import { requireNext } from './samples';

const { workAsyncStorage } = requireNext('server/app-render/work-async-storage.external.js');
const { workUnitAsyncStorage } = requireNext('server/app-render/work-unit-async-storage.external.js');
const { IncrementalCache } = requireNext('server/lib/incremental-cache/index.js');

const incrementalCache = new IncrementalCache({
  fs: requireNext('server/lib/node-fs-methods.js').nodeFs,
  flushToDisk: false,
  serverDistDir: '/none',
  requestHeaders: {},
  maxMemoryCacheSize: 2 ** 20,
  previewProps: { previewModeId: 'none' },
  prerenderManifest: { routes: {}, dynamicRoutes: {} },
});

/** Reads as a page that is made per request does, from a data cache in memory. */
export const perRequest = <Result>(read: () => Promise<Result>): Promise<Result> =>
  readIn({ type: 'request', url: { pathname: '/page', search: '' } }, read);

/** Reads as a page that Next stores does. @returns the answer and the seconds after which Next makes the page again */
export async function perStoredPage<Result>(
  read: () => Promise<Result>,
): Promise<{ answer: Result; lifetime: number }> {
  const unit = { type: 'prerender-legacy', revalidate: Number.POSITIVE_INFINITY, tags: null };
  return { answer: await readIn(unit, read), lifetime: unit.revalidate };
}

async function readIn<Result>(unit: object, read: () => Promise<Result>): Promise<Result> {
  const work = { incrementalCache, route: '/page', pendingRevalidates: {} };
  Object.assign(unit, { phase: 'render', implicitTags: { tags: [] } });
  const answer = await workAsyncStorage.run(work, () => workUnitAsyncStorage.run(unit, read));
  // Next stores the new answers after it has sent the page.
  await Promise.allSettled(Object.values(work.pendingRevalidates));
  return answer;
}

/** Drops a tag as `revalidateTag(tag, 'max')` does. */
export async function dropTag(tag: string): Promise<void> {
  // Next compares milliseconds: an answer of the same one counts as fresh.
  await sleep(2);
  await incrementalCache.revalidateTag([tag], { expire: 3600 });
  await sleep(2);
}
