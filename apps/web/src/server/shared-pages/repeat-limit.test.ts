import { expect, it } from 'vitest';
import { RepeatLimit } from '@/server/shared-pages/repeat-limit';

const limitOf = (more: { max?: number; maxSeen?: number } = {}) =>
  new RepeatLimit({ max: 10, maxSeen: 10, periodMs: 1000, ...more });

it('RepeatLimit: refuses the first request of a key and admits the following ones', () => {
  const limit = limitOf();
  expect([limit.admits('a', 0), limit.admits('b', 0), limit.admits('a', 0), limit.admits('a', 999)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('RepeatLimit: forgets every key after the period', () => {
  const limit = limitOf();
  limit.admits('a', 0);
  expect(limit.admits('a', 500)).toBe(true);
  expect(limit.admits('a', 1000)).toBe(false);
});

it('RepeatLimit: admits no more keys than its bound, and those it has admitted again', () => {
  const limit = limitOf({ max: 1 });
  for (const key of ['a', 'b']) limit.admits(key, 0);
  expect(['a', 'b', 'a', 'b'].map((key) => limit.admits(key, 1))).toEqual([true, false, true, false]);
});

it('RepeatLimit: remembers no more keys than its bound', () => {
  const limit = limitOf({ maxSeen: 1 });
  expect(['a', 'b', 'b', 'a'].map((key) => limit.admits(key, 0))).toEqual([false, false, false, true]);
});
