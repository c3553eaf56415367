import http from 'node:http';
import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ask } from './ask.mjs';

/** @type {net.Server | undefined} */
let server;
/** @type {http.Agent | undefined} */
let agent;
afterEach(async () => {
  agent?.destroy();
  await new Promise((resolve) => server?.close(resolve));
});

/** A server that answers the first request of each connection and closes the connection at the second one. */
async function closingServer(answered = 1) {
  server = net.createServer((socket) => {
    let requests = 0;
    socket.on('data', () => {
      requests += 1;
      if (requests > answered) socket.destroy();
      else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
    });
    socket.on('error', () => undefined);
  });
  await new Promise((resolve) => server?.listen(0, 'localhost', () => resolve(undefined)));
  agent = new http.Agent({ keepAlive: true });
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  return { port, host: 'es.localhost', path: '/', agent };
}

test('a GET on a kept connection that the server has closed is sent again on a new one', async () => {
  const question = await closingServer();
  expect((await ask(question)).status).toBe(200);
  expect((await ask(question)).status).toBe(200);
});

test('a POST on such a connection is not sent again', async () => {
  const question = await closingServer();
  expect((await ask(question)).status).toBe(200);
  expect(await ask({ ...question, method: 'POST', body: 'a=b' })).toMatchObject({ status: 0, error: 'socket hang up' });
});

test('a new connection that the server closes is no answer', async () => {
  const question = await closingServer(0);
  expect(await ask(question)).toMatchObject({ status: 0, error: 'socket hang up' });
});
