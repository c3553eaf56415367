import { isChoiceAgainst } from '@/shell/consent/connect-consent';

/** What the prompt shows. `unavailable`: nothing, because the visitor or the browser does not want to be asked. */
export type PushState = 'unavailable' | 'asking' | 'on' | 'blocked' | 'failed' | 'rejected';

const refusalName = 'pf_push';
/** 180 days: `storedNames` has it too, and a test compares. */
export const refusalMs = 180 * 24 * 60 * 60 * 1000;

/** Below it is no page, so the worker controls none. */
const worker = { file: '/push-worker.js', scope: '/push/' };

/** Finds out what to show. It asks the browser for nothing. */
export async function readPushState(now: number): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unavailable';
  const subscription = await ownSubscription();
  if (isChoiceAgainst('push')) {
    // Withdrawn in the question about tracking, after it was allowed here.
    if (subscription) await endSubscription(subscription);
    return 'unavailable';
  }
  if (subscription) return 'on';
  if (Notification.permission === 'denied' || isRefused(now)) return 'unavailable';
  const answer = await fetch('/api/push/key');
  return answer.ok ? 'asking' : 'unavailable';
}

/** Asks the browser, and subscribes it. Call it from a press only: browsers show their question for nothing else. */
export async function allowPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const answer = await fetch('/api/push/key');
  if (!answer.ok) return 'failed';
  const { key } = (await answer.json()) as { key: string };
  await navigator.serviceWorker.register(worker.file, { scope: worker.scope });
  const registration = await readyRegistration();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  if (await tell({ action: 'subscribe', subscription: subscription.toJSON() })) return 'on';
  await subscription.unsubscribe();
  return 'failed';
}

/** Remembers the refusal, so that no page asks again soon. */
export function rejectPush(now: number): PushState {
  try {
    localStorage.setItem(refusalName, String(now));
  } catch {
    // A blocked storage: the next page asks again.
  }
  return 'rejected';
}

/** Turns notifications off in this browser. */
export async function endPush(): Promise<PushState> {
  const subscription = await ownSubscription();
  return !subscription || (await endSubscription(subscription)) ? 'asking' : 'failed';
}

/** The server first: a browser that has forgotten cannot say what to forget. */
async function endSubscription(subscription: PushSubscription): Promise<boolean> {
  return (await tell({ action: 'end', endpoint: subscription.endpoint })) && subscription.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker.scope);
  return registration?.pushManager.getSubscription() ?? null;
}

/** `serviceWorker.ready` waits for a worker that controls this page, and this one controls none. */
async function readyRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(worker.scope);
  if (!registration) throw new Error('The service worker is not registered');
  const starting = registration.installing ?? registration.waiting;
  if (!registration.active && starting) {
    await new Promise<void>((resolve) => {
      starting.addEventListener('statechange', () => starting.state === 'activated' && resolve());
    });
  }
  return registration;
}

async function tell(body: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/push', { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.ok;
}

function isRefused(now: number): boolean {
  try {
    return now - Number(localStorage.getItem(refusalName) ?? Number.NaN) < refusalMs;
  } catch {
    return false;
  }
}
