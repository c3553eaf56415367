import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { enterRequest } from '@/cms/request-context';
import { logRequest } from '@/server/log/log-request';
import { catchLog } from '@/server/testing/catch-log';

const server = createServer((request, response) => {
  AsyncLocalStorage.bind(() => {
    enterRequest({ id: 'abcdef0123456789' });
    logRequest({ request, response });
  })();
  response.statusCode = 404;
  response.once('close', () => server.emit('answered'));
  response.end();
});

let lines: Record<string, unknown>[];

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());
beforeEach(() => {
  lines = catchLog();
});
afterEach(() => vi.restoreAllMocks());

async function visit(path: string): Promise<void> {
  const answered = once(server, 'answered');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  await answered;
}

it('logRequest: logs method, host, path, status, time and request id when the answer is complete, without the query', async () => {
  await visit('/ofertas/?nombre=Ana');
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'info',
      requestId: 'abcdef0123456789',
      method: 'GET',
      host: '127.0.0.1',
      path: '/ofertas/',
      status: 404,
      milliseconds: expect.any(Number),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('Ana');
});

it.each(['/_next/static/chunks/page.js', '/__source-map', '/api/health/ready'])(
  'logRequest: leaves out %s',
  async (path) => {
    await visit(path);
    expect(lines).toEqual([]);
  },
);
