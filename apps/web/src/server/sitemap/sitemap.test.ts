import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sitemap, sitemapIndex } from '@/server/sitemap/sitemap';
import { testManifest } from '@/server/testing/manifest';

const manifest = testManifest();

beforeAll(() => {
  vi.stubEnv('CMS_URL', 'http://localhost:1337');
  vi.stubEnv('CMS_READ_TOKEN', 'r'.repeat(32));
  vi.stubEnv('CMS_WRITE_TOKEN', 'w'.repeat(32));
  vi.stubEnv('REVALIDATE_SECRET', 'x'.repeat(32));
  vi.stubEnv('HOSTS', 'es.example.com=ES,ua.example.com=UA');
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
