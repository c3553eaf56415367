import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { partAnswered, partFailed } from '@/cms/parts';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { sayOutages } from '@/server/log/log-outages';
import { catchLog } from '@/server/testing/catch-log';

let lines: Record<string, unknown>[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  forgetOutages();
  lines = catchLog();
  stop = sayOutages();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a part that is lost and found is one line each way', () => {
  for (let visit = 0; visit < 3; visit += 1) partFailed('cms', 'The CMS answered 503');
  vi.advanceTimersByTime(60_000);
  for (let visit = 0; visit < 3; visit += 1) partAnswered('cms');
  expect(lines).toMatchObject([
    { level: 'error', message: 'The CMS is away', part: 'cms', reason: 'The CMS answered 503' },
    { level: 'info', message: 'The CMS is back', part: 'cms', seconds: 60 },
  ]);
});

it('the failure of a feed is said by who loads it, its return here', () => {
  partFailed('feed config es', 'The feed answered 503');
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(5_000);
  partAnswered('feed config es');
  expect(lines).toMatchObject([{ level: 'info', message: 'A feed of offers is back', part: 'feed config es' }]);
});
