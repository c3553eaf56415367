import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENTRY_REPLACED } from '@prestafaro/types/entry-replaced';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { askCms } from '@/cms/client';
import { CmsError, CmsUnavailable } from '@/cms/cms-error';
import { outages } from '@/cms/dependencies';
import { TypedDocumentString } from '@/cms/generated/graphql';
import { forgetOutages } from '@/cms/testing/forget-outages';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const cms = { url: '', answers: [] as Answer[], asked: 0 };
const server: Server = createServer((request, response) => {
  cms.asked += 1;
  (cms.answers.shift() ?? answered)(request, response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
cms.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

vi.mock('@/cms/environment', () => ({ environment: () => ({ CMS_URL: cms.url, CMS_READ_TOKEN: 'read-token' }) }));

const document = new TypedDocumentString<{ text: string }, Record<string, never>>('query Page { text }');
const answer =
  (status: number, body: object): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const answered = answer(200, { data: { text: 'new' } });
const killedBeforeItsAnswer: Answer = (request) => void request.socket.destroy();
const killedInItsAnswer: Answer = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '26' }).write('{"data":');
  setTimeout(() => request.socket.destroy(), 20);
};

beforeEach(() => {
  forgetOutages();
  cms.answers = [];
  cms.asked = 0;
});
afterAll(() => void server.close());

it.each([
  ['before its answer', killedBeforeItsAnswer],
  ['in the middle of its answer', killedInItsAnswer],
  ['behind a proxy, which answers 502', answer(502, {})],
])('askCms asks another CMS when one is killed %s, and reports no outage', async (_, killed) => {
  cms.answers = [killed];
  expect(await askCms(document, {})).toEqual({ text: 'new' });
  expect(cms.asked).toBe(2);
  expect(outages().size).toBe(0);
});

it('askCms asks again when an entry was published in the middle of a question', async () => {
  const replaced = { message: 'An entry was published meanwhile', extensions: { code: ENTRY_REPLACED } };
  cms.answers = [answer(200, { data: null, errors: [replaced] })];
  expect(await askCms(document, {})).toEqual({ text: 'new' });
  expect(cms.asked).toBe(2);
});

it('askCms reports an outage when the second attempt fails as well', async () => {
  cms.answers = [killedBeforeItsAnswer, killedBeforeItsAnswer];
  await expect(askCms(document, {})).rejects.toThrow(CmsUnavailable);
  expect(cms.asked).toBe(2);
  expect(outages().has('cms')).toBe(true);
});

it.each([
  ['503', answer(503, {}), CmsUnavailable],
  ['a refused question', answer(400, { errors: [{ message: 'No such field' }] }), CmsError],
])('askCms does not repeat a question that the CMS answered with %s', async (_, refusal, kind) => {
  cms.answers = [refusal];
  await expect(askCms(document, {})).rejects.toThrow(kind);
  expect(cms.asked).toBe(1);
});

it('askCms does not repeat a question whose time is over', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  await expect(askCms(document, {})).rejects.toThrow(CmsUnavailable);
  expect(cms.asked).toBe(0);
  timeout.mockRestore();
});
