import { expect, test } from 'vitest';
import { generateSlug, isFirstSlug } from './entry-slug';

test.each([
  ['article', true],
  ['article-2', true],
  ['article-about-loans', false],
  ['', false],
  [null, false],
])('isFirstSlug: %j of an article: %s', (slug, expected) => {
  expect(isFirstSlug(slug, 'api::article.article')).toBe(expected);
});

test('generateSlug: sends the form and the site, and returns the slug', async () => {
  const sent: unknown[] = [];
  const post = async (...request: unknown[]) => {
    sent.push(request);
    return { data: { data: 'un-titulo' } };
  };
  const source = { uid: 'api::tag.tag', field: 'slug', data: { name: 'Un título' }, locale: 'es-ES' };
  expect(await generateSlug(post as never, source)).toBe('un-titulo');
  expect(sent).toEqual([
    [
      '/content-manager/uid/generate',
      { contentTypeUID: 'api::tag.tag', field: 'slug', data: { name: 'Un título' } },
      { params: { locale: 'es-ES' } },
    ],
  ]);
});
