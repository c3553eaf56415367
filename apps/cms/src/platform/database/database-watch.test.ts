import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseWatch } from './database-watch';

let isThere = true;
let probes = 0;
const lines: string[] = [];
const backs: string[] = [];
const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.2:5432'), { code: 'ECONNREFUSED' });

const watchOf = () =>
  new DatabaseWatch({
    place: 'PostgreSQL at db:5432',
    probe: async () => {
      probes += 1;
      if (!isThere) throw refused;
    },
    log: { error: (line) => void lines.push(line), info: (line) => void lines.push(line) },
    onBack: () => void backs.push('back'),
  });

beforeEach(() => {
  vi.useFakeTimers();
  isThere = true;
  probes = 0;
  lines.length = 0;
  backs.length = 0;
});
afterEach(() => void vi.useRealTimers());

test('DatabaseWatch: checks once for concurrent callers and reports the reason', async () => {
  const watch = watchOf();
  isThere = false;
  expect(await Promise.all([watch.check(), watch.check(), watch.check()])).toEqual([true, true, true]);
  expect(probes).toBe(1);
  expect(watch.away).toBe('does not answer: Error (ECONNREFUSED): connect ECONNREFUSED 10.0.0.2:5432');
  watch.stop();
});

test('DatabaseWatch: logs one line for the loss and one for the return, and detects the return by itself', async () => {
  const watch = watchOf();
  isThere = false;
  await watch.check();
  await vi.advanceTimersByTimeAsync(5000);
  isThere = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.away).toBeNull();
  expect(backs).toEqual(['back']);
  expect(lines).toEqual([
    'PostgreSQL at db:5432 does not answer: Error (ECONNREFUSED): connect ECONNREFUSED 10.0.0.2:5432. Requests that need it are answered with 503 until it is back',
    'PostgreSQL at db:5432 is back',
  ]);
  const before = probes;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes, 'no probe while the database is available').toBe(before);
});

test('DatabaseWatch: logs a read-only database once, until a write succeeds half a minute after the last refusal', () => {
  const watch = watchOf();
  const full = Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
  watch.recordUnwritable(full);
  watch.recordUnwritable(full);
  expect(watch.unwritable).toBe('accepts no writes: Error (SQLITE_FULL)');
  watch.recordWritten();
  expect(watch.unwritable, 'a short row may still fit on a full disk').not.toBeNull();
  vi.advanceTimersByTime(30_000);
  watch.recordWritten();
  watch.recordWritten();
  expect(watch.unwritable).toBeNull();
  expect(lines).toEqual([
    expect.stringContaining('PostgreSQL at db:5432 accepts no writes: Error (SQLITE_FULL). '),
    'PostgreSQL at db:5432 accepts writes again',
  ]);
});

test('DatabaseWatch: logs nothing after stop()', async () => {
  const watch = watchOf();
  watch.stop();
  isThere = false;
  await watch.check();
  await vi.advanceTimersByTimeAsync(5000);
  expect(lines).toEqual([]);
});
