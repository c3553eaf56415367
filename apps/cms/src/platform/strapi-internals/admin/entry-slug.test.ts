import { expect, test } from 'vitest';
import { generateSlug } from './entry-slug';

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
