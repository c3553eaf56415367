import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CmsUnavailable } from '@/cms/cms-error';
import { enterRequest, type RequestContext } from '@/cms/request-context';
import { logError } from '@/server/log/log-error';
import { catchLog } from '@/server/testing/catch-log';

let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = catchLog();
});
afterEach(() => vi.restoreAllMocks());

const logErrorIn = (context: RequestContext, error: unknown) =>
  AsyncLocalStorage.bind(() => {
    enterRequest(context);
    logError(error);
  })();

describe('logError', () => {
  it('logs the kind of page, the reason, the digest and the stack, without the address', () => {
    const error = Object.assign(new TypeError('x is not a function'), { digest: '12345' });
    logErrorIn({ id: 'abcdef0123456789', kind: 'article' }, error);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'error',
      message: 'Unhandled error',
      requestId: 'abcdef0123456789',
      kind: 'article',
      reason: 'TypeError: x is not a function',
      digest: '12345',
    });
    expect(lines[0]?.stack).toMatch(/^\s+at .*log-error\.test\.ts/);
  });

  it('logs the same error once', () => {
    const error = new Error('once');
    logError(error);
    logError(error);
    expect(lines).toHaveLength(1);
  });

  it('leaves out the failure of an offer feed, because its loader logs it', () => {
    logError(Object.assign(new Error('The feed answered 503'), { name: 'UnusableFeed' }));
    expect(lines).toEqual([]);
  });

  it('leaves out an absent CMS and notes it on the request', () => {
    const context: RequestContext = { id: 'abcdef0123456789' };
    logErrorIn(context, new CmsUnavailable('The CMS did not answer'));
    expect(lines).toEqual([]);
    expect(context.isCmsAway).toBe(true);
  });
});
