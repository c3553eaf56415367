import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { enterRequest } from '@/cms/request-context';
import { interceptInFile } from '@/server/next-internals/testing/intercept-in-file';
import { answerUnreadableForm } from '@/server/requests/answer-unreadable-form';

const { drawScreen } = vi.hoisted(() => ({ drawScreen: vi.fn() }));
vi.mock('@/server/next-internals/draw-screen', () => ({ drawScreen }));

let server: Server;
let status = 500;
let isFormRead = false;
let contentType = 'text/html';

interceptInFile({ withhold: answerUnreadableForm });

beforeAll(async () => {
  server = createServer((_, response) => {
    enterRequest({ id: 'abcdef', isFormRead });
    response.statusCode = status;
    response.setHeader('content-type', contentType).setHeader('content-length', 7);
    response.write('<p>Nex');
    response.end('t');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const ask = (method: string, headers: Record<string, string> = {}) =>
  new Promise<[status: number | undefined, body: string]>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, method, headers }, async (answer) => {
      resolve([answer.statusCode, Buffer.concat(await answer.toArray()).toString()]);
    })
      .on('error', reject)
      .end();
  });

it('answers 400 in words to a form with which Next fails before an action has read it', async () => {
  [status, isFormRead] = [500, false];
  expect(await ask('POST')).toEqual([400, 'This form cannot be read. Please reload the page and send it again.']);
});

it('answers a browser with the page of the site', async () => {
  [status, isFormRead] = [500, false];
  const accept = { accept: 'text/html,*/*' };
  drawScreen.mockResolvedValueOnce({ status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Vuelve' });
  expect(await ask('POST', accept)).toEqual([400, '<h1>Vuelve']);
  drawScreen.mockResolvedValueOnce({ status: 503, headers: {}, body: '' });
  expect(await ask('POST', accept)).toEqual([400, expect.stringContaining('This form cannot be read')]);
});

it('answers 409 with the page of the site to a browser whose form has an unknown action, and leaves others alone', async () => {
  [status, isFormRead] = [409, false];
  drawScreen.mockResolvedValueOnce({ status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Vuelve' });
  expect(await ask('POST', { accept: 'text/html' })).toEqual([409, '<h1>Vuelve']);
  expect(await ask('POST')).toEqual([409, '<p>Next']);
});

it('answers 400 with the page of the site to a browser whose form Next refuses with a sentence', async () => {
  [status, isFormRead, contentType] = [400, false, 'text/plain'];
  drawScreen.mockResolvedValueOnce({ status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Vuelve' });
  expect(await ask('POST', { accept: 'text/html' })).toEqual([400, '<h1>Vuelve']);
  expect(await ask('POST')).toEqual([400, '<p>Next']);
  contentType = 'text/html';
  expect(await ask('POST', { accept: 'text/html' })).toEqual([400, '<p>Next']);
});

it.each([
  ['POST', 500, true],
  ['GET', 500, false],
  ['POST', 503, false],
] as const)('leaves a %s alone that answers %d, with a read form: %s', async (method, answered, isRead) => {
  [status, isFormRead] = [answered, isRead];
  expect(await ask(method)).toEqual([answered, '<p>Next']);
});
