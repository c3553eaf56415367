import type { PublishEvent } from '@prestafaro/types/publish-event';
import { expect, it, vi } from 'vitest';
import { affectedPages } from '@/server/revalidation/affected';
import { testManifest } from '@/server/testing/manifest';

vi.mock('@/cms/environment', () => ({
  environment: () => ({ HOSTS: new Map([['es.example.com', 'ES']]), PORT: 3000 }),
}));

const event: PublishEvent = {
  id: '0b0e8f0e-5f43-4a57-9b1e-3d8b1a4b1c11',
  event: 'publish',
  type: 'article',
  locale: 'es-ES',
  documentId: 'unlisted',
  slug: 'unlisted',
  previousSlug: null,
  path: null,
  previousPath: null,
  related: [],
  subject: null,
  at: '2026-11-20T09:30:00.000Z',
};

const manifest = testManifest();
const pathsOf = (changed: Partial<PublishEvent>) =>
  affectedPages({ ...event, ...changed }, undefined, manifest, []).map(({ path }) => path);

const pageAddress = (kind: string): PublishEvent['address'] => ({
  type: 'page',
  row: { documentId: 'any', updatedAt: null, seo: null, slug: 'any', kind, fixedPage: null, lender: null },
});

const everyPath = Object.keys(manifest.sites['es-ES'].routes);
const blog = ['/blog/', '/blog/page-2/', '/blog/page-3/'];
const articles = (count: number) => Array.from({ length: count }, (_, index) => `/blog/articulo-${index}/`);

it.each<[string, Partial<PublishEvent>, readonly string[]]>([
  ['the settings: every page', { type: 'site-setting' }, everyPath],
  ['a menu: every page', { type: 'menu' }, everyPath],
  ['a page: itself', { type: 'page', documentId: 'terms', address: pageAddress('legal') }, ['/condiciones-generales/']],
  [
    'a landing page: the other ones, which link it as related',
    { type: 'page', documentId: 'new', address: pageAddress('seo') },
    ['/dinero-rapido/'],
  ],
  [
    'a page that is gone: the landing pages, because it may have been one',
    { type: 'page', address: null },
    ['/dinero-rapido/'],
  ],
  [
    'an article: the blog and its author',
    { related: [{ type: 'author', slug: 'lucia-ferran' }] },
    [...blog, '/author/lucia-ferran/'],
  ],
  [
    'an article with a tag: the blog, the list of the tag and the articles that show it as similar',
    { related: [{ type: 'tag', slug: 'finanzas' }] },
    [...blog, '/blog/finanzas/', '/blog/finanzas/page-2/', ...articles(11)],
  ],
  [
    'a tag: the blog, its list and its articles',
    { type: 'tag', slug: 'finanzas' },
    [...blog, '/blog/finanzas/', '/blog/finanzas/page-2/', ...articles(11)],
  ],
  [
    'an author: the blog, the texts and the own page',
    { type: 'author', slug: 'lucia-ferran' },
    [
      ...blog,
      ...articles(24),
      '/ibancar-una-solucion-financiera-confiable/',
      '/author/lucia-ferran/',
      '/calendario-laboral-2024/',
    ],
  ],
  [
    'a lender: the lists of offers and lenders',
    { type: 'lender', path: '/prestamistas/nuevo/', previousPath: '/prestamistas/viejo/' },
    ['/offers/', '/prestamistas/claro/cuenta/', '/prestamistas/'],
  ],
  [
    'a page of a lender: itself and the lender, which links it',
    {
      ...{ type: 'page', documentId: 'account', address: pageAddress('lender') },
      related: [{ type: 'lender', slug: 'claro' }],
    },
    ['/prestamistas/claro/cuenta/', '/prestamistas/claro/'],
  ],
  ['the lenders guide: itself', { type: 'lenders-guide', documentId: 'guide' }, ['/prestamistas/']],
  [
    'an offer: the list, the SEO pages and its lender',
    { type: 'offer', related: [{ type: 'lender', slug: 'claro' }] },
    ['/offers/', '/dinero-rapido/', '/prestamistas/claro/'],
  ],
  [
    'a bank: itself, the articles and lenders, which may link it, and the list of lenders, which does',
    { type: 'bank', documentId: 'bank-1' },
    [
      ...['/bank/caja-norte/', ...articles(24), '/ibancar-una-solucion-financiera-confiable/'],
      ...['/prestamistas/', '/prestamistas/claro/'],
    ],
  ],
  [
    'a lender of a bank: the bank too, which lists it',
    {
      type: 'lender',
      path: '/prestamistas/nuevo/',
      previousPath: '/prestamistas/viejo/',
      related: [{ type: 'bank', slug: 'caja-norte' }],
    },
    ['/offers/', '/prestamistas/claro/cuenta/', '/prestamistas/', '/bank/caja-norte/'],
  ],
  [
    'an article about a bank: the blog and the bank, which lists it',
    { related: [{ type: 'bank', slug: 'caja-norte' }] },
    [...blog, '/bank/caja-norte/'],
  ],
  ['a partner: the legal pages', { type: 'partner' }, ['/condiciones-generales/']],
  ['a testimonial: the home page', { type: 'testimonial' }, ['/']],
  [
    'a calendar: the calendars, and the first pages of the blog and the topics, which list them',
    { type: 'work-calendar', slug: 'calendario-laboral-2024' },
    ['/blog/', '/blog/finanzas/', '/blog/ahorro/', '/calendario-laboral-2024/'],
  ],
  ['a redirect: no page', { type: 'redirect' }, []],
  ['a comment on the home page: the home page', { type: 'comment', subject: { type: 'home', id: 'home' } }, ['/']],
  [
    'a review of a lender: its page',
    { type: 'comment', subject: { type: 'lender', id: 'lender-1' } },
    ['/prestamistas/claro/'],
  ],
  [
    'a rating of an article: its page',
    { type: 'rating', subject: { type: 'article', id: 'article-0' } },
    ['/blog/articulo-0/'],
  ],
])('affectedPages: returns for %s', (_, changed, paths) => {
  expect(pathsOf(changed)).toEqual(paths);
});

it('affectedPages: returns every page when a lender comes or goes, because each may state their number', () => {
  const all = pathsOf({ type: 'site-setting' });
  expect(all.length).toBeGreaterThan(40);
  expect(pathsOf({ type: 'lender' })).toEqual(all);
  expect(pathsOf({ type: 'lender', event: 'unpublish' })).toEqual(all);
});

it('affectedPages: returns the articles of an author who was unpublished', () => {
  const site = manifest.sites['es-ES'];
  const routes = Object.fromEntries(
    Object.entries(site.routes).map(([path, entry]) => [path, { ...entry, author: null }]),
  );
  const after = { ...manifest, sites: { ...manifest.sites, 'es-ES': { ...site, routes } } };
  const unpublished = { ...event, event: 'unpublish', type: 'author', slug: 'lucia-ferran' } as const;
  const paths = affectedPages(unpublished, manifest, after, []).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(articles(24)));
});
