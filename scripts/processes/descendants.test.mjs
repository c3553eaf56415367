import { expect, test } from 'vitest';
import { descendants } from './descendants.mjs';

test('descendants returns the children of a process and their children, and no other process', () => {
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 3],
    [9, 1],
  ]);
  expect(descendants(2, parents)).toEqual([3, 4]);
});
