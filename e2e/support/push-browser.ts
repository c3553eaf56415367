import type { Page } from '@playwright/test';
import { decryptNotice, newBrowser, type PushBrowser } from '../../apps/cms/tests/support/push-browser.ts';
import type { PushNotice } from '../../packages/types/src/push-subscription.ts';

export { decryptNotice, newBrowser as newPushBrowser };

/** Chromium cannot reach a push service here, so it gets a subscription as one would give it. Everything else is its own. */
export async function giveSubscription(page: Page, { subscription }: Pick<PushBrowser, 'subscription'>): Promise<void> {
  await page.addInitScript((given) => {
    let current: object | null = null;
    const whole = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => {
        current = null;
        sessionStorage.removeItem('subscribed');
        return true;
      },
    };
    if (sessionStorage.getItem('subscribed')) current = whole;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        if (String(options.applicationServerKey).length !== 87) throw new Error('No key of this server');
        current = whole;
        sessionStorage.setItem('subscribed', '1');
        return whole;
      },
    });
  }, subscription);
}

/** Hands a notification to the service worker of a page, as the browser does when its push service delivers one. */
export async function deliverPush(page: Page, notice: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(notice),
  });
  await session.detach();
}

/** The notifications that the browser shows for the site of a page. */
export function shownNotifications(page: Page): Promise<PushNotice[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/push/');
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, data: path }) => ({ title, body, path }));
  });
}
