import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

const server = createServer();
let client: Socket;
let peer: Socket;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  [peer] = (await accepted) as [Socket];
});
afterAll(() => {
  client.destroy();
  peer.destroy();
  server.close();
});
afterEach(() => void vi.useRealTimers());

/** Blocks the process, so that it reads nothing. */
function blockProcess(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('withTimeout', () => {
  it('passes on the answer or the failure of the promise', async () => {
    expect(await withTimeout(1_000, Promise.resolve('PONG'))).toBe('PONG');
    await expect(withTimeout(1_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('throws a TimeoutError when there is no answer in time', async () => {
    const late = withTimeout(20, new Promise(() => undefined));
    await expect(late).rejects.toThrow(TimeoutError);
    await expect(late).rejects.toMatchObject({ code: 'ETIMEDOUT', message: 'no answer within 20 ms' });
  });

  it('ignores a failure after the timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let fail = (_error: Error) => {};
    const answer = new Promise<never>((_, reject) => {
      fail = reject;
    });
    const waited = expect(withTimeout(1_000, answer)).rejects.toThrow(TimeoutError);
    await vi.advanceTimersByTimeAsync(1_000);
    await waited;
    fail(new Error('later'));
  });

  it('returns an answer that arrived while the process was busy', async () => {
    const answer = withTimeout(20, once(client, 'data'));
    // After the block Node runs its timers first and reads the socket afterwards.
    setImmediate(() => {
      peer.write('PONG');
      blockProcess(200);
    });
    expect(String((await answer)[0])).toBe('PONG');
  });
});
