import type { BrowserError } from '@prestafaro/types/browser-error';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logBrowserError, maxLines } from '@/server/browser-errors/log-browser-error';
import { ownBuild } from '@/server/builds/own-build';
import { catchLog } from '@/server/testing/catch-log';

const hour = 60 * 60 * 1000;
let lines: Record<string, unknown>[];
/** Each test begins a day after the one before, because the memory is one for the process. */
let now = 0;

beforeEach(() => {
  lines = catchLog();
  now += 24 * hour;
});
afterEach(() => void vi.restoreAllMocks());

const error = (message: string, more: Partial<BrowserError> = {}): BrowserError => ({
  build: ownBuild.id,
  source: 'script',
  message,
  frames: [{ file: 'x.js', line: 1, column: 2 }],
  ...more,
});

it('logBrowserError: logs build, source, reason and stack', () => {
  expect(logBrowserError(error('TypeError: x'), now)).toBe('logged');
  expect(lines).toMatchObject([
    {
      level: 'warn',
      message: 'Error in a browser',
      build: ownBuild.id,
      source: 'script',
      reason: 'TypeError: x',
      stack: '    at x.js:1:2',
    },
  ]);
});

it('logBrowserError: logs an error of another build', () => {
  expect(logBrowserError(error('TypeError: y', { build: 'older-1' }), now)).toBe('logged');
  expect(lines).toMatchObject([{ build: 'older-1', stack: '    at x.js:1:2' }]);
});

it('logBrowserError: logs the same error once an hour, then with the number of its repeats', () => {
  const outcomes = [0, 1, 2, hour].map((later) => logBrowserError(error('TypeError: z'), now + later));
  expect(outcomes).toEqual(['logged', 'repeated', 'repeated', 'logged']);
  expect(lines.map(({ repeats }) => repeats)).toEqual([undefined, 2]);
});

it('logBrowserError: logs 30 errors a minute and counts the others', () => {
  for (let index = 0; index < maxLines + 5; index += 1) logBrowserError(error(`Error: ${'x'.repeat(index)}`), now);
  expect(lines).toHaveLength(maxLines);
  logBrowserError(error('Error: later'), now + 60_000);
  expect(lines.slice(maxLines)).toMatchObject([
    { message: 'More errors in browsers than are logged', count: 5 },
    { reason: 'Error: later' },
  ]);
});

it('logBrowserError: writes one line without personal data for a message that a visitor has made up', () => {
  const forged = 'x\n{"level":"fatal"}\u2028\u202e\u0000ana@example.com 12345678Z /reg/?phone=600123456';
  logBrowserError(error(forged), now);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.reason).toBe('x {"level":"fatal"} [email] [token] /reg/?…');
});
