import { expect, it, vi } from 'vitest';
import { keyPlaceholder } from '@/cms/form-key';
import { forbidStoring, recordedRead, sharedApplication } from '@/cms/recorded-read';
import type { RequestContext } from '@/cms/request-context';
import type { SharedApplication } from '@/cms/shared-application';
import { inRequest } from '@/cms/testing/in-request';
import { isStorable } from '@/server/page-cache/stored-page.mjs';
import type { LoopbackAnswer, LoopbackRequest } from '@/server/requests/loopback';
import { makeSharedPage } from '@/server/shared-pages/make-shared-page';
import { recordHeader, recordOf } from '@/server/shared-pages/recorded-renders';

vi.mock('@/cms/environment', () => ({ environment: () => ({ HOSTS: [['es.example.com', 'ES']], PORT: 1 }) }));

/** The server that answers itself: the page prints what it reads. */
function serving(page: () => Promise<string>, { status = 200 } = {}) {
  const requests: LoopbackRequest[] = [];
  const ask = async (request: LoopbackRequest): Promise<LoopbackAnswer> => {
    requests.push(request);
    const context: RequestContext = { id: 'one', record: recordOf(request.headers?.[recordHeader]) };
    const body = await inRequest(context, page);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'set-cookie': ['a=1'] };
    return { status, body, headers, header: (name) => (name === 'content-type' ? headers[name] : undefined) };
  };
  return { requests, ask };
}

/** As Next hands a route's answer to the page cache. */
const storedAs = (answer: Response) =>
  ({ kind: 'APP_ROUTE', headers: Object.fromEntries(answer.headers) }) as unknown as Parameters<typeof isStorable>[0];

const make = (server: ReturnType<typeof serving>, address = '/offers/?amount=500') =>
  makeSharedPage({ locale: 'es-ES', address }, server.ask);

it('makeSharedPage: asks as a visitor without cookies and returns the page with the policy of its scripts', async () => {
  const server = serving(() => recordedRead(async () => '<p>500</p><script>alert(1)</script>'));
  const answer = await make(server);
  expect(server.requests).toMatchObject([{ method: 'GET', path: '/offers/?amount=500' }]);
  expect(server.requests[0]?.headers).not.toHaveProperty('cookie');
  expect(await answer.text()).toBe('<p>500</p><script>alert(1)</script>');
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
  expect(answer.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers.get('vary')).toBe('Cookie');
  expect(answer.headers.get('set-cookie')).toBeNull();
});

it('makeSharedPage: stores a form without its key, and forbids everybody else to keep it', async () => {
  const form = `<input name="key" value="${keyPlaceholder}"/>`;
  const answer = await make(
    serving(() => recordedRead(async () => form)),
    '/application/',
  );
  expect(await answer.text()).toBe(form);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('etag')).toBeNull();
  expect(isStorable(storedAs(answer))).toBe(true);
});

it('makeSharedPage: gives the page of applicants their shared data and no cookie, and forbids everybody else to keep it', async () => {
  const matching = { amount: 300, days: 91, matches: [{ offerId: 7, isMatch: true, reasons: [] }] };
  const application: SharedApplication = { shows: 'matching', matching };
  const server = serving(async () => `${await recordedRead(async () => '')}${JSON.stringify(sharedApplication())}`);
  const answer = await makeSharedPage({ locale: 'es-ES', address: '/offers/', application }, server.ask);
  expect(JSON.parse(await answer.text())).toEqual(application);
  expect(Object.keys(server.requests[0]?.headers ?? {}).sort()).toEqual(['user-agent', recordHeader]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('etag')).toBeNull();
  expect(isStorable(storedAs(answer))).toBe(true);
});

it('makeSharedPage: makes the page again when one of its reads has a newer answer', async () => {
  const answers = ['old', 'new', 'new', 'new'];
  const server = serving(() => recordedRead(async () => answers.shift() ?? ''));
  expect(await (await make(server)).text()).toBe('new');
  expect(server.requests).toHaveLength(2);
});

it('makeSharedPage: does not store a page whose reads change during every render', async () => {
  const server = serving(() => recordedRead(async () => String(Math.random())));
  expect((await make(server)).headers.get('cache-control')).toBe('no-store');
});

it('makeSharedPage: does not store a page that shows a failure', async () => {
  const server = serving(async () => {
    forbidStoring();
    return 'no offers now';
  });
  const answer = await make(server);
  expect([answer.status, await answer.text()]).toEqual([200, 'no offers now']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('makeSharedPage: does not store a page that has read nothing, because no change would drop it', async () => {
  expect((await make(serving(async () => 'a file'))).headers.get('cache-control')).toBe('no-store');
});

it('makeSharedPage: throws in an outage, so that an older page stays in use', async () => {
  await expect(make(serving(async () => 'Try again', { status: 503 }))).rejects.toThrow('answered 503');
});

it('makeSharedPage: passes on a page that no longer exists and does not store it', async () => {
  const answer = await make(serving(() => recordedRead(async () => 'Page not found'), { status: 404 }));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('recordOf: knows no record for an id that a visitor invents', () => {
  expect(recordOf('invented')).toBeUndefined();
  expect(recordOf(undefined)).toBeUndefined();
});
