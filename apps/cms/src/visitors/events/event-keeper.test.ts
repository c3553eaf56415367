import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markLost } from '../../platform/database/database-errors';
import { EventKeeper } from './event-keeper';
import { newStoredEvents } from './testing/new-stored-events';
import { RecordingStore } from './testing/recording-store';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const fault = (code: string) => Object.assign(new Error('a value of an event'), { name: 'SqliteError', code });

function openKeeper() {
  const recording = new RecordingStore();
  const store = { ...recording, insert: recording.insert.bind(recording) };
  const log = { error: vi.fn(), info: vi.fn() };
  const database = { away: null, check: vi.fn(async () => false) };
  const unused = {
    prepare: vi.fn(),
    rollUp: vi.fn(),
    eraseBefore: vi.fn(),
    eraseClient: vi.fn(),
    eraseCountsBefore: vi.fn(),
    countSeen: vi.fn(),
    sumCounts: vi.fn(),
    countViews: vi.fn(),
    storeJourneys: vi.fn(),
    sumJourneys: vi.fn(),
    close: vi.fn(),
  };
  const keeper = new EventKeeper({
    store: { insert: (events) => recording.insert(events), ...unused },
    stream: null,
    database,
    log,
  });
  const keep = () =>
    keeper.keep(newStoredEvents(1)).then(
      () => 'stored',
      () => 'failed',
    );
  return { recording, store, log, database, keep };
}

test('EventKeeper: logs a full disk once, with its code and without a value, and its end', async () => {
  const { recording, log, keep } = openKeeper();
  recording.fault = fault('SQLITE_FULL');
  expect([await keep(), await keep(), await keep()]).toEqual(['failed', 'failed', 'failed']);
  expect(log.error.mock.calls).toEqual([
    [expect.stringContaining('SqliteError (SQLITE_FULL). Free space on the disk')],
  ]);
  expect(log.error.mock.calls.join()).not.toContain('a value of an event');
  recording.fault = null;
  vi.setSystemTime(Date.now() + 31_000);
  expect(await keep()).toBe('stored');
  expect(log.info.mock.calls).toEqual([['events are stored again']]);
});

test('EventKeeper: logs one line while a disk is almost full and takes every other event', async () => {
  const { recording, log, keep } = openKeeper();
  for (let round = 0; round < 5; round += 1) {
    recording.fault = fault('SQLITE_FULL');
    await keep();
    recording.fault = null;
    await keep();
    vi.setSystemTime(Date.now() + 10_000);
  }
  expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 0]);
});

test('EventKeeper: checks a database that does not answer and leaves the line to DatabaseWatch', async () => {
  const { recording, log, database, keep } = openKeeper();
  recording.fault = fault('ECONNRESET');
  markLost(recording.fault);
  expect(await keep()).toBe('failed');
  expect(database.check).toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
});
