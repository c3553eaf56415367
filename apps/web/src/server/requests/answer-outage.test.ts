import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dependencyFailed } from '@/cms/dependencies';
import { enterRequest } from '@/cms/request-context';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { interceptInFile } from '@/server/next-internals/testing/intercept-in-file';
import { emptyErrorPage } from '@/server/next-internals/testing/samples';
import { answerOutage } from '@/server/requests/answer-outage';
import { askOurselves } from '@/server/requests/loopback';
import { catchLog } from '@/server/testing/catch-log';

vi.mock('@/server/requests/loopback');
vi.mock('@/cms/environment', () => ({ environment: () => ({}) }));

const page = '<h1>Ahora no podemos mostrarte esta página</h1>';
let server: Server;
/** Answers a request in the same way as Next. */
let next: (response: ServerResponse) => void;

interceptInFile({ hidden: ['x-middleware-rewrite'], withhold: answerOutage });

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('x-request-id', 'abcdef0123456789');
    enterRequest({ id: 'abcdef0123456789' });
    next(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  forgetOutages();
  vi.mocked(askOurselves).mockReset();
  vi.mocked(askOurselves).mockResolvedValue({
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '10', 'transfer-encoding': 'chunked' },
    header: () => undefined,
    body: page,
  });
});
afterEach(() => void vi.restoreAllMocks());

function ask(method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const path = '/blog/nuevo/?name=Luc%C3%ADa';
      request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
        const body = Buffer.concat(await answer.toArray()).toString();
        resolve({ status: answer.statusCode, headers: answer.headers, body });
      })
        .on('error', reject)
        .end();
    },
  );
}

const failing = (response: ServerResponse) => {
  response.statusCode = 500;
  response.setHeader('cache-control', 's-maxage=31536000');
  response.setHeader('etag', '"of-the-empty-page"');
  response.end(emptyErrorPage);
};

describe('a page that cannot be made', () => {
  it('answers 503 with a text and Retry-After while the CMS is away, and no cache stores it', async () => {
    dependencyFailed('cms', 'no answer');
    next = failing;
    const { status, headers, body } = await ask();
    expect([status, body]).toEqual([503, page]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': '10',
      'content-type': 'text/html; charset=utf-8',
      'x-request-id': 'abcdef0123456789',
    });
    expect(headers).not.toHaveProperty('etag');
    expect(askOurselves).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: '/blog/nuevo/', headers: { 'x-pf-outage': '1' } }),
    );
  });

  it('answers 503 whether Next writes in pieces, compressed, or headers first', async () => {
    dependencyFailed('cms', 'no answer');
    const ways: (typeof next)[] = [
      (response) => {
        response.statusCode = 500;
        response.write('<html>');
        response.write('</html>');
        response.end();
      },
      (response) => {
        response.statusCode = 500;
        response.setHeader('content-encoding', 'gzip');
        response.flushHeaders();
        const gzip = createGzip();
        gzip.pipe(response);
        gzip.end('<html>');
      },
    ];
    for (next of ways) {
      const { status, headers, body } = await ask();
      expect([status, body]).toEqual([503, page]);
      expect(headers).not.toHaveProperty('content-encoding');
    }
  });

  it('answers 500 while the CMS is available, because the defect is ours', async () => {
    next = failing;
    expect(await ask()).toMatchObject({ status: 500, body: emptyErrorPage });
  });

  it('answers with plain text when the outage screen cannot be drawn', async () => {
    dependencyFailed('cms', 'no answer');
    catchLog();
    vi.mocked(askOurselves).mockRejectedValue(new Error('refused'));
    next = failing;
    expect(await ask()).toMatchObject({ status: 503, body: expect.stringContaining('try again') });
  });
});

describe('while the CMS is away', () => {
  beforeEach(() => void dependencyFailed('cms', 'no answer'));

  it('a stored page is served unchanged', async () => {
    next = (response) => {
      response.statusCode = 200;
      response.write('<html>');
      response.end('stored</html>');
    };
    expect(await ask()).toMatchObject({ status: 200, body: '<html>stored</html>' });
  });

  it('a form and the outage screen itself are not intercepted', async () => {
    next = failing;
    expect((await ask('POST')).status).toBe(500);
    expect((await ask('GET', { 'x-pf-outage': '1' })).status).toBe(500);
    expect(askOurselves).not.toHaveBeenCalled();
  });

  it('a HEAD request gets no body', async () => {
    next = failing;
    expect(await ask('HEAD')).toMatchObject({ status: 503, body: '' });
  });
});

it('a hidden header leaves the server neither with explicit nor with implicit headers', async () => {
  for (const isExplicit of [true, false]) {
    next = (response) => {
      response.setHeader('x-middleware-rewrite', '/es-ES/page/home?utm_term=secret');
      response.setHeader('x-other', '1');
      if (isExplicit) response.writeHead(200);
      response.end('<p>page</p>');
    };
    const { headers } = await ask();
    expect(headers).not.toHaveProperty('x-middleware-rewrite');
    expect(headers['x-other']).toBe('1');
  }
});
