import { siteOfLocale } from '@prestafaro/countries';
import { beforeAll, describe, expect, it } from 'vitest';
import { stubEnvironment } from '@/cms/testing/stub-environment';
import { buildSiteRoutes } from '@/server/routing/build-site-routes';
import type { RouteManifest } from '@/server/routing/manifest';
import { addressesOfFile, sitemap, sitemapFileOf, sitemapIndex } from '@/server/sitemap/sitemap';
import { testLoads, testManifest } from '@/server/testing/manifest';

const manifest = testManifest();

beforeAll(() => {
  stubEnvironment('es.example.com=ES,ua.example.com=UA');
});

type Pieces = Iterator<string> | undefined;
const textOf = (pieces: Pieces) => (pieces ? [...(pieces as Generator<string>)].join('') : undefined);
const indexOf = (...args: Parameters<typeof sitemapIndex>) => textOf(sitemapIndex(...args)) ?? '';
const fileOf = (country: 'ES' | 'UA', of: RouteManifest, fileName: string) => {
  const file = sitemapFileOf(fileName);
  return file && textOf(sitemap(country, of, file));
};

/** The manifest with this many articles in Spain, changed one minute after the other. */
function manifestOf(articles: number): RouteManifest {
  const { content } = testLoads()['es-ES'];
  const [model] = content.articles;
  const rows = Array.from({ length: articles }, (_, n) => ({
    ...{ slug: `articulo-${n}`, isAtRoot: false, seo: null, tags: [], author: null, ...model },
    documentId: `many-${String(n).padStart(6, '0')}`,
    ...{ slug: `articulo-${n}`, updatedAt: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString() },
  }));
  const spain = buildSiteRoutes(siteOfLocale('es-ES'), { ...content, articles: rows });
  return { ...manifest, sites: { ...manifest.sites, 'es-ES': spain } };
}

describe('the sitemap', () => {
  it('lists the child sitemaps that have entries in its index, each with the time of its last change', () => {
    expect(indexOf('ES', manifest)).toContain(
      '<sitemap><loc>https://es.example.com/sitemaps/articles.xml</loc><lastmod>2026-11-20T09:30:00.000Z</lastmod></sitemap>',
    );
    expect(indexOf('UA', manifest)).not.toContain('articles.xml');
  });
  it('contains indexed pages only', () => {
    const pages = fileOf('ES', manifest, 'pages.xml');
    expect(pages).toContain('<loc>https://es.example.com/condiciones-generales/</loc>');
    expect(pages).not.toContain('/application/');
  });
  it('sorts addresses, whatever order the CMS returns', () => {
    const pages = fileOf('ES', manifest, 'pages.xml') ?? '';
    const paths = [...pages.matchAll(/<loc>([^<]+)</g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(2);
    expect(paths).toEqual(paths.toSorted());
  });
  it('names the same document on every published site, its own included', () => {
    const pages = fileOf('UA', manifest, 'pages.xml');
    expect(pages).toContain('hreflang="es-ES" href="https://es.example.com/"');
    expect(pages).toContain('hreflang="uk-UA" href="https://ua.example.com/"');
    expect(pages).toContain('hreflang="ru-UA" href="https://ua.example.com/ru/"');
    expect(pages).not.toContain('es-MX');
  });
  it('splits 25 000 articles into three files, each address once with its own time, and names no fourth', () => {
    const many = manifestOf(25_000);
    const files = ['articles.xml', 'articles-2.xml', 'articles-3.xml'].map((name) => fileOf('ES', many, name) ?? '');
    const counts = files.map((file) => file.match(/<url>/g)?.length);
    expect(counts).toEqual([addressesOfFile, addressesOfFile, 5000]);
    for (const file of files) expect(Buffer.byteLength(file)).toBeLessThan(50_000_000);
    const all = files.flatMap((file) => [...file.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)]);
    expect(new Set(all.map(([, address]) => address)).size).toBe(25_000);
    expect(all.find(([, address]) => address?.endsWith('/articulo-7/'))?.[2]).toBe('2026-01-01T00:07:00.000Z');
    expect(fileOf('ES', many, 'articles-4.xml')).toBeUndefined();
    expect(indexOf('ES', many).match(/articles(-\d)?\.xml/g)).toEqual([
      ...['articles.xml', 'articles-2.xml', 'articles-3.xml'],
    ]);
  });
  it.each(['articles', 'articles-1.xml', 'articles-02.xml', 'articles-99999.xml', 'nothing.xml', '../articles.xml'])(
    'has no file %s',
    (name) => {
      expect(sitemapFileOf(name)).toBeUndefined();
    },
  );
});
