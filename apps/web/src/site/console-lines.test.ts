import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CmsUnavailable } from '@/cms/cms-error';
import { enterRequest, type RequestContext } from '@/cms/request-context';
import { logError, turnConsoleIntoLines } from '@/site/console-lines';
import { catchLog } from '@/site/testing/catch-log';

// The one test that speaks as Next does.
const { console: terminal } = globalThis;
const original = { ...terminal };
let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = catchLog();
});
afterEach(() => {
  Object.assign(terminal, original);
  vi.restoreAllMocks();
});

describe('what Next and libraries print', () => {
  it('is a line of the log each', () => {
    turnConsoleIntoLines();
    terminal.log(' ✓ Ready in %dms', 120);
    terminal.warn('careful');
    expect(lines).toMatchObject([
      { level: 'info', message: '✓ Ready in 120ms' },
      { level: 'warn', message: 'careful' },
    ]);
  });

  it('has no query of a visitor in it (R28)', () => {
    turnConsoleIntoLines();
    terminal.error('Failed to handle request for /reg/?name=Lucía&phone=600000000');
    expect(lines[0]?.message).toBe('Failed to handle request for /reg/?…');
  });
});

describe('an error in which a request ended', () => {
  it('is said once, with what helps to find it and without the address', () => {
    turnConsoleIntoLines();
    const error = Object.assign(new TypeError('x is not a function'), { digest: '12345' });
    AsyncLocalStorage.bind(() => {
      enterRequest({ id: 'abcdef0123456789', kind: 'article' });
      terminal.error(error);
      logError(error);
    })();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'error',
      message: 'Unhandled error',
      requestId: 'abcdef0123456789',
      kind: 'article',
      reason: 'TypeError: x is not a function',
      digest: '12345',
    });
    expect(lines[0]?.stack).toMatch(/^\s+at .*console-lines\.test\.ts/);
  });

  it('that is a feed of offers is not said with each page: whoever loads it has said so', () => {
    logError(Object.assign(new Error('The feed answered 503'), { name: 'UnusableFeed' }));
    expect(lines).toEqual([]);
  });

  it('that is an absent CMS is not said with each page, and is known of the request', () => {
    const context: RequestContext = { id: 'abcdef0123456789' };
    AsyncLocalStorage.bind(() => {
      enterRequest(context);
      logError(new CmsUnavailable('The CMS did not answer'));
    })();
    expect(lines).toEqual([]);
    expect(context.isCmsAway).toBe(true);
  });
});
