import { subscribe } from 'node:diagnostics_channel';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { RedisLink } from './redis-link.mjs';

/** A server that says what a link needs to hear, or nothing at all. */
class PretendedServer {
  isSilent = false;
  /** Milliseconds until it begins to listen to a connection. */
  slowBy = 0;
  port = 0;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();

  async open() {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      setTimeout(() => socket.on('data', (data) => this.#answer(socket, data.toString())), this.slowBy);
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.#server.address() as { port: number }).port;
  }

  close() {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server?.close(resolve));
  }

  #answer(socket: Socket, text: string) {
    if (this.isSilent) return;
    for (const [, command = ''] of text.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
      if (/^subscribe$/i.test(command)) socket.write('*3\r\n$9\r\nsubscribe\r\n$7\r\nchanges\r\n:1\r\n');
      else socket.write(/^ping$/i.test(command) ? '+PONG\r\n' : '+OK\r\n');
    }
  }
}

const server = new PretendedServer();
let link: RedisLink | undefined;
/** What the log and the health hear. */
let told: string[] = [];
subscribe('prestafaro.page-cache', (change) => told.push((change as { state: string }).state));
const open = () =>
  new RedisLink({
    url: `redis://127.0.0.1:${server.port}`,
    channel: 'changes',
    onMessage: () => {},
    onReach: async () => {},
    onLose: () => {},
  });

afterEach(async () => {
  await link?.close();
  await server.close().catch(() => {});
  told = [];
  server.isSilent = false;
  server.slowBy = 0;
});

const untilReached = (expected: boolean) => vi.waitUntil(async () => (await link?.isReached()) === expected, 10_000);

it('is used from the first question on, without a word', async () => {
  await server.open();
  link = open();
  expect(await link.ask((client) => client.ping())).toBe('PONG');
  expect(told).toEqual([]);
});

it('says once that Redis is lost and once that it is back, however often it was asked', async () => {
  await server.open();
  link = open();
  await link.isReached();
  await server.close();
  await untilReached(false);
  for (let times = 0; times < 5; times += 1) expect(await link.ask((client) => client.ping())).toBeUndefined();
  await server.open();
  await untilReached(true);
  expect(await link.ask((client) => client.ping())).toBe('PONG');
  expect(told).toEqual(['lost', 'back']);
}, 20_000);

it('counts as lost when Redis takes the question and does not answer', async () => {
  await server.open();
  link = open();
  await link.isReached();
  server.isSilent = true;
  expect(await link.ask((client) => client.ping())).toBeUndefined();
  expect(await link.isReached()).toBe(false);
  expect(told).toEqual(['lost']);
});

it('notices by itself that Redis says nothing any more: copies are served without a question', async () => {
  await server.open();
  link = open();
  await link.isReached();
  server.isSilent = true;
  await untilReached(false);
  expect(told).toEqual(['lost']);
}, 20_000);

it('is not lost because this process was busy while the answer came', async () => {
  await server.open();
  link = open();
  await link.isReached();
  const answer = link.ask((client) => client.ping());
  // The question is written and answered at once; then nothing is read for longer than Redis may take.
  await new Promise((resolve) => setImmediate(resolve));
  for (const until = Date.now() + 700; Date.now() < until; );
  expect(await answer).toBe('PONG');
  expect(told).toEqual([]);
});

it('is waited for at the start: the first visitors of a server find the pages that others have made', async () => {
  server.slowBy = 1500;
  await server.open();
  link = open();
  expect(await link.ask((client) => client.ping())).toBe('PONG');
  expect(told).toEqual([]);
}, 20_000);

it('is not lost because this process was busy with its start', async () => {
  await server.open();
  link = open();
  for (const until = Date.now() + 1300; Date.now() < until; );
  expect(await link.ask((client) => client.ping())).toBe('PONG');
  expect(told).toEqual([]);
}, 20_000);

it('starts without Redis, and uses it once it is there', async () => {
  await server.open();
  await server.close();
  link = open();
  expect(await link.ask((client) => client.ping())).toBeUndefined();
  await server.open();
  await untilReached(true);
  expect(told).toEqual(['lost', 'back']);
}, 20_000);
