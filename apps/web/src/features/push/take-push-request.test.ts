import { beforeEach, expect, it, vi } from 'vitest';
import { askProgress } from '@/cms/application-progress';
import { endBrowser, readPushKey, subscribeBrowser } from '@/cms/push';
import { answerPushKey, takePushRequest } from '@/features/push/take-push-request';
import { readApplicationToken } from '@/shell/application/application-token';
import { sampleProgress } from '@/shell/application/sample-progress';

vi.mock('@/cms/application-progress', () => ({ askProgress: vi.fn() }));
vi.mock('@/cms/push', () => ({ endBrowser: vi.fn(), readPushKey: vi.fn(), subscribeBrowser: vi.fn() }));
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

const post = (body: unknown) =>
  takePushRequest(
    new Request('https://es.example.com/api/push', {
      method: 'POST',
      headers: { origin: 'https://es.example.com', 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

it('keeps a browser for the application of the cookie, with the text that the visitor read', async () => {
  expect((await post({ action: 'subscribe', subscription })).status).toBe(204);
  const [message] = vi.mocked(subscribeBrowser).mock.calls[0] ?? [];
  expect(message).toMatchObject({ token, subscription, address: '203.0.113.77' });
  expect(message?.text).toContain('¿Quieres que te avisemos en este navegador');
  expect(message?.textVersion).toMatch(/^es-ES:[\da-f]{12}$/);
});

it('forgets a browser', async () => {
  expect((await post({ action: 'end', endpoint })).status).toBe(204);
  expect(endBrowser).toHaveBeenCalledWith({ token, endpoint });
});

it.each([
  ['no JSON', '{'],
  ['another action', { action: 'listen', endpoint }],
  ['an address of no push service', { action: 'end', endpoint: 'https://attacker.example/' }],
  ['no keys', { action: 'subscribe', subscription: { endpoint } }],
])('refuses %s, and asks the CMS nothing', async (_, body) => {
  expect((await post(body)).status).toBe(400);
  expect(subscribeBrowser).not.toHaveBeenCalled();
  expect(endBrowser).not.toHaveBeenCalled();
});

it('answers 404 to a browser without an application', async () => {
  vi.mocked(readApplicationToken).mockResolvedValue(undefined);
  expect((await post({ action: 'subscribe', subscription })).status).toBe(404);
});

it('answers 503 while the CMS is away', async () => {
  vi.mocked(subscribeBrowser).mockResolvedValue({ outcome: 'away', reason: 'x' });
  expect((await post({ action: 'subscribe', subscription })).status).toBe(503);
});

it('answers the key, and 404 where no notifications are sent', async () => {
  vi.mocked(readPushKey).mockResolvedValue({ outcome: 'known', key: 'B1' });
  expect(await (await answerPushKey()).json()).toEqual({ key: 'B1' });
  vi.mocked(readPushKey).mockResolvedValue({ outcome: 'off' });
  expect((await answerPushKey()).status).toBe(404);
});
