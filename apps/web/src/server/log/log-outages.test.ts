import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dependencyAnswered, dependencyFailed } from '@/cms/dependencies';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { logOutages } from '@/server/log/log-outages';
import { catchLog } from '@/server/testing/catch-log';

let lines: Record<string, unknown>[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  forgetOutages();
  lines = catchLog();
  stop = logOutages();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('logOutages: logs one line when a dependency goes away and one when it is back', () => {
  for (let visit = 0; visit < 3; visit += 1) dependencyFailed('cms', 'The CMS answered 503');
  vi.advanceTimersByTime(60_000);
  for (let visit = 0; visit < 3; visit += 1) dependencyAnswered('cms');
  expect(lines).toMatchObject([
    { level: 'error', message: 'The CMS is away', dependency: 'cms', reason: 'The CMS answered 503' },
    { level: 'info', message: 'The CMS is back', dependency: 'cms', seconds: 60 },
  ]);
});

it('logOutages: leaves the failure of a feed to its loader and logs its return', () => {
  dependencyFailed('feed config es', 'The feed answered 503');
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(5_000);
  dependencyAnswered('feed config es');
  expect(lines).toMatchObject([{ level: 'info', message: 'A feed of offers is back', dependency: 'feed config es' }]);
});
