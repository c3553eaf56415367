import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterRequest, type RequestContext } from '@/cms/request-context';
import { interceptInFile } from '@/server/next-internals/testing/intercept-in-file';
import { fillInPath } from '@/server/requests/fill-in-path';
import { notFoundSentence, pathPlaceholder } from '@/server/routing/not-found-sentence';

const sentence = notFoundSentence('unmatched', pathPlaceholder);
const stored = `<p>${sentence}</p><script>["${sentence}"]</script>`;
const missing = { reason: 'unmatched', path: '/caf%C3%A9/"<b>&\'' } as const;

let server: Server;
let context: Partial<RequestContext>;
let status: number;

interceptInFile({ onEnd: [fillInPath] });

beforeAll(async () => {
  server = createServer((incoming, response) => {
    enterRequest({ id: 'one', ...context });
    response.statusCode = status;
    response.setHeader('etag', '"of-the-page"').setHeader('content-length', stored.length);
    response.end(incoming.method === 'HEAD' ? null : stored);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

function ask(method = 'GET') {
  return new Promise<{ body: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, method }, async (answer) => {
      resolve({ body: Buffer.concat(await answer.toArray()).toString(), headers: answer.headers });
    })
      .on('error', reject)
      .end();
  });
}

it('fillInPath: writes the escaped path into the text of the page and leaves its scripts as they are', async () => {
  [context, status] = [{ missing }, 404];
  const { body, headers } = await ask();
  expect(body).toBe(`<p>Page not found: /caf%C3%A9/"&lt;b>&amp;'</p><script>["Page not found: {path}"]</script>`);
  expect(headers['content-length']).toBe(String(body.length));
  expect(headers.etag).toBeUndefined();
});

it('fillInPath: a path with a pattern of replace() stands as it is', async () => {
  [context, status] = [{ missing: { reason: 'unmatched', path: "/$&$'/" } }, 404];
  expect((await ask()).body).toContain("<p>Page not found: /$&amp;$'/</p>");
});

it('fillInPath: states no length for HEAD, because it depends on the path', async () => {
  [context, status] = [{ missing }, 404];
  expect((await ask('HEAD')).headers['content-length']).toBeUndefined();
});

it.each([
  ['another status', { missing }, 200],
  ['a request with a page', {}, 404],
] as const)('fillInPath: changes nothing for %s', async (_, given, answered) => {
  [context, status] = [given, answered];
  const { body, headers } = await ask();
  expect([body, headers.etag]).toEqual([stored, '"of-the-page"']);
});
