import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { within } from '@/site/redis/within.mjs';

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

/** The process does something else, and reads nothing. */
function beBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('waiting for an answer', () => {
  it('ends when it comes, and passes a failure on', async () => {
    expect(await within(Promise.resolve('PONG'), 1_000)).toBe('PONG');
    await expect(within(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused');
  });

  it('ends after a while without one', async () => {
    await expect(within(new Promise(() => undefined), 20)).rejects.toThrow('No answer within 0.02 s');
  });

  it('does not call an answer late that has arrived while the process was busy', async () => {
    const answer = within(once(client, 'data'), 20);
    // After this Node looks at its timers first, and then at what has arrived.
    setImmediate(() => {
      peer.write('PONG');
      beBusy(200);
    });
    expect(String((await answer)[0])).toBe('PONG');
  });
});
