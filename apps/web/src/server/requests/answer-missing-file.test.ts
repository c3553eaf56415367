import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { interceptInFile } from '@/server/next-internals/testing/intercept-in-file';
import { answerMissingFile } from '@/server/requests/answer-missing-file';

const { drawRefusalPage } = vi.hoisted(() => ({ drawRefusalPage: vi.fn() }));
vi.mock('@/server/requests/draw-refusal-page', () => ({ drawRefusalPage }));

let server: Server;
let status = 404;

interceptInFile({ withhold: answerMissingFile });

beforeAll(async () => {
  server = createServer((_, response) => {
    response.statusCode = status;
    response.setHeader('content-type', 'text/plain').setHeader('content-length', 9).setHeader('allow', 'GET, HEAD');
    response.end('Not Found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());
beforeEach(() => {
  const page = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<h1>Aquí no hay nada' };
  drawRefusalPage.mockReset().mockResolvedValue(page);
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

function ask(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ answered: unknown[]; allow: string | undefined }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString();
      resolve({
        answered: [answer.statusCode, answer.headers['content-type'], body],
        allow: answer.headers.allow,
      });
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['/_next/static/chunks/no.js', 'GET', 404, 'file'],
  ['/_next/image?url=x', 'GET', 400, 'address'],
  ['/_next/static/chunks/a.js', 'POST', 405, 'form'],
] as const)(
  '%s: answers a browser that sends %s with %d and the page of the site',
  async (path, method, code, which) => {
    status = code;
    const { answered, allow } = await ask(path, browser, method);
    expect(answered).toEqual([code, 'text/html; charset=utf-8', '<h1>Aquí no hay nada']);
    expect(allow).toBe('GET, HEAD');
    expect(drawRefusalPage.mock.calls[0]?.slice(0, 2)).toEqual([which, '/']);
  },
);

it.each([
  ['a script', '/_next/static/chunks/no.js', { accept: '*/*' }, 404],
  ['a picture', '/_next/image', { accept: 'image/avif,image/webp,*/*;q=0.8' }, 404],
  ['another server', '/_next/static/chunks/no.js', {}, 404],
  ['a page that does not exist', '/no-such-page/', browser, 404],
  ['a file that exists', '/_next/static/chunks/a.js', browser, 200],
])('leaves the text of Next to %s', async (_, path, headers, code) => {
  status = code;
  expect((await ask(path, headers)).answered).toEqual([code, 'text/plain', 'Not Found']);
  expect(drawRefusalPage).not.toHaveBeenCalled();
});

it('answers with a sentence when the page cannot be drawn', async () => {
  status = 404;
  drawRefusalPage.mockResolvedValue(undefined);
  const { answered } = await ask('/_next/static/chunks/no.js', browser);
  expect(answered).toEqual([404, 'text/plain; charset=utf-8', 'This file does not exist.']);
});
