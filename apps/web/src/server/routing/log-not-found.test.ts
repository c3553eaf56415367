import { afterEach, expect, it, vi } from 'vitest';
import { logNotFound, maxLines } from '@/server/routing/log-not-found';
import { catchLog } from '@/server/testing/catch-log';

afterEach(() => vi.restoreAllMocks());

const minute = 60_000;

it('logs the sentences of a minute up to the limit, and then the number of the others', () => {
  const lines = catchLog();
  for (let asked = 0; asked < 1000; asked += 1) logNotFound('unmatched', `/x${asked}/`, minute + asked);
  expect(lines).toHaveLength(maxLines);
  expect(lines[0]).toMatchObject({ level: 'info', message: 'Page not found: /x0/' });

  logNotFound('validity', '/blog/x/', 2 * minute);
  expect(lines.slice(maxLines).map(({ message, count }) => [message, count])).toEqual([
    ['More unknown paths were requested than are logged', 1000 - maxLines],
    ['Page Not Found: /blog/x/', undefined],
  ]);
});

it('logs no number after a minute in which all sentences were logged', () => {
  const lines = catchLog();
  for (const now of [10, 11, 12]) logNotFound('unmatched', '/x/', now * minute);
  expect(lines.map(({ message }) => message)).toEqual(Array(3).fill('Page not found: /x/'));
});
