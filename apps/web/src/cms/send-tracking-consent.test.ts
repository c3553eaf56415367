import { afterEach, expect, it, vi } from 'vitest';
import { sendTrackingConsent } from '@/cms/send-tracking-consent';

vi.mock('@/cms/environment', () => ({
  environment: () => ({ CMS_URL: 'http://cms.example', CMS_WRITE_TOKEN: 'write-token' }),
}));
const fetched = vi.spyOn(globalThis, 'fetch');
const answering = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
afterEach(() => fetched.mockReset());

const message = {
  id: '0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00',
  replacedId: null,
  action: 'choose',
  locale: 'es-ES',
  textVersion: 1,
  choices: { measurement: true, experiments: false, push: false },
  address: '192.0.2.7',
} as const;

it('sendTrackingConsent: posts the choice with the token that only records', async () => {
  answering(201, {});
  expect(await sendTrackingConsent(message)).toEqual({ outcome: 'stored' });
  const [address, init] = fetched.mock.lastCall ?? [];
  expect(address).toBe('http://cms.example/api/tracking-consents');
  expect(init).toMatchObject({ headers: { authorization: 'Bearer write-token' }, body: JSON.stringify(message) });
});

it.each([
  [429, { retryAfterSeconds: 60 }, { outcome: 'limited', retryAfterSeconds: 60 }],
  [429, {}, { outcome: 'away', reason: 'The CMS answered 429' }],
  [200, {}, { outcome: 'away', reason: 'The CMS answered 200' }],
  [404, {}, { outcome: 'away', reason: 'The CMS answered 404' }],
  [500, {}, { outcome: 'away', reason: 'The CMS answered 500' }],
])('sendTrackingConsent: takes %i %j for %j', async (status, body, outcome) => {
  answering(status, body);
  expect(await sendTrackingConsent(message)).toEqual(outcome);
});

it('sendTrackingConsent: reports a CMS that does not answer', async () => {
  fetched.mockRejectedValue(new TypeError('refused'));
  expect(await sendTrackingConsent(message)).toMatchObject({ outcome: 'away' });
});
