import { test as base, expect } from '@playwright/test';
import { apply, newApplicant } from './support/applicant.ts';
import { violations } from './support/axe.ts';
import { wholeBrowser } from './support/browsers.ts';
import { databaseFile, urlOf } from './support/product.ts';
import { deliverPush, giveSubscription, newPushBrowser, shownNotifications } from './support/push-browser.ts';
import { readRows } from './support/stored-rows.ts';

const test = base.extend({ launchOptions: wholeBrowser });

const question = '¿Quieres que te avisemos en este navegador';

const subscriptions = (): number =>
  Number(readRows(databaseFile(), 'select count(*) as rows from push_subscriptions')[0]?.rows);

test('an applicant allows notifications, gets one, opens the application by it, and turns them off', async ({
  page,
  context,
}) => {
  await giveSubscription(page, newPushBrowser());
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

  const notice = { title: 'Prestafaro', body: 'Hay novedades', path: '/process/?stay=1' };
  await deliverPush(page, notice);
  await expect.poll(() => shownNotifications(page)).toEqual([notice]);

  await page.reload();
  await page.getByRole('button', { name: 'Desactivar los avisos' }).click();
  await expect(prompt).toBeVisible();
  expect(subscriptions()).toBe(before);
});

test('Reject is remembered, and the browser is asked for nothing', async ({ page }) => {
  await giveSubscription(page, newPushBrowser());
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
