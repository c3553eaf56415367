import { expect, test } from 'vitest';
import { resolveReferences } from './references';

const entry = (data: Record<string, unknown>) =>
  ({ type: 'article', key: 'a', data, isDraft: false, file: 'a.md' }) as const;

test('resolveReferences: puts the ids of entries and files in place of keys and names', () => {
  const made = { 'author ana': 'id-of-ana', 'tag loans': 'id-of-loans' };
  const resolved = resolveReferences(
    entry({ author: 'ana', tags: ['loans'], cover: 'a.svg' }),
    made,
    new Map([['a.svg', 7]]),
  );
  expect(resolved).toEqual({ author: 'id-of-ana', tags: ['id-of-loans'], cover: 7 });
});

test('resolveReferences: names an entry and a picture that the seed does not have, and says what to do', () => {
  expect(() => resolveReferences(entry({ author: 'anna' }), { 'author ana': 'id' }, new Map())).toThrow(
    'it names author anna, which the seed does not have. Correct the key, or write that entry',
  );
  expect(() => resolveReferences(entry({ cover: 'b.svg' }), {}, new Map())).toThrow(
    'it names the picture b.svg. Put that file into apps/cms/seed/{site}/media',
  );
});
