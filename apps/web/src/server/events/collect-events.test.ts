import { afterEach, expect, it, vi } from 'vitest';
import { sendEvents } from '@/cms/send-events';
import { collectEvents } from '@/server/events/collect-events';

vi.mock('@/cms/environment', () => ({ environment: () => ({ TRUSTED_PROXIES: 0 }) }));
vi.mock('@/cms/send-events', () => ({ sendEvents: vi.fn() }));
const sent = vi.mocked(sendEvents);
afterEach(() => sent.mockReset());

const post = (body: string, headers: Record<string, string> = {}) =>
  collectEvents(
    new Request('http://es.localhost/api/event', {
      method: 'POST',
      body,
      headers: {
        origin: 'http://es.localhost',
        'content-type': 'application/json',
        'user-agent': 'Firefox',
        'x-pf-socket': '192.0.2.7',
        ...headers,
      },
    }),
  );

it('collectEvents: hands the body, the address and the user agent over and passes the answer on', async () => {
  sent.mockResolvedValue({ status: 429, body: '{"error":"too-many"}', retryAfter: '7' });
  const answer = await post('[]');
  expect([answer.status, await answer.json(), answer.headers.get('retry-after')]).toEqual([
    429,
    { error: 'too-many' },
    '7',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(sent).toHaveBeenCalledWith({ body: '[]', address: '192.0.2.7', userAgent: 'Firefox' });
});

it.each(['sec-gpc', 'dnt'])('collectEvents: accepts a request with the header %s', async (name) => {
  sent.mockResolvedValue({ status: 202, body: '{"accepted":1}', retryAfter: null });
  expect((await post('[]', { [name]: '1' })).status).toBe(202);
});

it('collectEvents: answers 503 with JSON and a waiting time while the CMS is away', async () => {
  sent.mockResolvedValue(null);
  const answer = await post('[]');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer.json()).toMatchObject({ error: 'unavailable' });
});

it.each([
  ['another type', '[]', { 'content-type': 'text/plain' }, 415],
  ['a body over 64 KB', ' '.repeat(65_537), {}, 413],
])('collectEvents: refuses %s without a call to the CMS', async (_, body, headers, status) => {
  const answer = await post(body, headers as Record<string, string>);
  expect([answer.status, Object.keys(await answer.json())]).toEqual([status, ['error', 'message']]);
  expect(sent).not.toHaveBeenCalled();
});
