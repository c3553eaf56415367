import type { CacheHandler } from '@/server/next-internals/page-store.mjs';
import { cacheContext, requireNext } from './samples';

const { IncrementalCache } = requireNext('server/lib/incremental-cache/index.js');
const ResponseCache = requireNext('server/response-cache/index.js').default;

/** What one visitor got. */
interface Visit {
  readonly text: string;
  /** Next serves a stale page and makes it again afterwards. */
  readonly isStale: boolean;
}

/**
 * An instance of Next that serves one stored route, with the classes that Next itself uses between a request and a cache handler.
 * @param Handler of this instance alone
 * @param render makes the page
 */
export function renderingInstance(
  Handler: new (...options: never[]) => CacheHandler,
  folder: string,
  { tag, render }: { tag: string; render: () => Promise<string> },
): { visit(path: string): Promise<Visit> } {
  const responses = new ResponseCache({ minimalMode: false, route: { kind: 'APP_ROUTE', sourceRoute: '/page' } });
  const make = async () => ({
    value: {
      kind: 'APP_ROUTE',
      body: Buffer.from(await render()),
      status: 200,
      headers: { 'x-next-cache-tags': tag },
    },
    cacheControl: { revalidate: 3600, expire: undefined },
  });
  return {
    async visit(path) {
      // As Next does, one for each request.
      const incrementalCache = new IncrementalCache({
        ...cacheContext(folder, { flushToDisk: false, maxMemoryCacheSize: 2 ** 20 }),
        requestHeaders: {},
        previewProps: { previewModeId: 'none' },
        prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
        CurCacheHandler: Handler,
      });
      const entry = await responses.get(path, make, { incrementalCache, isFallback: false });
      return { text: String(entry.value.body), isStale: entry.isStale === true };
    },
  };
}
