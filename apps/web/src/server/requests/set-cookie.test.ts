import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordCookie, takeRecordedCookie } from '@/cms/recorded-cookie';
import { enterRequest } from '@/cms/request-context';
import { interceptInFile } from '@/server/next-internals/testing/intercept-in-file';
import { setRecordedCookie } from '@/server/requests/set-cookie';

let server: Server;

interceptInFile({ onHead: [setRecordedCookie] });

/** `/a=1`: the request records this cookie. Next has set another one. */
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    enterRequest({ id: url });
    if (url !== '/') recordCookie(url.slice(1));
    response.setHeader('set-cookie', 'other=2');
    response.writeHead(303, { location: '/next/' });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

async function cookiesOf(path: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  return answer.headers.getSetCookie();
}

it('setRecordedCookie: sets the cookie of this request beside those of Next, also with a redirect', async () => {
  expect(await cookiesOf('/a=1')).toEqual(['other=2', 'a=1']);
});

it('setRecordedCookie: sets no cookie of another request', async () => {
  await cookiesOf('/a=1');
  expect(await cookiesOf('/')).toEqual(['other=2']);
});

it('recordCookie: throws outside of a request, where the cookie would be lost', () => {
  expect(() => recordCookie('a=1')).toThrow('only in the answer to a request');
  expect(takeRecordedCookie()).toBeUndefined();
});
