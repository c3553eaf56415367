import { siteOfLocale } from '@prestafaro/countries';
import { expect, it } from 'vitest';
import { buildSiteRoutes } from '@/server/routing/build-site-routes';
import { entriesOf } from '@/server/search/findable-entries';
import { testLoads } from '@/server/testing/manifest';

const { content } = testLoads()['es-ES'];
const routes = buildSiteRoutes(siteOfLocale('es-ES'), content);

it('are the entries of each kind with a page that search engines may list, and the guide to lenders', () => {
  const { entries, left } = entriesOf(routes, content);
  expect(entries.get('guide')).toEqual({
    documentId: 'guide',
    updatedAt: content.lendersGuide?.updatedAt,
    isGuide: true,
  });
  for (const found of ['home', 'article-3', 'lender-1', 'bank-1', 'author-1', 'calendar-1', 'tag-finanzas'])
    expect(entries.get(found), found).toMatchObject({ isGuide: false });
  // Pages that no search engine lists and that people look for.
  for (const sought of ['application', 'offers']) expect(entries.has(sought), sought).toBe(true);
  // Steps of an application, and a tag without articles, are not found.
  for (const hidden of ['process', 'tag-ahorro', 'redirect-1']) expect(entries.has(hidden), hidden).toBe(false);
  expect(left).toBe(0);
});

it('are no more than a number of each kind, and the rest is counted', () => {
  const { entries, left } = entriesOf(routes, content, 5);
  expect([...entries.keys()].filter((id) => id.startsWith('article-'))).toHaveLength(5);
  expect(left).toBe(content.articles.length - 5);
});
