import type { Page } from '@playwright/test';
import { expect, isHydrated, test } from './support/browsing.ts';
import { consentTo } from './support/consent.ts';
import { urlOf } from './support/product.ts';

const open = async (page: Page, path: string) => {
  await page.goto(urlOf('es-ES', path));
  await page.waitForFunction(isHydrated);
};
const seen = (page: Page) => page.getByRole('region', { name: 'Lo último que has visto' });
const links = (page: Page) => seen(page).getByRole('link').allTextContents();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('pf_seen:es-ES'));

const article = '/blog/que-es-asnef/';

test('the last lenders and articles are listed at the end of their pages after consent, without the page itself', async ({
  page,
}) => {
  await consentTo(page, 'es-ES', ['functional']);
  await open(page, article);
  await expect.poll(() => stored(page)).toContain(article);
  await expect(seen(page)).toHaveCount(0);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await open(page, '/prestamistas/');
  await expect.poll(() => links(page)).toEqual([title]);

  const name = page.getByRole('main').locator('a[href^="/prestamistas/"]').first();
  await name.click();
  await expect(page).toHaveURL(/\/prestamistas\/.+/);
  const lenderName = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect.poll(() => links(page)).toEqual([title]);
  await seen(page).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(urlOf('es-ES', article));
  await expect.poll(async () => (await links(page)).length).toBe(1);
  expect(lenderName).toContain((await links(page))[0] ?? 'no link');
});

test('R15: nothing is remembered without consent, and R16: a withdrawal and the button delete it', async ({ page }) => {
  await open(page, article);
  await open(page, '/prestamistas/');
  await expect(seen(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();

  const accept = page.getByRole('button', { name: 'Aceptar', exact: true });
  await accept.click();
  // The question goes when the choice is stored.
  await expect(accept).toBeHidden();
  await open(page, article);
  await expect.poll(() => stored(page)).toContain(article);
  await open(page, '/prestamistas/');
  await seen(page).getByRole('button', { name: 'Borrar esta lista' }).click();
  await expect(seen(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();

  await open(page, article);
  await open(page, '/prestamistas/');
  await expect(seen(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Configurar cookies' }).click();
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(seen(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toBeNull();
});

test('the page of a visitor who has just accepted is remembered', async ({ page }) => {
  await open(page, article);
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await expect.poll(() => stored(page)).toContain(article);
});
