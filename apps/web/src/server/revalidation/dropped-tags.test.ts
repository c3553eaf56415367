import type { PublishEvent } from '@prestafaro/types/publish-event';
import { describe, expect, it } from 'vitest';
import { droppedTags } from '@/server/revalidation/dropped-tags';

const event = (changed: Partial<PublishEvent>): PublishEvent => ({
  id: '4f0b1d52-6a5e-4d5f-9c9f-1f9a7b1f0a11',
  event: 'publish',
  type: 'article',
  documentId: 'd1',
  locale: 'es-ES',
  slug: 'asnef',
  previousSlug: 'asnef',
  path: '/blog/asnef/',
  previousPath: '/blog/asnef/',
  related: [],
  at: '2026-11-20T09:30:00.000Z',
  ...changed,
});

describe('an event of an article', () => {
  it('drops the tags of the article and of its former and current lists, and no others', () => {
    const related = [
      { type: 'tag' as const, slug: 'finanzas' },
      { type: 'author' as const, slug: 'lucia-ferran' },
    ];
    expect(droppedTags(event({ related }), [])).toEqual([
      'article:es-ES:asnef',
      'articles:es-ES',
      'articles-of-tag:es-ES:finanzas',
      'articles-of-author:es-ES:lucia-ferran',
    ]);
  });
  it('drops the tag of the former slug', () => {
    expect(droppedTags(event({ previousSlug: 'viejo' }), [])).toContain('article:es-ES:viejo');
  });
  it('drops the tags of its translations when hreflang links change', () => {
    const siblings = [{ type: 'article' as const, locale: 'uk-UA' as const, slug: 'bki' }];
    expect(droppedTags(event({}), siblings)).toContain('article:uk-UA:bki');
  });
});

describe('an event of a lender', () => {
  const tags = ['lender:es-ES:asnef', 'lenders:es-ES'];
  it('drops the lists of lenders', () => {
    expect(droppedTags(event({ type: 'lender' }), [])).toEqual(tags);
  });
  it.each([
    ['is published for the first time', { previousSlug: null, previousPath: null }],
    ['is published no longer', { event: 'unpublish', path: null, slug: null }],
  ] as const)('drops what states the number of lenders as well when one %s', (_, change) => {
    expect(droppedTags(event({ type: 'lender', ...change }), [])).toEqual([...tags, 'lender-count:es-ES']);
  });
});

it('an event of a page of a lender drops the page and its lender, which links it', () => {
  const related = [{ type: 'lender' as const, slug: 'bbva' }];
  expect(droppedTags(event({ type: 'page', related }), [])).toEqual([
    'page:es-ES:asnef',
    'lender:es-ES:bbva',
    'seo-pages:es-ES',
  ]);
});

it('an event of a legal page keeps the list of the landing pages', () => {
  const row = {
    documentId: 'd1',
    updatedAt: null,
    seo: null,
    slug: 'asnef',
    kind: 'legal',
    fixedPage: null,
    lender: null,
  };
  expect(droppedTags(event({ type: 'page', address: { type: 'page', row } }), [])).toEqual(['page:es-ES:asnef']);
});

it('an event of a lender or an article drops the pages of the banks that list it', () => {
  const related = [
    { type: 'bank' as const, slug: 'banco-uno' },
    { type: 'bank' as const, slug: 'banco-dos' },
  ];
  for (const type of ['lender', 'article'] as const) {
    expect(droppedTags(event({ type, related }), [])).toEqual(
      expect.arrayContaining(['bank:es-ES:banco-uno', 'bank:es-ES:banco-dos']),
    );
  }
});

describe('an event of another type', () => {
  it.each([
    ['site-setting', ['settings:es-ES']],
    ['menu', ['menu:es-ES']],
    ['page', ['page:es-ES:asnef', 'seo-pages:es-ES']],
    ['tag', ['tag:es-ES:asnef', 'articles-of-tag:es-ES:asnef', 'tags:es-ES']],
    ['author', ['author:es-ES:asnef', 'articles-of-author:es-ES:asnef', 'authors:es-ES']],
    ['bank', ['bank:es-ES:asnef', 'banks:es-ES']],
    ['redirect', []],
    ['site', ['site:es-ES']],
  ] as const)('%s drops %j', (type, tags) => {
    expect(droppedTags(event({ type }), [])).toEqual(tags);
  });
});
