import { afterEach, expect, it, vi } from 'vitest';
import { sendClick } from '@/cms/send-click';
import { withdrawApplication } from '@/cms/withdraw-application';

vi.mock('@/cms/environment', () => ({
  environment: () => ({ CMS_URL: 'http://cms.example', CMS_WRITE_TOKEN: 'write-token' }),
}));
const fetched = vi.spyOn(globalThis, 'fetch');
const answering = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
afterEach(() => fetched.mockReset());

const click = {
  locale: 'es-ES',
  offerId: 67,
  token: null,
  arm: null,
  attribution: null,
  isArmAllowed: false,
  isSourceAllowed: false,
  address: '192.0.2.7',
} as const;

it('sendClick: posts the click with the token that only records clicks', async () => {
  answering(201, { outcome: 'leads', url: 'https://partner.example/?c=1' });
  expect(await sendClick(click)).toEqual({ outcome: 'leads', url: 'https://partner.example/?c=1' });
  const [address, init] = fetched.mock.lastCall ?? [];
  expect(address).toBe('http://cms.example/api/clicks');
  expect(init).toMatchObject({ headers: { authorization: 'Bearer write-token' }, cache: 'no-store' });
});

it.each([
  [200, { outcome: 'retired' }, { outcome: 'retired' }],
  [404, { error: 'unknown-offer' }, { outcome: 'unknown' }],
  [429, { retryAfterSeconds: 30 }, { outcome: 'limited', retryAfterSeconds: 30 }],
  [404, { error: { name: 'NotFoundError' } }, { outcome: 'away' }],
  [500, {}, { outcome: 'away' }],
  [201, { outcome: 'leads' }, { outcome: 'away' }],
  [201, { outcome: 'leads', url: 'javascript:alert(1)' }, { outcome: 'away' }],
])('sendClick: reads the answer %i %j as %j', async (status, body, meaning) => {
  answering(status, body);
  expect(await sendClick(click)).toMatchObject(meaning);
});

it.each([
  [200, { status: 'withdrawn' }, 'withdrawn'],
  [404, { error: 'unknown-token' }, 'unknown'],
  [409, { error: 'not-allowed' }, 'not-allowed'],
  [503, {}, 'away'],
])('withdrawApplication: reads the answer %i as %j', async (status, body, outcome) => {
  answering(status, body);
  expect(await withdrawApplication('T'.repeat(43))).toMatchObject({ outcome });
});
