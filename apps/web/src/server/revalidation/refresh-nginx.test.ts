import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { environment } from '@/cms/environment';
import { log } from '@/server/log/log';
import { refreshNginx } from '@/server/revalidation/refresh-nginx';

vi.mock('@/cms/environment', () => ({ environment: vi.fn() }));
vi.mock('@/server/log/log', async (original) => ({
  ...(await original<object>()),
  log: { info: vi.fn(), warn: vi.fn() },
}));

const secret = 'secret-of-nginx-0123456789';
const page = { host: 'es.example.com', path: '/blog/articulo/', etag: '"new"' };

interface FakeNginx {
  readonly url: string;
  readonly asked: IncomingMessage[];
  /** The ETag of the answer to a request, or a status. */
  answer: (number: number) => string | number;
}

const servers: Server[] = [];

async function openNginx(answer: FakeNginx['answer']): Promise<FakeNginx> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const said = nginx.answer(asked.filter(isForSame(request)).length);
    if (typeof said === 'number') response.writeHead(said).end();
    else response.writeHead(200, { etag: said }).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const nginx: FakeNginx = { url: `http://localhost:${port}`, asked, answer };
  return nginx;
}

const isForSame = (one: IncomingMessage) => (other: IncomingMessage) =>
  one.headers['accept-encoding'] === other.headers['accept-encoding'];

function configure(...urls: string[]): void {
  const values = { NGINX_URLS: urls, NGINX_REFRESH_SECRET: secret };
  vi.mocked(environment).mockReturnValue(values as unknown as ReturnType<typeof environment>);
}

beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('refreshNginx', () => {
  it('requests a page at each nginx once, in the encoding of browsers, with the secret and the public host', async () => {
    const all = [await openNginx(() => 'W/"new"'), await openNginx(() => '"new"')];
    configure(...all.map(({ url }) => url));
    await refreshNginx(page);
    for (const { asked } of all) {
      const sent = asked.map(({ headers }) => headers['accept-encoding']);
      expect(sent.sort()).toEqual(['br']);
      for (const { method, url, headers } of asked) {
        expect([method, url]).toEqual(['HEAD', page.path]);
        expect(headers).toMatchObject({ host: page.host, 'x-refresh-secret': secret });
      }
    }
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('requests the page again while nginx gets the older one from another web server', async () => {
    const nginx = await openNginx((number) => (number <= 2 ? '"old"' : '"new"'));
    configure(nginx.url);
    await refreshNginx(page);
    expect(nginx.asked).toHaveLength(3);
  });

  it('requests a page that an editor waits for in each encoding twice', async () => {
    const nginx = await openNginx(() => '"new"');
    configure(nginx.url);
    await refreshNginx(page, { isAwaited: true });
    const sent = nginx.asked.map(({ headers }) => headers['accept-encoding']);
    expect(sent.sort()).toEqual(['', '', 'br', 'br', 'gzip', 'gzip']);
  });

  it('stops after six requests, if the page was changed again meanwhile', async () => {
    const nginx = await openNginx(() => '"newer"');
    configure(nginx.url);
    await refreshNginx(page);
    expect(nginx.asked).toHaveLength(6);
  });

  it('accepts any answer for a page without an ETag', async () => {
    const nginx = await openNginx(() => '"any"');
    configure(nginx.url);
    await refreshNginx({ ...page, etag: undefined });
    expect(nginx.asked).toHaveLength(1);
  });

  it('refreshes the other nginx when one refuses the secret, and logs the failure and its end once', async () => {
    const [broken, working] = [await openNginx(() => 403), await openNginx(() => '"new"')];
    configure(broken.url, working.url);
    await refreshNginx(page);
    await refreshNginx(page);
    expect(working.asked).toHaveLength(2);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('nginx did not take a changed page at once', {
      server: new URL(broken.url).host,
      reason: 'Error: nginx answered 403',
    });
    broken.answer = () => '"new"';
    await refreshNginx(page);
    expect(log.info).toHaveBeenCalledExactlyOnceWith('nginx takes changed pages again', {
      server: new URL(broken.url).host,
    });
  });

  it('logs a name that cannot be resolved', async () => {
    configure('http://nobody.invalid:8081');
    await refreshNginx(page);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('does nothing where no nginx is named', async () => {
    configure();
    await refreshNginx(page);
    expect(log.warn).not.toHaveBeenCalled();
  });
});
