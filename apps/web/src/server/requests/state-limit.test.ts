import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordLimit } from '@/cms/record-limit';
import { enterRequest } from '@/cms/request-context';
import { interceptInFile } from '@/server/next-internals/testing/intercept-in-file';
import { stateLimit } from '@/server/requests/state-limit';

let server: Server;

interceptInFile({ onHead: [stateLimit] });

/** `/limited/500`: a limit refuses the form, and Next answers 500. */
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [, limit, status] = url.split('/');
    enterRequest({ id: 'abcdef' });
    if (limit === 'limited') recordLimit(660.2);
    response.statusCode = Number(status);
    response.write('<p>');
    response.end('the form');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

async function answerTo(path: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return [answer.status, answer.headers.get('retry-after'), await answer.text()];
}

it('answers 429 with Retry-After and the page of the form to a form that a limit refuses', async () => {
  expect(await answerTo('/limited/200')).toEqual([429, '661', '<p>the form']);
});

it.each([
  ['/free/200', 200],
  ['/limited/500', 500],
])('leaves the status of %s alone', async (path, status) => {
  expect(await answerTo(path)).toEqual([status, null, '<p>the form']);
});
