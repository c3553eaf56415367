import { expect, test } from 'vitest';
import { BatchWriter, TooManyWaiting } from './batch-writer';
import { newStoredEvents } from './testing/new-stored-events';
import { RecordingStore } from './testing/recording-store';

const sizes = ({ batches }: RecordingStore) => batches.map(({ length }) => length);

test('BatchWriter: stores the requests that arrive together in one transaction', async () => {
  const store = new RecordingStore();
  const writer = new BatchWriter(store);
  await Promise.all([1, 2, 3].map((count) => writer.write(newStoredEvents(count))));
  expect(sizes(store)).toEqual([6]);
});

test('BatchWriter: gathers the next batch while one is being written, and limits its size', async () => {
  const store = new RecordingStore();
  const writer = new BatchWriter(store, { batch: 4, waiting: 100 });
  const release = store.hold();
  const first = writer.write(newStoredEvents(1));
  await store.begun();
  const later = [3, 2, 2, 3].map((count) => writer.write(newStoredEvents(count)));
  release();
  await Promise.all([first, ...later]);
  expect(sizes(store)).toEqual([1, 3, 4, 3]);
});

test('BatchWriter: resolves a request only after its events are stored', async () => {
  const store = new RecordingStore();
  const release = store.hold();
  let isStored = false;
  const writing = new BatchWriter(store).write(newStoredEvents(1)).then(() => {
    isStored = true;
  });
  await store.begun();
  expect(isStored).toBe(false);
  release();
  await writing;
});

test('BatchWriter: refuses more events than may wait, and accepts again after a batch', async () => {
  const store = new RecordingStore();
  const writer = new BatchWriter(store, { batch: 10, waiting: 10 });
  const release = store.hold();
  const waiting = writer.write(newStoredEvents(8));
  await expect(writer.write(newStoredEvents(3))).rejects.toThrow(TooManyWaiting);
  release();
  await waiting;
  await writer.write(newStoredEvents(3));
  expect(sizes(store)).toEqual([8, 3]);
});

test('BatchWriter: fails every request of a batch that the store cannot take, and works again afterwards', async () => {
  const store = new RecordingStore();
  const writer = new BatchWriter(store);
  store.fault = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const results = await Promise.allSettled([1, 2].map((count) => writer.write(newStoredEvents(count))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  store.fault = null;
  await writer.write(newStoredEvents(1));
  expect(sizes(store)).toEqual([1]);
});

test('BatchWriter: fails only the request whose values the store refuses', async () => {
  const store = new RecordingStore();
  const writer = new BatchWriter(store);
  const [wrong] = newStoredEvents(1);
  store.refusedKey = wrong?.event_key;
  const results = await Promise.allSettled(
    [newStoredEvents(1), [wrong], newStoredEvents(2)].map((events) => writer.write(events as never)),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(sizes(store)).toEqual([1, 2]);
});
