import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { finishRequests } from './finish-requests';

/** A server whose answers wait until they are sent, and how to ask it. */
async function startServer() {
  const waiting: ServerResponse[] = [];
  let noteAsked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  const server = createServer((_request, response) => {
    waiting.push(response);
    noteAsked();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<number | string>((resolve) => {
      request({ port, host: '127.0.0.1', agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''))
        .end();
    });
  return { server, waiting, isAsked, ask };
}

test('who is being answered gets the answer, whoever comes now is refused', async () => {
  const { server, waiting, isAsked, ask } = await startServer();
  const first = ask();
  await isAsked;
  const finished = finishRequests(server, 60_000);
  expect(await ask()).toBe('ECONNREFUSED');
  waiting[0]?.end();
  expect(await first).toBe(200);
  await finished;
});

test('who takes too long is cut off', async () => {
  const { server, isAsked, ask } = await startServer();
  const first = ask();
  await isAsked;
  await finishRequests(server, 1);
  expect(await first).toBe('ECONNRESET');
});

test('a server that does not listen has nothing to finish', async () => {
  await finishRequests(createServer(), 60_000);
});
