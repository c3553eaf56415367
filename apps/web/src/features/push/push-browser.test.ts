import { lifetimeOf } from '@prestafaro/types/stored-names';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allowPush, endPush, readPushState, refusalMs, rejectPush } from '@/features/push/push-browser';
import { isChoiceAgainst } from '@/shell/consent/connect-consent';

vi.mock('@/shell/consent/connect-consent', () => ({ isChoiceAgainst: vi.fn(() => false) }));

const now = Date.UTC(2026, 10, 25);
const endpoint = 'https://fcm.googleapis.com/fcm/send/x';

/** A browser: its answers, and what was asked of it. */
function open({
  permission = 'default',
  answer = 'granted',
  isSubscribed = false,
  isOff = false,
  isAway = false,
} = {}) {
  const stored = new Map<string, string>();
  const sent: object[] = [];
  const asked = vi.fn(async () => answer);
  const unsubscribe = vi.fn(async () => true);
  const subscription = { endpoint, toJSON: () => ({ endpoint }), unsubscribe };
  const state = { subscription: isSubscribed ? subscription : null };
  const pushManager = {
    getSubscription: async () => state.subscription,
    subscribe: vi.fn(async () => subscription),
  };
  const registration = { pushManager, active: {} };
  const register = vi.fn(async () => registration);
  vi.stubGlobal('window', { PushManager: true, Notification: true });
  vi.stubGlobal('Notification', { permission, requestPermission: asked });
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration: async () => registration } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    const isRefused = url === '/api/push/key' ? isOff : isAway;
    return new Response(JSON.stringify({ key: 'B' }), { status: isRefused ? 503 : 200 });
  });
  return { asked, sent, unsubscribe, pushManager, register };
}

beforeEach(() => void vi.mocked(isChoiceAgainst).mockReturnValue(false));
afterEach(() => void vi.unstubAllGlobals());

it('asks nothing of the browser before a press', async () => {
  const { asked, register } = open();
  expect(await readPushState(now)).toBe('asking');
  expect(asked).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});

it.each([
  ['the browser has refused before', { permission: 'denied' }],
  ['this installation sends none', { isOff: true }],
])('offers nothing where %s', async (_, browser) => {
  open(browser);
  expect(await readPushState(now)).toBe('unavailable');
});

it('subscribes after Allow, and tells the server', async () => {
  const { sent, pushManager } = open();
  expect(await allowPush()).toBe('on');
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'B' });
  expect(sent).toEqual([{ action: 'subscribe', subscription: { endpoint } }]);
});

it('registers nothing if the browser refuses', async () => {
  const { register } = open({ answer: 'denied' });
  expect(await allowPush()).toBe('blocked');
  expect(register).not.toHaveBeenCalled();
});

it('ends a subscription that the server did not keep', async () => {
  const { unsubscribe } = open({ isAway: true });
  expect(await allowPush()).toBe('failed');
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('does not ask again for 180 days after Reject', async () => {
  open();
  expect(rejectPush(now)).toBe('rejected');
  expect(await readPushState(now + refusalMs - 1)).toBe('unavailable');
  expect(await readPushState(now + refusalMs)).toBe('asking');
  expect(refusalMs).toBe(lifetimeOf('pf_push') * 1000);
});

it('is turned off at the server and in the browser', async () => {
  const { sent, unsubscribe } = open({ isSubscribed: true });
  expect(await readPushState(now)).toBe('on');
  expect(await endPush()).toBe('asking');
  expect(sent).toEqual([{ action: 'end', endpoint }]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('stays on while the server cannot forget the browser', async () => {
  const { unsubscribe } = open({ isSubscribed: true, isAway: true });
  expect(await endPush()).toBe('failed');
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('ends when the visitor withdraws notifications in the question about tracking', async () => {
  vi.mocked(isChoiceAgainst).mockReturnValue(true);
  const { sent, unsubscribe } = open({ isSubscribed: true });
  expect(await readPushState(now)).toBe('unavailable');
  expect(sent).toEqual([{ action: 'end', endpoint }]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});
