import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logError } from '@/server/log/log-error';
import { redirectConsoleToLog } from '@/server/next-internals/console';
import { catchLog } from '@/server/testing/catch-log';

// This test prints in the same way as Next.
const { console: terminal } = globalThis;
const original = { ...terminal };
let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = catchLog();
  redirectConsoleToLog();
});
afterEach(() => {
  Object.assign(terminal, original);
  vi.restoreAllMocks();
});

describe('console', () => {
  it('writes each text as one line of the log, at its level', () => {
    terminal.log(' ✓ Ready in %dms', 120);
    terminal.warn('careful');
    expect(lines).toMatchObject([
      { level: 'info', message: '✓ Ready in 120ms' },
      { level: 'warn', message: 'careful' },
    ]);
  });

  it('removes the query from an address (R28)', () => {
    terminal.error('Failed to handle request for /reg/?name=Lucía&phone=600000000');
    expect(lines[0]?.message).toBe('Failed to handle request for /reg/?…');
  });

  it('logs an error that Next prints and reports only once', () => {
    const error = new TypeError('x is not a function');
    terminal.error(error);
    logError(error);
    expect(lines).toMatchObject([{ message: 'Unhandled error', reason: 'TypeError: x is not a function' }]);
  });
});
