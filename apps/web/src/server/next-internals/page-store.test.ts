import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type CacheHandlerValue, droppedTags, FileSystemCache, isDropped } from './next-internals.mjs';

const next = createRequire(import.meta.url);

test("Next's own cache can be made and asked as the page cache does it", async () => {
  const serverDistDir = mkdtempSync(path.join(tmpdir(), 'prestafaro-files-'));
  const fs = next('next/dist/server/lib/node-fs-methods.js').nodeFs;
  const files = new FileSystemCache({
    fs,
    serverDistDir,
    flushToDisk: false,
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  expect(await files.get('/nothing', { kind: 'APP_PAGE' as never, isFallback: false })).toBeNull();
  await files.revalidateTag('menu:es-ES', { expire: 60 });
  expect(droppedTags.get('menu:es-ES')).toMatchObject({ stale: expect.any(Number), expired: expect.any(Number) });
});

test('the dropped tags are the map by which Next decides what is stale', () => {
  const { areTagsStale } = next('next/dist/server/lib/incremental-cache/tags-manifest.external.js');
  droppedTags.set('offers:es-ES', { stale: 10 });
  expect(areTagsStale(['offers:es-ES'], 9)).toBe(true);
  expect(areTagsStale(['offers:es-ES'], 11)).toBe(false);
});

test('a page is dropped from the moment on at which one of its tags was', () => {
  const headers = { 'x-next-cache-tags': 'menu:es-MX,offers:es-MX' };
  const page = (lastModified: number) =>
    ({ lastModified, value: { kind: 'APP_PAGE', headers } }) as unknown as CacheHandlerValue;
  droppedTags.set('offers:es-MX', { stale: 10 });
  expect([isDropped(page(9)), isDropped(page(11))]).toEqual([true, false]);
  expect(isDropped({ lastModified: 1, value: null })).toBe(false);
});
