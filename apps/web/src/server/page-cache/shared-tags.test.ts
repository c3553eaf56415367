import { describe, expect, it } from 'vitest';
import { readTags, takeOver, writeTags } from '@/server/page-cache/shared-tags.mjs';

describe('dropped tags of several instances', () => {
  it('keep the latest time that any instance knows', () => {
    const known = new Map([
      ['menu:es-ES', { stale: 5, expired: 50 }],
      ['page:es-ES:home', { stale: 9 }],
    ]);
    takeOver(known, { 'menu:es-ES': { stale: 7, expired: 40 }, 'page:es-ES:home': { stale: 3 }, new: { stale: 1 } });
    expect(Object.fromEntries(known)).toEqual({
      'menu:es-ES': { stale: 7, expired: 50 },
      'page:es-ES:home': { stale: 9 },
      new: { stale: 1 },
    });
  });
  it('are read from Redis as they were written', () => {
    const tags = { 'menu:es-ES': { stale: 5, expired: 50 }, other: { stale: 1 } };
    expect(readTags(writeTags(Object.entries(tags)))).toEqual(tags);
  });
  it('are skipped when they cannot be read', () => {
    expect(readTags({ a: '{', b: '{"stale":"soon"}', c: '{"stale":1}' })).toEqual({ c: { stale: 1 } });
  });
});
