import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enterRequest } from '@/cms/request-context';
import { log, setLogLevel } from '@/server/log/log';
import { catchLog } from '@/server/testing/catch-log';

afterEach(() => {
  setLogLevel('info');
  vi.restoreAllMocks();
});

describe('the log', () => {
  it('writes one line of JSON with level, time, app and message', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    log.warn('Two\nlines', { pages: 3, reason: null });
    const text = String(write.mock.calls[0]?.[0]);
    expect(text.trimEnd()).not.toContain('\n');
    const line = JSON.parse(text);
    expect(line).toEqual({
      level: 'warn',
      time: expect.any(String),
      app: 'web',
      pages: 3,
      reason: null,
      message: 'Two\nlines',
    });
    expect(new Date(line.time).toISOString()).toBe(line.time);
  });

  it('adds the request id to lines of a request only', () => {
    const lines = catchLog();
    AsyncLocalStorage.bind(() => {
      enterRequest({ id: 'abcdef0123456789' });
      log.info('Within');
    })();
    log.info('Outside');
    expect(lines).toMatchObject([{ message: 'Within', requestId: 'abcdef0123456789' }, { message: 'Outside' }]);
    expect(lines[1]).not.toHaveProperty('requestId');
  });

  it('leaves out lines below the configured level', () => {
    const lines = catchLog();
    log.debug('Not of interest');
    setLogLevel('debug');
    log.debug('Of interest');
    setLogLevel('error');
    log.warn('Not of interest');
    log.error('Of interest');
    expect(lines.map(({ level }) => level)).toEqual(['debug', 'error']);
  });
});
