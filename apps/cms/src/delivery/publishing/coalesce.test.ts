import { randomUUID } from 'node:crypto';
import type { PublishEvent } from '@prestafaro/types';
import { describe, expect, test } from 'vitest';
import { coalesce, laneOf } from './coalesce';

const event = (changes: Partial<PublishEvent> = {}): PublishEvent => ({
  id: randomUUID(),
  event: 'publish',
  type: 'article',
  documentId: 'a1',
  locale: 'es-ES',
  slug: 'asnef',
  previousSlug: 'asnef',
  path: '/blog/asnef/',
  previousPath: '/blog/asnef/',
  subject: null,
  related: [],
  address: null,
  at: '2026-11-20T09:30:00.000Z',
  ...changes,
});
const rating = (id: string, documentId: string) =>
  event({ type: 'rating', documentId, subject: { type: 'article', id }, slug: null, path: null });
const rowsOf = (...events: PublishEvent[]) => events.map((payload, index) => ({ id: index + 1, payload }));
const idsOf = (events: PublishEvent[]) => coalesce(rowsOf(...events)).map(({ rows }) => rows.map(({ id }) => id));

describe('laneOf', () => {
  test('returns "visitors" for comments and ratings and "editorial" for every other type', () => {
    expect(laneOf(rating('a1', 'r1'))).toBe('visitors');
    expect(laneOf(event({ type: 'comment' }))).toBe('visitors');
    expect(laneOf(event({ type: 'menu' }))).toBe('editorial');
  });
});

describe('coalesce', () => {
  test('joins ratings of one article by different visitors, and keeps other articles and sites apart', () => {
    const elsewhere = { ...rating('a1', 'r4'), locale: 'es-MX' as const };
    expect(idsOf([rating('a1', 'r1'), rating('a2', 'r2'), rating('a1', 'r3'), elsewhere])).toEqual([[1, 3], [2], [4]]);
  });

  test('keeps a comment and a rating of one article apart, because they drop different tags', () => {
    const comment = { ...rating('a1', 'c1'), type: 'comment' as const };
    expect(idsOf([rating('a1', 'r1'), comment])).toEqual([[1], [2]]);
  });

  test('returns the last state with the first path, and every list that showed the entry', () => {
    const first = event({
      slug: 'b',
      path: '/blog/b/',
      previousSlug: 'a',
      previousPath: '/blog/a/',
      related: [{ type: 'tag', slug: 'finanzas' }],
    });
    const second = event({
      event: 'unpublish',
      slug: 'b',
      path: null,
      previousSlug: 'b',
      previousPath: '/blog/b/',
      related: [
        { type: 'tag', slug: 'finanzas' },
        { type: 'author', slug: 'ana' },
      ],
      at: '2026-11-20T09:31:00.000Z',
    });
    expect(coalesce(rowsOf(first, second))).toMatchObject([
      {
        event: {
          id: second.id,
          event: 'unpublish',
          path: null,
          previousSlug: 'a',
          previousPath: '/blog/a/',
          related: second.related,
          at: second.at,
        },
      },
    ]);
  });

  test('starts another event when one would name more than 200 documents', () => {
    const many = (letter: string) =>
      Array.from({ length: 150 }, (_, index) => ({ type: 'tag' as const, slug: `${letter}${index}` }));
    const events = [event({ related: many('a') }), event({ related: many('b') }), event({ related: many('b') })];
    expect(idsOf(events)).toEqual([[1], [2, 3]]);
  });
});
