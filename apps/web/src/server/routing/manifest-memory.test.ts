import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { locales, siteOfLocale } from '@prestafaro/countries';
import { expect, it } from 'vitest';
import { buildSiteRoutes } from '@/server/routing/build-site-routes';
import { type SiteContent, siteContentSchema } from '@/server/routing/site-content';
import { testLoads } from '@/server/testing/manifest';
import budget from '../../../../../bench/budget.json' with { type: 'json' };

const articlesOfSite = 1_000;

/** What arrives of a site: each text is its own, as after `JSON.parse`. */
function receivedContent(): SiteContent {
  const { content } = testLoads()['es-ES'];
  const id = (kind: string, n: number) => `${kind}${String(n).padStart(24 - kind.length, '0')}`;
  const references = (n: number) => [{ documentId: id('tag', n % 9) }, { documentId: id('tag', (n + 1) % 9) }];
  const tags = Array.from({ length: 9 }, (_, n) => ({ documentId: id('tag', n), slug: `tema-${n}`, updatedAt, seo }));
  const articles = Array.from({ length: articlesOfSite }, (_, n) => ({
    ...{ documentId: id('article', n), slug: `una-direccion-de-la-medicion-${n}`, isAtRoot: false, updatedAt, seo },
    ...{ tags: references(n), author: { documentId: 'author-1' } },
  }));
  return siteContentSchema.parse(JSON.parse(JSON.stringify({ ...content, tags, articles })));
}
const updatedAt = '2026-11-20T09:30:00.000Z';
const seo = { noindex: false };

/** Bytes of live objects. */
function liveBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

it('manifest: keeps its budget of memory for each address, content and routes together', () => {
  const kept: unknown[] = [];
  const fill = () => {
    const content = receivedContent();
    const routes = buildSiteRoutes(siteOfLocale('es-ES'), content);
    kept.push(content, routes);
    return Object.keys(routes.routes).length;
  };
  fill();
  const before = liveBytes();
  let addresses = 0;
  for (const _ of locales) addresses += fill();
  const bytes = (liveBytes() - before) / addresses;
  expect(kept.length).toBe(2 * (locales.length + 1));
  expect(bytes, 'bytes of an address').toBeLessThanOrEqual(budget.bytesOfAddress);
});
