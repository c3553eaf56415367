import type { Locator, Page } from '@playwright/test';
import { expect, isHydrated, test } from './support/browsing.ts';
import { tabTo } from './support/keys.ts';
import { urlOf } from './support/product.ts';

/** Presses Tab until the target has the focus, checks that it can be seen, and presses a key. */
async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await page.waitForFunction(isHydrated);
  await tabTo(page, target);
  await expect(target).toBeInViewport();
  await page.keyboard.press(key);
}

async function expectPage(page: Page, path: RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true });

test('the keyboard alone leads from the home page by search, offers, comparison, lender and calculator to the form', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(urlOf('es-ES', '/'));
  await press(page, page.getByRole('button', { name: 'Rechazar', exact: true }), 'Enter');

  await press(page, page.getByRole('banner').getByRole('link', { name: 'Buscar' }), 'Enter');
  await expectPage(page, /\/buscar\/$/);
  await tabTo(page, page.getByRole('main').getByLabel('Qué buscas'));
  await page.keyboard.type('asnef');
  await page.keyboard.press('Enter');
  await expectPage(page, /\/buscar\/\?q=asnef/);
  await press(page, page.getByRole('region', { name: 'Artículos' }).getByRole('link').first(), 'Enter');
  await expectPage(page, /\/blog\/que-es-asnef\/$/);

  await press(page, menu(page, 'Ofertas'), 'Enter');
  await expectPage(page, /\/offers\/\?amount=300&days=91$/);
  const list = page.getByRole('form', { name: 'Ofertas para comparar' });
  for (const index of [0, 1]) await press(page, list.getByRole('checkbox').nth(index), 'Space');
  await press(page, list.getByRole('button', { name: 'Comparar' }), 'Enter');
  await expectPage(page, /\/offers3\//);

  const lender = page.getByRole('main').locator('a[href*="/prestamistas/"]').first();
  await press(page, lender, 'Enter');
  await expectPage(page, /\/prestamistas\/[a-z-]+\//);

  await press(page, menu(page, 'Calculadora'), 'Enter');
  await expectPage(page, /calculadora\/$/);
  const months = page.getByRole('main').getByRole('slider').last();
  await tabTo(page, months);
  const before = await months.inputValue();
  await page.keyboard.press('ArrowRight');
  await expect(months).not.toHaveValue(before);

  await press(page, page.getByRole('banner').getByRole('link', { name: 'Pedir un préstamo' }).first(), 'Enter');
  await expectPage(page, /\/application\//);
  const first = page.getByRole('main').getByRole('slider').first();
  await tabTo(page, first);
  await expect(first).toBeFocused();
});
