import { beforeAll, describe, expect, it } from 'vitest';
import { stubEnvironment } from '@/cms/testing/stub-environment';
import { sitemap, sitemapIndex } from '@/server/sitemap/sitemap';
import { testManifest } from '@/server/testing/manifest';

const manifest = testManifest();

beforeAll(() => {
  stubEnvironment('es.example.com=ES,ua.example.com=UA');
});

describe('the sitemap', () => {
  it('lists the child sitemaps that have entries in its index', () => {
    expect(sitemapIndex('ES', manifest)).toContain('<loc>https://es.example.com/sitemaps/articles.xml</loc>');
    expect(sitemapIndex('UA', manifest)).not.toContain('articles.xml');
  });
  it('contains indexed pages only', () => {
    const pages = sitemap('ES', manifest, 'pages');
    expect(pages).toContain('<loc>https://es.example.com/condiciones-generales/</loc>');
    expect(pages).not.toContain('/application/');
  });
  it('sorts addresses, whatever order the CMS returns', () => {
    const paths = [...sitemap('ES', manifest, 'pages').matchAll(/<loc>([^<]+)</g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(2);
    expect(paths).toEqual(paths.toSorted());
  });
  it('names the same document on every published site, its own included', () => {
    const pages = sitemap('UA', manifest, 'pages');
    expect(pages).toContain('hreflang="es-ES" href="https://es.example.com/"');
    expect(pages).toContain('hreflang="uk-UA" href="https://ua.example.com/"');
    expect(pages).toContain('hreflang="ru-UA" href="https://ua.example.com/ru/"');
    expect(pages).not.toContain('es-MX');
  });
});
