import { MessageChannel } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { TooSlow, withinTime } from './within-time';

test('what is there in time is handed on, a failure too', async () => {
  expect(await withinTime(1000, Promise.resolve('here'))).toBe('here');
  await expect(withinTime(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('what is too slow is waited for no longer, and does no harm when it fails later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let fail = (_error: Error) => {};
  const work = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const waited = expect(withinTime(1000, work)).rejects.toBeInstanceOf(TooSlow);
  await vi.advanceTimersByTimeAsync(1000);
  await waited;
  fail(new Error('later'));
  vi.useRealTimers();
});

test('an answer that came while this process was busy counts', async () => {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => port1.once('message', resolve));
  const waited = withinTime(1, answered);
  port2.postMessage('here');
  const until = performance.now() + 20;
  while (performance.now() < until);
  expect(await waited).toBe('here');
  port1.close();
});
