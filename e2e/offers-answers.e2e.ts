import type { Page } from '@playwright/test';
import { expect, isHydrated, test } from './support/browsing.ts';
import { send } from './support/http.ts';
import { locales, sites, urlOf } from './support/product.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('#offers-cards > li');
const refused = (page: Page) =>
  page.locator('#offers-others > details').filter({ hasText: 'No encajan con tus respuestas' });
const field = (page: Page, name: string) => page.locator(`select[name=${name}]`);
/** The loan of most tests: 300 € over 91 days. */
const loan = '/offers/?amount=300&days=91';

/** The heading states the number of cards. */
async function expectCounted(page: Page): Promise<number> {
  const text = /^Hemos encontrado (\d+) ofertas? para/;
  await expect(heading(page)).toHaveText(text);
  const [, stated = ''] = text.exec((await heading(page).textContent()) ?? '') ?? [];
  await expect(cards(page)).toHaveCount(Number(stated));
  return Number(stated);
}

test.describe('the optional questions above a list, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('fold what does not admit the visitor, each with its reason, and are kept in the address', async ({ page }) => {
    await page.goto(urlOf('es-ES', loan));
    const before = await expectCounted(page);
    await page.getByText('¿Cuáles te aceptan?').first().click();
    await field(page, 'work').selectOption({ label: 'Paro o subsidio' });
    await field(page, 'register').selectOption({ label: 'Sí' });
    await page.getByRole('button', { name: 'Ver cuáles' }).click();
    await expect(page).toHaveURL(/[?&]work=unemployed/);
    expect(await expectCounted(page)).toBeLessThan(before);
    await refused(page).locator('summary').click();
    const first = refused(page).locator('li[data-offer]').first();
    await expect(first).toContainText(/; tú, (paro o subsidio|sí)/);
    await expect(refused(page).locator('a[href*="/go/"], a[href*="/transition/"]')).toHaveCount(0);
    await expect(field(page, 'work')).toHaveValue('unemployed');
    await page.getByRole('link', { name: 'Quitar las respuestas' }).click();
    await expect(page).toHaveURL(/\/offers\/\?amount=300&days=91$/);
    expect(await expectCounted(page)).toBe(before);
  });
});

test.describe('the optional questions above a list', () => {
  test('update the list at once, survive another order, and follow back and forward', async ({ page }) => {
    await page.goto(urlOf('es-ES', loan));
    await page.waitForFunction(isHydrated);
    const before = await expectCounted(page);
    await field(page, 'work').focus();
    await field(page, 'work').selectOption('unemployed');
    await expect(page).toHaveURL(/[?&]work=unemployed/);
    await expect(field(page, 'work')).toBeFocused();
    await expect(heading(page)).not.toContainText(`${before} ofertas`);
    await expect(cards(page).first()).toContainText(/Cumples: tipo de ingresos|No publica: tipo de ingresos/);
    const unemployed = await expectCounted(page);
    await page.getByLabel('Ordenar por').selectOption('apr');
    await expect(page).toHaveURL(/[?&]sort=apr.*work=unemployed|work=unemployed.*sort=apr/);
    expect(await expectCounted(page)).toBe(unemployed);
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toContainText(`${before} ofertas`);
    await expect(field(page, 'work')).toHaveValue('');
    await page.goForward();
    await expect(field(page, 'work')).toHaveValue('unemployed');
    await page.getByRole('link', { name: 'Quitar las respuestas' }).click();
    await expect(heading(page)).toContainText(`${before} ofertas`);
    await expect(field(page, 'work')).toHaveValue('');
  });
});

test('the highest payment leaves the offers that keep to it, and one link takes it away', async ({ page }) => {
  await page.goto(urlOf('es-ES', loan));
  await page.waitForFunction(isHydrated);
  const before = await expectCounted(page);
  const choices = field(page, 'max').locator('option:not([value=""])');
  const [lowest = ''] = await choices.evaluateAll((all) => all.map((choice) => choice.getAttribute('value') ?? ''));
  await field(page, 'max').selectOption(lowest);
  await expect(page).toHaveURL(new RegExp(`[?&]max=${lowest}`));
  await expect(heading(page)).not.toContainText(`${before} ofertas`);
  const left = await expectCounted(page);
  expect(left).toBeGreaterThan(0);
  for (const text of await cards(page).allInnerTexts()) {
    const [, payment = ''] = /\d+ × ([\d\s]+,\d\d)/.exec(text) ?? [];
    expect(Number(payment.replace(/\s/g, '').replace(',', '.')), text).toBeLessThanOrEqual(Number(lowest));
  }
  await page.getByRole('link', { name: 'Quitar los filtros' }).click();
  await expect(field(page, 'max')).toHaveValue('');
  expect(await expectCounted(page)).toBe(before);
});

test('every site asks what decides among its offers, in its language, and keeps the answer', async () => {
  for (const locale of locales) {
    const path = `${sites[locale].basePath}/offers/?register=yes`;
    const { status, body } = await send(path, { site: locale });
    expect(status, locale).toBe(200);
    expect(body, locale).toMatch(/<select[^>]* name="register"[^>]*>.*?<option value="yes" selected="">/s);
    expect(body, locale).toMatch(/<select[^>]* name="age"/);
    expect(body.match(/<details class="[^"]*_group/g)?.length, locale).toBeGreaterThan(0);
  }
});

test('values of the questions that no form sends make no page of their own', async () => {
  const storeOf = async (query: string) => (await send(`/offers/${query}`)).headers['x-nextjs-cache'];
  await storeOf('?amount=310&days=92&work=student');
  expect(await storeOf('?amount=310&days=92&work=student')).toBe('HIT');
  expect(await storeOf('?amount=310&days=92&work=student&pay=much&age=7&register=perhaps')).toBe('HIT');
});
