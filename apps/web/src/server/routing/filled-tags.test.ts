import { siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { buildSiteRoutes } from '@/server/routing/build-site-routes';
import { emptyTagPathsOf, filledTagsOf } from '@/server/routing/filled-tags';
import { closedSite, type SiteContent } from '@/server/routing/site-content';
import { testManifest } from '@/server/testing/manifest';

const plain = { updatedAt: null, seo: null };
const tag = { ...plain, documentId: 'tag-calendars', slug: 'calendario-laboral' };
const calendar = {
  ...plain,
  documentId: 'calendar',
  slug: 'calendario-laboral-2026',
  tags: [{ documentId: tag.documentId }],
  author: null,
};
const routesOf = (content: Partial<SiteContent>) =>
  buildSiteRoutes(siteOfLocale('es-ES'), { ...closedSite, isOpen: true, tags: [tag], ...content });

describe('the list of a tag', () => {
  it('is in the index while it has an article, and not while it is empty (R36)', () => {
    const { routes } = testManifest().sites['es-ES'];
    expect(routes['/blog/finanzas/']).toMatchObject({ type: 'tag', noindex: false });
    expect(routes['/blog/ahorro/']).toMatchObject({ type: 'tag', noindex: true });
    expect([...filledTagsOf(testManifest().sites['es-ES'])]).toEqual(['finanzas']);
    expect([...emptyTagPathsOf(testManifest().sites['es-ES'])]).toEqual(['/blog/ahorro/']);
  });

  it('is in the index with a work calendar alone, and no longer without it', () => {
    const path = '/blog/calendario-laboral/';
    expect(routesOf({ calendars: [calendar] }).routes[path]).toMatchObject({ noindex: false });
    expect(filledTagsOf(routesOf({ calendars: [calendar] }))).toEqual(new Set(['calendario-laboral']));
    expect(routesOf({}).routes[path]).toMatchObject({ noindex: true });
    expect(filledTagsOf(routesOf({}))).toEqual(new Set());
  });

  it('stays out of the index if an editor wants that', () => {
    const hidden = { ...tag, seo: { noindex: true } };
    const { routes } = routesOf({ tags: [hidden], calendars: [calendar] });
    expect(routes['/blog/calendario-laboral/']).toMatchObject({ noindex: true });
  });
});
