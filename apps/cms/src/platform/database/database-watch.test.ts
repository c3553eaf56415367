import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseWatch } from './database-watch';

let isThere = true;
let probes = 0;
const lines: string[] = [];
const backs: string[] = [];
const refused = Object.assign(new Error('connect to db with password'), { code: 'ECONNREFUSED' });

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

test('who meets an error has it look, once for all who do at the same time', async () => {
  const watch = watchOf();
  isThere = false;
  expect(await Promise.all([watch.look(), watch.look(), watch.look()])).toEqual([true, true, true]);
  expect(probes).toBe(1);
  expect(watch.away).toBe('does not answer: Error (ECONNREFUSED)');
  watch.stop();
});

test('one line says that it is lost, and one that it is back, which it finds out by itself', async () => {
  const watch = watchOf();
  isThere = false;
  await watch.look();
  await vi.advanceTimersByTimeAsync(5000);
  isThere = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.away).toBeNull();
  expect(backs).toEqual(['back']);
  expect(lines).toEqual([
    'PostgreSQL at db:5432 does not answer: Error (ECONNREFUSED). What needs it is answered with 503 until it is back',
    'PostgreSQL at db:5432 is back',
  ]);
  const before = probes;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes, 'while all is well nothing is asked').toBe(before);
});

test('one that can only be read is said once, until half a minute has passed and something is written', () => {
  const watch = watchOf();
  const full = Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
  watch.noteUnwritable(full);
  watch.noteUnwritable(full);
  expect(watch.unwritable).toBe('takes nothing in: Error (SQLITE_FULL)');
  watch.noteWritten();
  expect(watch.unwritable, 'a short row may have found room').not.toBeNull();
  vi.advanceTimersByTime(30_000);
  watch.noteWritten();
  watch.noteWritten();
  expect(watch.unwritable).toBeNull();
  expect(lines).toEqual([
    expect.stringContaining('PostgreSQL at db:5432 takes nothing in: Error (SQLITE_FULL). '),
    'PostgreSQL at db:5432 takes in again what is written',
  ]);
});

test('after its end it is silent', async () => {
  const watch = watchOf();
  watch.stop();
  isThere = false;
  await watch.look();
  await vi.advanceTimersByTimeAsync(5000);
  expect(lines).toEqual([]);
});
