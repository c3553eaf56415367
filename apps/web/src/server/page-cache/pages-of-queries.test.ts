import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import PageCache from '@/server/page-cache/page-cache.mjs';
import { PagesOfQueries } from '@/server/page-cache/pages-of-queries.mjs';
import { type CacheValue, droppedTags } from '../next-internals/page-store.mjs';
import { cacheContext } from '../next-internals/testing/samples';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prestafaro-queries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pageOf = (bytes: number, cacheControl = 'public, max-age=0, must-revalidate') =>
  ({
    kind: 'APP_ROUTE',
    status: 200,
    body: Buffer.alloc(bytes, 'x'),
    headers: { 'cache-control': cacheControl },
  }) as unknown as CacheValue;
/** As Next makes them. */
const keyOf = (internal: string) => `/route-cache/APP_ROUTE/4a1c/$${internal}`;
const asRoute = { kind: 'APP_ROUTE' as never, isFallback: false };

it('the page cache keeps a shared page in memory and writes no file', async () => {
  const cache = new PageCache(cacheContext(folder));
  await cache.set(keyOf('/es-ES/shared/offers/a'), pageOf(10), asRoute);
  expect(await new PageCache(cacheContext(folder)).get(keyOf('/es-ES/shared/offers/a'), asRoute)).toMatchObject({
    value: { kind: 'APP_ROUTE' },
    lastModified: expect.any(Number),
  });
  expect(readdirSync(folder, { recursive: true })).toEqual([]);
});

it('the page cache does not store a shared page that forbids it', async () => {
  const cache = new PageCache(cacheContext(folder));
  await cache.set(keyOf('/es-ES/shared/offers/b'), pageOf(10, 'no-store'), asRoute);
  expect(await cache.get(keyOf('/es-ES/shared/offers/b'), asRoute)).toBeNull();
});

it('PagesOfQueries: ten thousand pages take the memory of a bounded number, and the last ones stay', () => {
  const pages = new PagesOfQueries();
  const entry = { value: pageOf(200_000), lastModified: 0 } as never;
  for (let index = 0; index < 10_000; index += 1) {
    pages.set(`/es-ES/shared/offers/${index}`, entry);
  }
  const kept = Array.from({ length: 10_000 }, (_, index) => pages.get(`/es-ES/shared/offers/${index}`)).filter(Boolean);
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.length).toBeLessThan(200);
  expect(pages.get('/es-ES/shared/offers/9999')).not.toBeNull();
});

it('PagesOfQueries: does not return a page whose tag was dropped after it was stored', () => {
  const pages = new PagesOfQueries();
  const value = { ...pageOf(10), headers: { 'x-next-cache-tags': 'menu:xx-XX,offers:xx-XX' } };
  const key = keyOf('/es-ES/shared/offers/a');
  pages.set(key, { value, lastModified: Date.now() - 1000 } as never);
  expect(pages.get(key)).not.toBeNull();
  droppedTags.set('offers:xx-XX', { stale: Date.now() });
  expect(pages.get(key)).toBeNull();
});

it('PagesOfQueries: returns the list of applicants for a minute, and a page of everybody for longer', () => {
  const pages = new PagesOfQueries();
  const [own, everybodys] = [keyOf('/es-ES/shared/own/a'), keyOf('/es-ES/shared/offers/a')];
  const storeAt = (lastModified: number) =>
    [own, everybodys].map((key) => pages.set(key, { value: pageOf(10), lastModified } as never));
  storeAt(Date.now() - 30_000);
  expect([pages.get(own), pages.get(everybodys)]).toEqual([expect.anything(), expect.anything()]);
  storeAt(Date.now() - 61_000);
  expect([pages.get(own), pages.get(everybodys)]).toEqual([null, expect.anything()]);
});

it('PagesOfQueries: lists of applicants displace no page of everybody', () => {
  const pages = new PagesOfQueries();
  const entry = { value: pageOf(200_000), lastModified: Date.now() } as never;
  pages.set(keyOf('/es-ES/shared/offers/a'), entry);
  for (let index = 0; index < 1000; index += 1) pages.set(keyOf(`/es-ES/shared/own/${index}`), entry);
  const kept = Array.from({ length: 1000 }, (_, index) => pages.get(keyOf(`/es-ES/shared/own/${index}`)));
  expect(kept.filter(Boolean).length).toBeLessThan(100);
  expect(pages.get(keyOf('/es-ES/shared/own/999'))).not.toBeNull();
  expect(pages.get(keyOf('/es-ES/shared/offers/a'))).not.toBeNull();
});

it('PagesOfQueries: holds shared pages only, whatever stands before their address', () => {
  expect(PagesOfQueries.has('/es-ES/shared/offers/L29mZmVycy8')).toBe(true);
  expect(PagesOfQueries.has(keyOf('/es-ES/shared/offers/L29mZmVycy8'))).toBe(true);
  expect(PagesOfQueries.has(keyOf('/es-ES/article/shared'))).toBe(false);
});
