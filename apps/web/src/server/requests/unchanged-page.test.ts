import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interceptInFile } from '@/server/next-internals/testing/intercept-in-file';
import { answerUnchangedPage } from '@/server/requests/unchanged-page';

let server: Server;
let status = 200;
let type = 'text/html; charset=utf-8';

interceptInFile({ onEnd: [answerUnchangedPage] });

beforeAll(async () => {
  server = createServer((_, response) => {
    response.statusCode = status;
    response.setHeader('etag', '"of-the-page"').setHeader('content-type', type).setHeader('content-length', 4);
    response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

function ask(headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status?: number; body: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers });
    })
      .on('error', reject)
      .end();
  });
}

describe('a page that the browser has stored', () => {
  it.each(['"of-the-page"', 'W/"of-the-page"', '"older", "of-the-page"', '*'])(
    'is not sent again: %s',
    async (known) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask({ 'if-none-match': known }, method);
        expect([answer.status, answer.body]).toEqual([304, '']);
        expect(answer.headers).toMatchObject({ etag: '"of-the-page"' });
        expect(answer.headers).not.toHaveProperty('content-length');
      }
    },
  );

  it('is sent again when it has changed or a fresh one is requested', async () => {
    expect(await ask({})).toMatchObject({ status: 200, body: 'page' });
    expect(await ask({ 'if-none-match': '"older"' })).toMatchObject({ status: 200, body: 'page' });
    expect(await ask({ 'if-none-match': '"of-the-page"', 'cache-control': 'no-cache' })).toMatchObject({ status: 200 });
  });

  it('is sent again when it is an error', async () => {
    status = 404;
    expect(await ask({ 'if-none-match': '*' })).toMatchObject({ status: 404, body: 'page' });
    status = 200;
  });
});

it('the payload of a navigation does not carry the ETag of the page', async () => {
  type = 'text/x-component';
  const answer = await ask({ 'if-none-match': '"of-the-page"' });
  expect(answer).toMatchObject({ status: 200, body: 'page' });
  expect(answer.headers).not.toHaveProperty('etag');
});
