import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { finishRequests, finishStatements } from './finish-requests';

/** A server that holds its answers back until the test sends them, and a function that requests it. */
async function startServer() {
  const waiting: ServerResponse[] = [];
  let markReceived = () => {};
  const isReceived = new Promise<void>((resolve) => {
    markReceived = resolve;
  });
  const server = createServer((_request, response) => {
    waiting.push(response);
    markReceived();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = () =>
    new Promise<number | string>((resolve) => {
      request({ port, host: '127.0.0.1', agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''))
        .end();
    });
  return { server, waiting, isReceived, send };
}

test('finishRequests: completes a running request and refuses new connections', async () => {
  const { server, waiting, isReceived, send } = await startServer();
  const first = send();
  await isReceived;
  const finished = finishRequests(server, 60_000);
  expect(await send()).toBe('ECONNREFUSED');
  waiting[0]?.end();
  expect(await first).toBe(200);
  await finished;
});

test('finishRequests: cuts off a request that exceeds the timeout', async () => {
  const { server, isReceived, send } = await startServer();
  const first = send();
  await isReceived;
  await finishRequests(server, 1);
  expect(await first).toBe('ECONNRESET');
});

test('finishRequests: resolves at once for a server that does not listen', async () => {
  await finishRequests(createServer(), 60_000);
});

test('finishStatements: waits until no statement uses a connection or waits for one', async () => {
  let used = 1;
  let waiting = 1;
  let isFinished = false;
  const finished = finishStatements({ numUsed: () => used, numPendingAcquires: () => waiting }, 60_000).then(() => {
    isFinished = true;
  });
  used = 0;
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(isFinished).toBe(false);
  waiting = 0;
  await finished;
});

test('finishStatements: resolves after the timeout for a database that hangs', async () => {
  await finishStatements({ numUsed: () => 1, numPendingAcquires: () => 0 }, 1);
});
