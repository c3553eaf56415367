import { expect, it } from 'vitest';
import { RepeatLimit } from '@/server/shared-pages/repeat-limit';

const limitOf = (more: { max?: number; maxOfVisitor?: number; maxSeen?: number } = {}) => {
  const limit = new RepeatLimit({ max: 10, maxOfVisitor: 10, maxSeen: 10, periodMs: 1000, ...more });
  return (key: string, now: number, visitor = 'one') => limit.admits(key, visitor, now);
};

it('RepeatLimit: refuses the first request of a key and admits the following ones', () => {
  const admits = limitOf();
  expect([admits('a', 0), admits('b', 0), admits('a', 0), admits('a', 999)]).toEqual([false, false, true, true]);
});

it('RepeatLimit: forgets every key after the period', () => {
  const admits = limitOf();
  admits('a', 0);
  expect(admits('a', 500)).toBe(true);
  expect(admits('a', 1000)).toBe(false);
});

it('RepeatLimit: admits no more keys than its bound, and those it has admitted again', () => {
  const admits = limitOf({ max: 1 });
  for (const key of ['a', 'b']) admits(key, 0);
  expect(['a', 'b', 'a', 'b'].map((key) => admits(key, 1))).toEqual([true, false, true, false]);
});

it('RepeatLimit: lets one visitor admit no more than a part of the bound, and others the rest', () => {
  const admits = limitOf({ maxOfVisitor: 1 });
  for (const key of ['a', 'b']) admits(key, 0);
  expect(['a', 'b'].map((key) => admits(key, 1))).toEqual([true, false]);
  expect(admits('b', 2, 'another')).toBe(true);
  expect(admits('b', 3)).toBe(true);
});

it('RepeatLimit: forgets the oldest key for a new one when it remembers as many as it may', () => {
  const admits = limitOf({ maxSeen: 1 });
  expect(['a', 'b', 'b'].map((key) => admits(key, 0))).toEqual([false, false, true]);
  const ofTwo = limitOf({ maxSeen: 2 });
  expect(['a', 'b', 'c', 'a', 'c'].map((key) => ofTwo(key, 0))).toEqual([false, false, false, false, true]);
});
