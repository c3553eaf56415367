import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderFailed } from '@/cms/failed-renders';
import type { LoopbackAnswer } from '@/server/requests/loopback';
import { failedPages, pageFailed, pageMade } from '@/server/revalidation/failed-pages';
import { warmUp } from '@/server/revalidation/warm-up';
import { catchLog } from '@/server/testing/catch-log';

const page = { locale: 'es-ES', host: 'es.localhost', path: '/blog/x/' } as const;
const answer = (status: number, cache?: string, more: Readonly<Record<string, string>> = {}) => ({
  status,
  header: (name: string) => ({ 'x-nextjs-cache': cache, ...more })[name],
});
const failing = { 'x-request-id': 'failing-request' };
/** As Next answers with a page that is stored for so many seconds. */
const storedFor = (seconds: number) =>
  answer(200, 'HIT', { 'cache-control': `s-maxage=${seconds}, stale-while-revalidate=60` });
/** As a shared page is answered, which has a header of its own. */
const sharedPage = (cache: string, more = {}) =>
  answer(200, cache, { 'cache-control': 'public, max-age=0, must-revalidate', ...more });
const warm = (...answers: Pick<LoopbackAnswer, 'status' | 'header'>[]) => {
  const ask = vi.fn();
  for (const one of answers) ask.mockResolvedValueOnce(one);
  return warmUp([page], ask, async () => {});
};
let lines: Record<string, unknown>[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  lines = catchLog();
});
afterEach(() => {
  pageMade(page);
  vi.useRealTimers();
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
  await warm(answer(200, 'STALE', failing), answer(200, 'HIT'));
  expect(failedPages()).toMatchObject([{ ...page, reason: 'could not be rendered' }]);
});

it('warmUp: keeps a failed page while visitors get the older one, stored for 30 seconds, and removes it once it is made', async () => {
  renderFailed('failing-request');
  await warm(answer(200, 'STALE', failing), storedFor(30));
  vi.setSystemTime(Date.now() + 35_000);
  await warm(storedFor(30));
  expect(failedPages()).toHaveLength(1);
  await warm(storedFor(3600));
  expect(failedPages()).toEqual([]);
  expect(lines.at(-1)).toMatchObject({ level: 'info', path: page.path });
});

it('warmUp: removes a failed page that a visitor has made, also if the change is not visible on it', async () => {
  const etag = { etag: '"same"', 'cache-control': 's-maxage=3600' };
  renderFailed('failing-request');
  await warm(answer(200, 'STALE', failing), answer(200, 'HIT', { etag: '"same"', 'cache-control': 's-maxage=30' }));
  await warm(answer(200, 'HIT', etag));
  expect(failedPages()).toEqual([]);
});

it('warmUp: removes a page with a form, which has no ETag, once a visitor has made it after an outage', async () => {
  await warm(answer(503));
  vi.setSystemTime(Date.now() + 35_000);
  await warm(answer(200, 'HIT', { 'cache-control': 'private, no-store' }));
  expect(failedPages()).toEqual([]);
});

it('warmUp: records a shared page that was made from a former answer, for as long as that page is stored', async () => {
  renderFailed('failing-request');
  await warm(sharedPage('MISS', failing));
  expect(failedPages()).toMatchObject([{ ...page, reason: 'could not be rendered' }]);
  await warm(sharedPage('HIT'));
  expect(failedPages()).toHaveLength(1);
  await warm(sharedPage('MISS'));
  expect(failedPages()).toEqual([]);
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

it('pageFailed: logs once that the list of failed pages is full', () => {
  const pages = Array.from({ length: 203 }, (_, index) => ({ ...page, path: `/blog/${index}/` }));
  for (const one of pages) pageFailed(one, 'answered 500');
  expect(failedPages()).toHaveLength(200);
  expect(lines).toHaveLength(201);
  expect(lines.at(-1)).toMatchObject({ level: 'error', listed: 200 });
  for (const one of pages) pageMade(one);
});
