import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onRequestStart } from '@/server/next-internals/request-start';
import { normalizeRequest, sentQuery } from '@/server/requests/normalize-request';

let server: Server;

beforeAll(async () => {
  onRequestStart(({ request }) => normalizeRequest(request));
  server = createServer(({ method, url, headers }, response) => {
    response.end(JSON.stringify({ method, url, query: headers['x-pf-query'] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

/** What a handler reads of a request line, which no client library would send. */
async function seen(line: string, header = ''): Promise<{ method: string; url: string; query: string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${line} HTTP/1.1\r\nHost: es.localhost\r\nConnection: close\r\n${header}\r\n`);
  const answer = Buffer.concat(await socket.toArray()).toString();
  return JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '');
}

describe('normalizeRequest', () => {
  it.each([
    ['/blog', '/blog'],
    ['//evil.example/blog', '//evil.example/blog'],
    ['http://evil.example/blog', '/blog'],
    ['HTTPS://evil.example:8443/blog?a=1', '/blog?a=1'],
    ['http://evil.example', '/'],
    ['http://evil.example?a=1', '/?a=1'],
    ['http://user@evil.example//other.example/', '//other.example/'],
  ])('reads %s as %s: the host of a request is its Host header', async (sent, url) => {
    expect(await seen(`GET ${sent}`)).toMatchObject({ method: 'GET', url });
  });

  it('turns TRACE, of which Next cannot make a request object, into a method that is refused', async () => {
    expect(await seen('TRACE /')).toMatchObject({ method: 'DELETE', url: '/' });
    expect(await seen('POST /')).toMatchObject({ method: 'POST' });
  });

  it.each([
    ['/blog?q=a%20b+c&d=%2A~', 'q=a%20b+c&d=%2A~'],
    ['/blog?_rsc=x7&q=%20&_rsc', 'q=%20'],
    ['/blog?my_rsc=x7', 'my_rsc=x7'],
    ['/blog?', ''],
    ['/blog', ''],
  ])('keeps the query of %s as it was sent, without the key of Next', async (url, query) => {
    expect((await seen(`GET ${url}`)).query).toBe(query);
  });

  it('replaces a query that a visitor states in the header', async () => {
    expect((await seen('GET /blog', 'X-Pf-Query: a=1\r\n')).query).toBe('');
  });
});

describe('sentQuery', () => {
  it('returns the query with its question mark, and undefined without a server', () => {
    expect(sentQuery(new Headers({ 'x-pf-query': 'a=%20' }))).toBe('?a=%20');
    expect(sentQuery(new Headers({ 'x-pf-query': '' }))).toBe('');
    expect(sentQuery(new Headers())).toBeUndefined();
  });
});
