import { beforeEach, expect, it, vi } from 'vitest';
import { loadComments } from '@/features/comments/load-comments';

const { readCms } = vi.hoisted(() => ({ readCms: vi.fn() }));
vi.mock('@/cms/read', () => ({ readCms }));

const home = { type: 'home', id: 'home' } as const;
let pageCount: number;
const requestedPages = () => readCms.mock.calls.map(([, , { page }]) => page);

beforeEach(() => {
  readCms.mockReset();
  readCms.mockImplementation(async (_id, _document, { page }) => ({
    commentPage: { comments: [`of page ${page}`], total: 25, pageCount, ratingCount: 0, ratingAverage: null },
  }));
  pageCount = 3;
});

it('loadComments: reads the first page with one query, as the read comments of the cache table', async () => {
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

it('loadComments: returns the last page for a higher number, so that invented numbers fill no cache', async () => {
  expect(await loadComments('es-ES', home, { order: 'oldest', page: 99_999 })).toMatchObject({
    page: 3,
    comments: ['of page 3'],
  });
  expect(requestedPages()).toEqual([1, 3]);
});

it('loadComments: returns one empty page without comments', async () => {
  pageCount = 0;
  expect(await loadComments('es-ES', home, { order: 'newest', page: 7 })).toMatchObject({ page: 1 });
  expect(requestedPages()).toEqual([1]);
});
