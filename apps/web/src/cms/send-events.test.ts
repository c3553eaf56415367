import { afterEach, expect, it, vi } from 'vitest';
import { sendEvents } from '@/cms/send-events';

vi.mock('@/cms/environment', () => ({
  environment: () => ({ CMS_URL: 'http://cms.example', CMS_WRITE_TOKEN: 'write-token' }),
}));
const fetched = vi.spyOn(globalThis, 'fetch');
afterEach(() => fetched.mockReset());

const events = { body: '[{}]', address: '192.0.2.7', userAgent: 'Firefox' };

it('sendEvents: passes the body on unread, with the write token, the address and the user agent', async () => {
  fetched.mockImplementation(async () => new Response('{"accepted":1}', { status: 202 }));
  expect(await sendEvents(events)).toEqual({ status: 202, body: '{"accepted":1}', retryAfter: null });
  const [address, init] = fetched.mock.lastCall ?? [];
  expect(address).toBe('http://cms.example/api/event');
  expect(init).toMatchObject({
    body: '[{}]',
    headers: { authorization: 'Bearer write-token', 'user-agent': 'Firefox', 'x-pf-visitor-address': '192.0.2.7' },
  });
});

it('sendEvents: returns the waiting time of the CMS', async () => {
  fetched.mockImplementation(async () => new Response('{}', { status: 429, headers: { 'retry-after': '7' } }));
  expect(await sendEvents(events)).toEqual({ status: 429, body: '{}', retryAfter: '7' });
});

it.each([401, 404, 500])(
  'sendEvents: returns null for the answer %i, which the contract does not list',
  async (status) => {
    fetched.mockImplementation(async () => new Response('{}', { status }));
    expect(await sendEvents(events)).toBeNull();
  },
);

it('sendEvents: returns null when the CMS does not answer', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  expect(await sendEvents(events)).toBeNull();
});

it('sendEvents: lets 100 requests wait for the CMS and refuses the next one at once', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  fetched.mockImplementation(async () => {
    await released;
    return new Response('{}', { status: 202 });
  });
  const waiting = Array.from({ length: 100 }, () => sendEvents(events));
  expect(await sendEvents(events)).toBeNull();
  release();
  expect((await Promise.all(waiting)).every((answer) => answer?.status === 202)).toBe(true);
  expect((await sendEvents(events))?.status).toBe(202);
});
