import { beforeEach, expect, it, vi } from 'vitest';
import { loadComments } from '@/features/comments/load-comments';

const { readCms } = vi.hoisted(() => ({ readCms: vi.fn() }));
vi.mock('@/cms/read', () => ({ readCms }));

const home = { type: 'home', id: 'home' } as const;
let pageCount: number;
const pagesAsked = () => readCms.mock.calls.map(([, , { page }]) => page);

beforeEach(() => {
  readCms.mockReset();
  readCms.mockImplementation(async (_id, _document, { page }) => ({
    commentPage: { comments: [`of page ${page}`], total: 25, pageCount, ratingCount: 0, ratingAverage: null },
  }));
  pageCount = 3;
});

it('reads the first page with one question, under the name in the cache table', async () => {
  expect(await loadComments('es-ES', home, { order: 'newest', page: 1 })).toMatchObject({ page: 1, order: 'newest' });
  expect(readCms).toHaveBeenCalledOnce();
  expect(readCms.mock.calls[0]?.[0]).toBe('comments');
  expect(readCms.mock.calls[0]?.[2]).toEqual({
    locale: 'es-ES',
    subjectType: 'home',
    subjectId: 'home',
    order: 'newest',
    page: 1,
  });
});

it('past the last page shows the last, so that made-up numbers leave nothing in the cache', async () => {
  expect(await loadComments('es-ES', home, { order: 'oldest', page: 99_999 })).toMatchObject({
    page: 3,
    comments: ['of page 3'],
  });
  expect(pagesAsked()).toEqual([1, 3]);
});

it('has one page where nobody has written', async () => {
  pageCount = 0;
  expect(await loadComments('es-ES', home, { order: 'newest', page: 7 })).toMatchObject({ page: 1 });
  expect(pagesAsked()).toEqual([1]);
});
