import { expect, test } from 'vitest';
import { listPath } from './list-path.ts';

test.each([
  [1, '/blog/'],
  [2, '/blog/page-2/'],
  [11, '/blog/page-11/'],
])('page %i of a list stands at %s', (page, path) => {
  expect(listPath('/blog/', page)).toBe(path);
});
