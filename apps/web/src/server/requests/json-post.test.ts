import { expect, it } from 'vitest';
import { readJsonPost, refuseMethod } from '@/server/requests/json-post';

const read = (body: string, headers: Record<string, string> = {}) =>
  readJsonPost(
    new Request('http://es.localhost/api/event', {
      method: 'POST',
      body,
      headers: { origin: 'http://es.localhost', 'content-type': 'application/json', ...headers },
    }),
    8,
  );

it('readJsonPost: gives the body of a script of ours', async () => {
  expect(await read('{"a":1}', { 'content-type': 'Application/JSON; charset=utf-8' })).toEqual({ body: '{"a":1}' });
});

it.each([
  ['another type', '{}', { 'content-type': 'text/plain' }, 415],
  ['a type that only begins like JSON', '{}', { 'content-type': 'application/json-seq' }, 415],
  ['8 KB and one byte in characters of two bytes', `${'ñ'.repeat(4096)}.`, {}, 413],
])('readJsonPost: refuses %s', async (_, body, headers, status) => {
  const answer = await read(body, headers as Record<string, string>);
  if (!('refusal' in answer)) throw new Error('The request was accepted');
  expect(answer.refusal.status).toBe(status);
  expect(Object.keys(await answer.refusal.json())).toEqual(['error', 'message']);
});

it('readJsonPost: refuses a request without an origin, which no page sends', async () => {
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://es.localhost/api/event', { method: 'POST', body: '[]', headers });
  expect(await readJsonPost(request, 8)).toMatchObject({ refusal: { status: 403 } });
});

it('refuseMethod: answers 405 and names POST', () => {
  expect([refuseMethod().status, refuseMethod().headers.get('allow')]).toEqual([405, 'POST']);
});
