import { expect, test } from 'vitest';
import { type PublishEvent, publishEventSchema } from './publish-event.ts';

const articleMoved: PublishEvent = {
  id: '3f2b8c1e-5d4a-4c3b-8c99-0242ac120002',
  event: 'publish',
  type: 'article',
  documentId: 'k3j9x0',
  locale: 'es-ES',
  slug: 'que-es-asnef',
  previousSlug: 'asnef',
  path: '/blog/que-es-asnef/',
  previousPath: '/blog/asnef/',
  related: [
    { type: 'tag', slug: 'finanzas' },
    { type: 'author', slug: 'lucia-ferran' },
  ],
  at: '2026-11-20T09:30:00.000Z',
};

test('publishEventSchema: accepts the document, its site, its paths and its related documents', () => {
  expect(publishEventSchema.parse(structuredClone(articleMoved))).toEqual(articleMoved);
});

test('publishEventSchema: accepts a document without slug and path', () => {
  const { slug, previousSlug, path, previousPath, ...menu } = { ...articleMoved, type: 'menu', related: [] };
  expect(publishEventSchema.parse(menu)).toEqual(menu);
  expect(publishEventSchema.parse({ ...menu, slug: null, path: null, previousPath: null }).path).toBeNull();
});

test('publishEventSchema: accepts a comment with its subject', () => {
  const comment = {
    ...articleMoved,
    type: 'comment',
    slug: null,
    path: null,
    subject: { type: 'lender', id: 'k3j9x0' },
  };
  expect(publishEventSchema.parse(comment).subject).toEqual({ type: 'lender', id: 'k3j9x0' });
});

test('publishEventSchema: accepts all content of a site', () => {
  const site = { ...articleMoved, type: 'site', documentId: 'es-ES', slug: null, path: null, related: [] };
  expect(publishEventSchema.parse(site).type).toBe('site');
});

test.each([
  ['an unknown site', { locale: 'fr-FR' }],
  ['an unknown type', { type: 'invoice' }],
  ['an unknown subject', { subject: { type: 'page', id: 'x' } }],
  ['an unknown event', { event: 'create' }],
  ['an invalid id', { id: '1' }],
  ['an absolute address instead of a path', { path: 'https://evil.test/' }],
  ['a time without a time zone', { at: '2026-11-20T09:30:00' }],
  ['related pages', { related: [{ type: 'page', slug: 'x' }] }],
])('publishEventSchema: refuses an event with %s', (_, change) => {
  expect(publishEventSchema.safeParse({ ...articleMoved, ...change }).success).toBe(false);
});
