import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterRequest } from '@/cms/request-context';
import { interceptInFile } from '@/server/next-internals/testing/intercept-in-file';
import { answerUnreadableForm } from '@/server/requests/answer-unreadable-form';

let server: Server;
let status = 500;
let isFormRead = false;

interceptInFile({ withhold: answerUnreadableForm });

beforeAll(async () => {
  server = createServer((_, response) => {
    enterRequest({ id: 'abcdef', isFormRead });
    response.statusCode = status;
    response.setHeader('content-type', 'text/html').setHeader('content-length', 7);
    response.write('<p>Nex');
    response.end('t');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const ask = (method: string) =>
  new Promise<[status: number | undefined, body: string]>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, method }, async (answer) => {
      resolve([answer.statusCode, Buffer.concat(await answer.toArray()).toString()]);
    })
      .on('error', reject)
      .end();
  });

it('answers 400 in words to a form with which Next fails before an action has read it', async () => {
  [status, isFormRead] = [500, false];
  expect(await ask('POST')).toEqual([400, 'This form cannot be read. Please reload the page and send it again.']);
});

it.each([
  ['POST', 500, true],
  ['GET', 500, false],
  ['POST', 503, false],
] as const)('leaves a %s alone that answers %d, with a read form: %s', async (method, answered, isRead) => {
  [status, isFormRead] = [answered, isRead];
  expect(await ask(method)).toEqual([answered, '<p>Next']);
});
