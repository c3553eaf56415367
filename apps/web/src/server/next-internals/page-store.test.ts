import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  type CacheContext,
  type CacheHandlerValue,
  droppedTags,
  FileSystemCache,
  isDropped,
  isPrefetch,
} from './page-store.mjs';
import { cacheContext, requireNext } from './testing/samples';

test("Next's own file cache can be constructed and called as the page cache does it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'prestafaro-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = new FileSystemCache(cacheContext(folder, { flushToDisk: false }));
  expect(await files.get('/nothing', { kind: 'APP_PAGE' as never, isFallback: false })).toBeNull();
  await files.revalidateTag('menu:es-ES', { expire: 60 });
  expect(droppedTags.get('menu:es-ES')).toMatchObject({ stale: expect.any(Number), expired: expect.any(Number) });
});

test('droppedTags is the map that Next reads to decide what is stale', () => {
  const { areTagsStale } = requireNext('server/lib/incremental-cache/tags-manifest.external.js');
  droppedTags.set('offers:es-ES', { stale: 10 });
  expect(areTagsStale(['offers:es-ES'], 9)).toBe(true);
  expect(areTagsStale(['offers:es-ES'], 11)).toBe(false);
});

test('isDropped: true for a page that is older than the drop of one of its tags', () => {
  const headers = { 'x-next-cache-tags': 'menu:es-MX,offers:es-MX' };
  const page = (lastModified: number) =>
    ({ lastModified, value: { kind: 'APP_PAGE', headers } }) as unknown as CacheHandlerValue;
  droppedTags.set('offers:es-MX', { stale: 10 });
  expect([isDropped(page(9)), isDropped(page(11))]).toEqual([true, false]);
  expect(isDropped({ lastModified: 1, value: null })).toBe(false);
});

test('isPrefetch: recognises the prefetches for which Next makes no page, in the headers that it passes to a handler', () => {
  const { IncrementalCache } = requireNext('server/lib/incremental-cache/index.js');
  const isOne = (requestHeaders: Record<string, string | undefined>) => {
    let context: CacheContext | undefined;
    const CurCacheHandler = class {
      constructor(passed: CacheContext) {
        context = passed;
      }
    };
    new IncrementalCache({ requestHeaders, previewProps: {}, prerenderManifest: {}, CurCacheHandler });
    return context && isPrefetch(context);
  };
  expect([{}, { purpose: 'prefetch' }, { 'next-router-prefetch': '1' }].map(isOne)).toEqual([false, true, true]);
});

test('Next creates a cache for each request, which creates a handler, so that a handler knows when its request began', async () => {
  onTestFinished(() => void Reflect.deleteProperty(globalThis, '__incrementalCache'));
  const { RouteModule } = requireNext('server/route-modules/route-module.js');
  const route = { isDev: false, distDir: '.next', relativeProjectDir: '', loadCustomCacheHandlers: () => undefined };
  const create = () =>
    RouteModule.prototype.getIncrementalCache.call(route, { headers: {} }, { experimental: {} }, {}, {}, false);
  const [one, other] = [await create(), await create()];
  expect(one.cacheHandler).toBeInstanceOf(FileSystemCache);
  expect(other.cacheHandler).not.toBe(one.cacheHandler);
});
