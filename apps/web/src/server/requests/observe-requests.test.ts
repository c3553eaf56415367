import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestContext } from '@/cms/request-context';
import { observeRequests } from '@/server/requests/observe-requests';

vi.mock('@/cms/environment', () => ({ environment: () => ({ TRUSTED_PROXIES: 1 }) }));

let server: Server;
let other: Server;

/** Answers with the facts that a handler reads about its request, after a delay in which other requests arrive. */
const open = async () => {
  const opened = createServer(async (incoming, response) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const { id = null, markups } = requestContext() ?? {};
    response.end(JSON.stringify({ id, isHtml: markups !== undefined, headers: incoming.headers }));
  });
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return opened;
};

beforeAll(async () => {
  [server, other] = [await open(), await open()];
  observeRequests(
    (one) => one === server,
    () => undefined,
  );
});
afterAll(() => {
  server.close();
  other.close();
});

interface Seen {
  readonly answered: string | undefined;
  readonly id: string | null;
  readonly isHtml: boolean;
  readonly headers: IncomingHttpHeaders;
}

function ask(of: Server, headers: Record<string, string> = {}, method = 'GET'): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const { port } = of.address() as AddressInfo;
    request({ host: '127.0.0.1', port, headers, method }, async (answer) => {
      const body = JSON.parse(Buffer.concat(await answer.toArray()).toString());
      resolve({ ...body, answered: answer.headers['x-request-id'] });
    })
      .on('error', reject)
      .end();
  });
}

describe('a request', () => {
  it('has one id in its context, its request headers and its response headers', async () => {
    const { answered, id, headers } = await ask(server);
    expect(id).toMatch(/^[\w-]{36}$/);
    expect([answered, headers['x-request-id']]).toEqual([id, id]);
  });

  it('takes content that stands in the HTML alone only if it asks for a whole page', async () => {
    expect(await ask(server)).toMatchObject({ isHtml: true });
    expect(await ask(server, { rsc: '1' })).toMatchObject({ isHtml: false });
    expect(await ask(server, {}, 'POST')).toMatchObject({ isHtml: false });
  });

  it('keeps the id of the proxy in front', async () => {
    expect(await ask(server, { 'x-request-id': 'from-the-proxy-1' })).toMatchObject({ id: 'from-the-proxy-1' });
  });

  it('has its own id among concurrent requests', async () => {
    const sent = Array.from({ length: 30 }, (_, index) => `request-number-${index}`);
    const seen = await Promise.all(sent.map((id) => ask(server, { 'x-request-id': id })));
    expect(seen.map(({ id }) => id)).toEqual(sent);
  });

  it('carries the address of its socket, whatever its headers state', async () => {
    const { headers } = await ask(server, { 'x-pf-socket': '203.0.113.9' });
    expect(headers['x-pf-socket']).toBe('127.0.0.1');
  });

  it('to another server of this process is left unchanged', async () => {
    expect(await ask(other)).toMatchObject({ id: null });
  });
});
