import { expect, it } from 'vitest';
import { pageWindow } from './page-window';

it.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %d of %d shows %j', (current, total, items) => expect(pageWindow(current, total)).toEqual(items));

it('shows a page instead of a gap of one page', () => {
  expect(pageWindow(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
});
