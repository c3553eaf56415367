import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderFailed } from '@/cms/failed-renders';
import type { LoopbackAnswer } from '@/server/requests/loopback';
import { failedPages, pageMade } from '@/server/revalidation/failed-pages';
import { warmUp } from '@/server/revalidation/warm-up';
import { catchLog } from '@/server/testing/catch-log';

const page = { locale: 'es-ES', host: 'es.localhost', path: '/blog/x/' } as const;
const answer = (status: number, cache?: string, etag = '"old"', id = 'none') => ({
  status,
  header: (name: string) => ({ 'x-nextjs-cache': cache, etag, 'x-request-id': id })[name],
});
const warm = (...answers: Pick<LoopbackAnswer, 'status' | 'header'>[]) => {
  const ask = vi.fn();
  for (const one of answers) ask.mockResolvedValueOnce(one);
  return warmUp([page], ask, async () => {});
};
let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = catchLog();
});
afterEach(() => {
  pageMade(page);
  vi.restoreAllMocks();
});

it('warmUp: records and logs once a page that answers 500', async () => {
  await warm(answer(500));
  await warm(answer(500));
  expect(failedPages()).toMatchObject([{ ...page, reason: 'answered 500' }]);
  expect(lines).toMatchObject([{ level: 'error', path: page.path, reason: 'answered 500' }]);
});

it('warmUp: records a page whose older version Next stores again because its render failed', async () => {
  renderFailed('failing-request');
  await warm(answer(200, 'STALE', '"old"', 'failing-request'), answer(200, 'HIT'));
  expect(failedPages()).toMatchObject([{ ...page, reason: 'could not be rendered' }]);
});

it('warmUp: keeps a failed page while visitors still get the older one, and removes it once it is made', async () => {
  renderFailed('failing-request');
  await warm(answer(200, 'STALE', '"old"', 'failing-request'), answer(200, 'HIT'));
  await warm(answer(200, 'HIT', '"old"'));
  expect(failedPages()).toHaveLength(1);
  await warm(answer(200, 'HIT', '"new"'));
  expect(failedPages()).toEqual([]);
  expect(lines.at(-1)).toMatchObject({ level: 'info', path: page.path });
});

it('warmUp: removes a page that is made per request once it no longer fails', async () => {
  await warm({ status: 500, header: () => undefined });
  await warm({ status: 200, header: () => undefined });
  expect(failedPages()).toEqual([]);
});

it('warmUp: removes a failed page that no longer exists', async () => {
  await warm(answer(500));
  await warm(answer(404));
  expect(failedPages()).toEqual([]);
});
