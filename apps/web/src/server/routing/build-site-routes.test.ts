import { siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { buildSiteRoutes } from '@/server/routing/build-site-routes';
import { pageKindNames } from '@/server/routing/page-kinds';
import { closedSite } from '@/server/routing/site-content';
import { testManifest } from '@/server/testing/manifest';

const manifest = testManifest();
const { routes, documents } = manifest.sites['es-ES'];

describe('the route manifest', () => {
  it.each(pageKindNames)('has an entry of the page kind %s', (kind) => {
    const found = Object.values(routes).some((entry) => entry.type === kind);
    expect(
      found,
      `add an entry of ${kind} to the content of server/testing/manifest.ts, and return it from entries/`,
    ).toBe(true);
  });
  it('gives each kind of page its meta', () => {
    expect(routes['/blog/articulo-0/']?.meta).toEqual({ type: 'blog', link: '/blog/articulo-0/' });
    expect(routes['/blog/finanzas/']?.meta).toEqual({ type: 'tag', link: 'finanzas' });
    expect(routes['/blog/finanzas/page-2/']?.meta).toEqual({ type: 'tag', link: 'finanzas' });
    expect(routes['/condiciones-generales/']?.meta).toEqual({ type: 'doc', link: '/condiciones-generales/' });
    expect(routes['/author/lucia-ferran/']?.meta).toEqual({ type: 'author', link: '/author/lucia-ferran/' });
    expect(routes['/']?.meta).toBeNull();
  });
  it('contains the list of lenders, each lender, banks and work calendars', () => {
    expect(routes['/prestamistas/']?.type).toBe('lenders');
    expect(routes['/prestamistas/claro/']?.meta).toEqual({ type: 'lender', link: '/prestamistas/claro/' });
    expect(routes['/bank/caja-norte/']?.type).toBe('bank');
    expect(routes['/calendario-laboral-2024/']).toMatchObject({ type: 'calendar', author: 'lucia-ferran' });
  });
  it('has a page of a lender below the address of the lender, as long as the lender is published', () => {
    const account = '/prestamistas/claro/cuenta/';
    expect(routes[account]).toMatchObject({ type: 'page', internal: '/es-ES/page/cuenta' });
    expect(routes[account]?.meta).toEqual({ type: 'lender', link: account });
    expect(documents.account).toBe(account);
    const page = { documentId: 'account', slug: 'cuenta', kind: 'lender', fixedPage: null, updatedAt: null, seo: null };
    const content = { ...closedSite, isOpen: true, pages: [{ ...page, lender: { documentId: 'lender-1' } }] };
    const pathsOf = (lenders: typeof content.lenders) =>
      Object.keys(buildSiteRoutes(siteOfLocale('es-ES'), { ...content, lenders }).routes);
    const lender = { documentId: 'lender-1', slug: 'oscuro', number: 1, updatedAt: null, seo: null };
    expect(pathsOf([lender])).toContain('/prestamistas/oscuro/cuenta/');
    expect(pathsOf([]).filter((path) => path.includes('cuenta'))).toEqual([]);
  });
  it('excludes pages between the form and the lender from the index, with a menu on the last one only', () => {
    for (const path of ['/process/', '/main/', '/landing/rejected/'])
      expect(routes[path]).toMatchObject({ noindex: true, layout: 'empty' });
    expect(routes['/thank-you/']).toMatchObject({ noindex: true, layout: 'default', type: 'journey' });
  });
  it('excludes the offers from the index, in the default layout', () => {
    expect(routes['/offers/']).toMatchObject({ noindex: true, layout: 'default', type: 'offers' });
  });
  it('lists a document by its first page', () => {
    expect(documents['tag-finanzas']).toBe('/blog/finanzas/');
    expect(documents.blog).toBe('/blog/');
  });
  it('excludes the application from the index, in the empty layout', () => {
    expect(routes['/application/']).toMatchObject({ noindex: true, layout: 'empty', type: 'application' });
  });
  it('puts public paths under the base path of the site', () => {
    expect(Object.keys(manifest.sites['ru-UA'].routes)).toEqual([
      '/ru/',
      expect.stringMatching(/^\/ru\/.+\/$/),
      '/ru/blog/',
      '/ru/poisk/',
    ]);
  });
  it('is empty for a site without published settings', () => {
    expect(manifest.sites['es-MX'].routes).toEqual({});
  });
  it('names the tags and the author of an article by their slugs, without those that are not published', () => {
    const plain = { updatedAt: null, seo: null };
    const tags = [{ documentId: 'saving' }, { documentId: 'unpublished' }];
    const article = { ...plain, documentId: 'a', slug: 'a', isAtRoot: false, tags, author: { documentId: 'gone' } };
    const tag = { ...plain, documentId: 'saving', slug: 'ahorro' };
    const content = { ...closedSite, isOpen: true, articles: [article], tags: [tag] };
    expect(buildSiteRoutes(siteOfLocale('es-ES'), content).routes['/blog/a/']).toMatchObject({
      tags: ['ahorro'],
      author: null,
    });
  });
  it('resolves a tag before an article of the same slug', () => {
    const plain = { updatedAt: '2026-11-20T09:30:00.000Z', seo: null };
    const article = { ...plain, documentId: 'a', slug: 'ahorro', isAtRoot: false, tags: [], author: null };
    const content = {
      ...closedSite,
      isOpen: true,
      articles: [article],
      tags: [{ ...plain, documentId: 't', slug: 'ahorro' }],
    };
    expect(buildSiteRoutes(siteOfLocale('es-ES'), content).routes['/blog/ahorro/']?.type).toBe('tag');
  });
});
