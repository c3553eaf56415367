import { expect, test, vi } from 'vitest';
import type { StreamEntry } from './event-stream';
import { StreamWorker } from './stream-worker';
import { newStoredEvents } from './testing/new-stored-events';
import { RecordingStore } from './testing/recording-store';

/** A stream in memory, whose entries leave it by `remove` only. */
class MemoryStream {
  fresh: StreamEntry[] = [];
  abandoned: StreamEntry[] = [];
  readonly removed: string[] = [];
  readonly leave = vi.fn(async () => undefined);

  readNew = async () => this.fresh.splice(0);
  claimAbandoned = async () => this.abandoned.splice(0);
  examine = async () => undefined;
  remove = async (entries: readonly StreamEntry[]) => {
    this.removed.push(...entries.map(({ id }) => id));
    return true;
  };
}

const entry = (id: string, events = newStoredEvents(2)): StreamEntry => ({ id, events });

function startWorker() {
  const stream = new MemoryStream();
  const store = new RecordingStore();
  const log = { error: vi.fn() };
  const onFailure = vi.fn();
  const worker = new StreamWorker({ stream, store, log, onFailure, onStored: () => undefined });
  return { worker, stream, store, log, onFailure };
}

test('StreamWorker: stores new and abandoned entries, then removes them', async () => {
  const { worker, stream, store } = startWorker();
  stream.abandoned.push(entry('0-1'));
  stream.fresh.push(entry('0-2'), entry('0-3'));
  worker.start();
  await expect.poll(() => stream.removed).toEqual(['0-1', '0-2', '0-3']);
  expect(store.batches.map(({ length }) => length)).toEqual([2, 4]);
  await worker.stop();
  expect(stream.leave).toHaveBeenCalledOnce();
});

test('StreamWorker: stores at once what wakes it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { worker, stream } = startWorker();
    worker.start();
    for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
    stream.fresh.push(entry('0-1'));
    worker.wake();
    for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
    expect(stream.removed).toEqual(['0-1']);
    await worker.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('StreamWorker: keeps what it has read while the store is away, and stores it when it is back', async () => {
  const { worker, stream, store, onFailure } = startWorker();
  store.fault = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  stream.fresh.push(entry('0-1'));
  worker.start();
  await expect.poll(() => onFailure.mock.calls.length).toBeGreaterThan(0);
  expect(stream.removed).toEqual([]);
  store.fault = null;
  await expect.poll(() => stream.removed).toEqual(['0-1']);
  expect(store.batches).toHaveLength(1);
  await worker.stop();
});

test('StreamWorker: removes an entry that the store refuses, logs that without its values, and stores the others', async () => {
  const { worker, stream, store, log } = startWorker();
  const wrong = newStoredEvents(1);
  store.refusedKey = wrong[0]?.event_key;
  stream.fresh.push(entry('0-1'), entry('0-2', wrong), entry('0-3'));
  worker.start();
  await expect.poll(() => stream.removed).toEqual(['0-1', '0-2', '0-3']);
  expect(store.batches.flat()).toHaveLength(4);
  expect(log.error.mock.calls).toEqual([['events: 1 requests are lost, the store refused them: Error (22P05)']]);
  await worker.stop();
});

test('StreamWorker: removes entries that cannot be read, logs their ids, and stores the others', async () => {
  const { worker, stream, store, log } = startWorker();
  stream.abandoned.push({ id: '0-1', events: null });
  stream.fresh.push(entry('0-2'), { id: '0-3', events: null }, entry('0-4'));
  worker.start();
  await expect.poll(() => stream.removed).toEqual(['0-1', '0-3', '0-2', '0-4']);
  expect(store.batches.flat()).toHaveLength(4);
  const line = 'events: entries of the stream in Redis cannot be read and are removed: ';
  expect(log.error.mock.calls).toEqual([[`${line}0-1`], [`${line}0-3`]]);
  await worker.stop();
});

test('StreamWorker: leaves what it could not store to other workers when it stops', async () => {
  const { worker, stream, store, onFailure } = startWorker();
  store.fault = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  stream.fresh.push(entry('0-1'));
  worker.start();
  await expect.poll(() => onFailure.mock.calls.length).toBeGreaterThan(0);
  await worker.stop();
  expect(stream.leave).not.toHaveBeenCalled();
});
