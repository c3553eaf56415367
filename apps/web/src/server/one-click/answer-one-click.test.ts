import { beforeEach, expect, it, vi } from 'vitest';
import { unsubscribeByToken } from '@/cms/unsubscribe';
import { answerOneClick, openOneClick } from '@/server/one-click/answer-one-click';
import { catchLog } from '@/server/testing/catch-log';

vi.mock('@/cms/unsubscribe', () => ({ unsubscribeByToken: vi.fn() }));
vi.mock('@/cms/environment', () => ({ environment: () => ({ HOSTS: new Map(), DEFAULT_COUNTRY: 'ES' }) }));

const token = 'T'.repeat(43);
const urlOf = (host: string, query: string) => `http://${host}/api/unsubscribe/one-click?${query}`;
const asked = (method: string, { host = 'es.localhost', query = `site=es-ES&token=${token}`, body = '' } = {}) =>
  new Request(urlOf(host, query), {
    method,
    // As Gmail and Yahoo post: no cookie, no Origin.
    headers: { host, ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) },
    ...(body && { body }),
  });
const click = (changes: Parameters<typeof asked>[1] = {}) =>
  answerOneClick(asked('POST', { body: 'List-Unsubscribe=One-Click', ...changes }));

beforeEach(() => {
  vi.mocked(unsubscribeByToken)
    .mockReset()
    .mockResolvedValue({ outcome: 'done', undo: 'U'.repeat(43) });
});

it('R30: a POST as mail programs send it unsubscribes, and tells nothing of the person', async () => {
  const answer = await click();
  expect([answer.status, await answer.text()]).toEqual([200, 'Unsubscribed.\n']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(unsubscribeByToken).toHaveBeenCalledExactlyOnceWith('one-click', 'es-ES', token);
});

it('R30: a POST as multipart form does so too', async () => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  const query = `site=ru-UA&token=${token}`;
  const headers = { host: 'ua.localhost' };
  const request = new Request(urlOf('ua.localhost', query), { method: 'POST', body: form, headers });
  expect((await answerOneClick(request)).status).toBe(200);
  expect(unsubscribeByToken).toHaveBeenCalledExactlyOnceWith('one-click', 'ru-UA', token);
});

it('R30: a GET unsubscribes nobody and leads to the page with the button', () => {
  const answer = openOneClick(asked('GET', { host: 'ua.localhost', query: `site=ru-UA&token=${token}` }));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/ru/mail/?token=${token}`]);
  expect(unsubscribeByToken).not.toHaveBeenCalled();
});

it.each([
  ['without a token', { query: 'site=es-ES' }, 404],
  ['with a token of another form', { query: 'site=es-ES&token=x' }, 404],
  ['without a site', { query: `token=${token}` }, 404],
  ['for a site of another host', { query: `site=ru-UA&token=${token}` }, 404],
  ['without the words of RFC 8058', { body: 'a=b' }, 400],
] as const)('a POST %s does nothing', async (_, changes, status) => {
  expect((await click(changes)).status).toBe(status);
  expect(unsubscribeByToken).not.toHaveBeenCalled();
});

it.each([
  ['unknown', 404],
  ['expired', 410],
] as const)('a POST with an %s token is answered %i', async (outcome, status) => {
  vi.mocked(unsubscribeByToken).mockResolvedValue({ outcome });
  expect((await click()).status).toBe(status);
});

it('asks the mail program to post again while the CMS is away, and logs no token', async () => {
  const log = catchLog();
  vi.mocked(unsubscribeByToken).mockResolvedValue({ outcome: 'away', reason: 'x' });
  const answer = await click();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(JSON.stringify(log)).not.toContain(token);
});
