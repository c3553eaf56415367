import { beforeEach, expect, it, vi } from 'vitest';
import { askProgress } from '@/cms/application-progress';
import { endBrowser, subscribeBrowser } from '@/cms/push';
import { takePushRequest } from '@/features/push/take-push-request';
import { readApplicationToken } from '@/shell/application/application-token';
import { sampleProgress } from '@/shell/application/sample-progress';

vi.mock('@/cms/application-progress', () => ({ askProgress: vi.fn() }));
vi.mock('@/cms/push', () => ({ endBrowser: vi.fn(), subscribeBrowser: vi.fn() }));
vi.mock('@/server/requests/visitor-address', () => ({ visitorAddress: () => '203.0.113.77' }));
vi.mock('@/shell/application/application-token', () => ({ readApplicationToken: vi.fn() }));

const token = 'T'.repeat(43);
const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
const subscription = { endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } };

beforeEach(() => {
  vi.mocked(readApplicationToken).mockResolvedValue(token);
  vi.mocked(askProgress).mockResolvedValue({ outcome: 'known', progress: sampleProgress });
  vi.mocked(subscribeBrowser).mockReset().mockResolvedValue({ outcome: 'done' });
  vi.mocked(endBrowser).mockReset().mockResolvedValue({ outcome: 'done' });
});

const take = (body: unknown) => takePushRequest(typeof body === 'string' ? body : JSON.stringify(body), new Headers());

it('keeps a browser for the application of the cookie, with the text that the visitor read', async () => {
  expect(await take({ action: 'subscribe', subscription })).toBe('done');
  const [message] = vi.mocked(subscribeBrowser).mock.calls[0] ?? [];
  expect(message).toMatchObject({ token, subscription, address: '203.0.113.77' });
  expect(message?.text).toContain('¿Quieres que te avisemos en este navegador');
  expect(message?.textVersion).toMatch(/^es-ES:[\da-f]{12}$/);
});

it('forgets a browser', async () => {
  expect(await take({ action: 'end', endpoint })).toBe('done');
  expect(endBrowser).toHaveBeenCalledWith({ token, endpoint });
});

it.each([
  ['no JSON', '{'],
  ['another action', { action: 'listen', endpoint }],
  ['an address of no push service', { action: 'end', endpoint: 'https://attacker.example/' }],
  ['no keys', { action: 'subscribe', subscription: { endpoint } }],
])('refuses %s, and asks the CMS nothing', async (_, body) => {
  expect(await take(body)).toBe('invalid');
  expect(subscribeBrowser).not.toHaveBeenCalled();
  expect(endBrowser).not.toHaveBeenCalled();
});

it('finds no application in a browser without one', async () => {
  vi.mocked(readApplicationToken).mockResolvedValue(undefined);
  expect(await take({ action: 'subscribe', subscription })).toBe('unknown');
  vi.mocked(readApplicationToken).mockResolvedValue(token);
  vi.mocked(askProgress).mockResolvedValue({ outcome: 'unknown' });
  expect(await take({ action: 'subscribe', subscription })).toBe('unknown');
});

it('states that the CMS is away', async () => {
  vi.mocked(subscribeBrowser).mockResolvedValue({ outcome: 'away', reason: 'x' });
  expect(await take({ action: 'subscribe', subscription })).toBe('away');
});
