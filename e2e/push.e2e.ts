import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { apply, newApplicant } from './support/applicant.ts';
import { violations } from './support/axe.ts';
import { databaseFile, urlOf } from './support/product.ts';
import { readRows } from './support/stored-rows.ts';

const question = '¿Quieres que te avisemos en este navegador';

/** Chromium cannot reach a push service here, so it gets a subscription as one would give it. Everything else is its own. */
async function giveSubscription(page: Page): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`;
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const keys = { p256dh: Buffer.concat(point).toString('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript(
    (subscription) => {
      let current: object | null = null;
      const given = {
        ...subscription,
        toJSON: () => subscription,
        unsubscribe: async () => {
          current = null;
          sessionStorage.removeItem('subscribed');
          return true;
        },
      };
      if (sessionStorage.getItem('subscribed')) current = given;
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current,
        subscribe: async (options: PushSubscriptionOptionsInit) => {
          if (String(options.applicationServerKey).length !== 87) throw new Error('No key of this server');
          current = given;
          sessionStorage.setItem('subscribed', '1');
          return given;
        },
      });
    },
    { endpoint, keys },
  );
  return endpoint;
}

const subscriptions = (): number =>
  Number(readRows(databaseFile(), 'select count(*) as rows from push_subscriptions')[0]?.rows);

test('an applicant allows notifications, gets one, opens the application by it, and turns them off', async ({
  page,
  context,
}) => {
  await giveSubscription(page);
  await context.grantPermissions(['notifications'], { origin: new URL(urlOf('es-ES', '/')).origin });
  await apply(page, newApplicant(), { isScripted: true });
  const before = subscriptions();
  await page.goto(urlOf('es-ES', '/process/?stay=1'));
  const prompt = page.getByRole('status').filter({ hasText: question });
  await expect(prompt).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(subscriptions()).toBe(before);

  await prompt.getByRole('button', { name: 'Permitir' }).click();
  await expect(page.getByText('Te avisaremos en este navegador')).toBeVisible();
  expect(subscriptions()).toBe(before + 1);

  // The notification as the push service would hand it to the worker.
  const session = await context.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => registrations.push(...found));
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.some(({ scopeURL }) => scopeURL.endsWith('/push/'))).toBe(true);
  const { registrationId = '' } = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/')) ?? {};
  const data = JSON.stringify({ title: 'Prestafaro', body: 'Hay novedades', path: '/process/?stay=1' });
  await session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/push/');
        const shown = (await registration?.getNotifications()) ?? [];
        return shown.map(({ title, body, data: path }) => ({ title, body, path }));
      }),
    )
    .toEqual([{ title: 'Prestafaro', body: 'Hay novedades', path: '/process/?stay=1' }]);

  await page.reload();
  await page.getByRole('button', { name: 'Desactivar los avisos' }).click();
  await expect(prompt).toBeVisible();
  expect(subscriptions()).toBe(before);
});

test('Reject is remembered, and the browser is asked for nothing', async ({ page }) => {
  await giveSubscription(page);
  await page.addInitScript(() => {
    Notification.requestPermission = () => {
      throw new Error('The browser was asked');
    };
  });
  await apply(page, newApplicant(), { isScripted: true });
  await page.goto(urlOf('es-ES', '/process/?stay=1'));
  await page.getByRole('status').filter({ hasText: question }).getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByText('De acuerdo: no te avisaremos')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cómo va tu solicitud' })).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);
});

test('without JavaScript nothing is offered', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await apply(page, newApplicant(), { isScripted: false });
  await page.goto(urlOf('es-ES', '/process/?stay=1'));
  await expect(page.getByRole('heading', { name: 'Cómo va tu solicitud' })).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);
  await context.close();
});
