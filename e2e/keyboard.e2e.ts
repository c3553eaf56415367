import type { Page } from '@playwright/test';
import { expect, isHydrated, test } from './support/browsing.ts';
import { tabTo } from './support/keys.ts';
import { urlOf } from './support/product.ts';

test('the first Tab focuses the link to the content, which skips the menu', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/blog/que-es-asnef/'));
  // While it starts, Next writes the address that it began with: the fragment of a link that was followed meanwhile is lost.
  await page.waitForFunction(isHydrated);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ir al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await page.keyboard.press('Tab');
  const isInContent = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
  expect(isInContent).toBe(true);
});

test('the phone menu opens and closes by Enter', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(urlOf('es-ES', '/'));
  const menu = page.locator('header details');
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open', '');
  await expect(page.getByRole('navigation', { name: 'Menú' }).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const isInMenu = await menu.evaluate((element) => element.contains(document.activeElement));
  expect(isInMenu).toBe(true);
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(menu).not.toHaveAttribute('open', '');
});

/** A screenshot of an element with a margin, because an outline may be around it or around its field. */
async function screenshot(page: Page, box: { x: number; y: number; width: number; height: number }): Promise<string> {
  const margin = 12;
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const clip = { x, y, width: box.width + 2 * margin, height: box.height + 2 * margin };
  return (await page.screenshot({ clip })).toString('base64');
}

for (const [path, start, steps] of [
  ['/', 'body', 25],
  ['/offers/', 'main h1', 20],
  ['/reg/?ver=3', 'main h1', 24],
  ['/offers3/?offer=101&offer=103', 'main h1', 12],
  ['/simulador-prestamos-personales-calculadora/', 'main h1', 12],
] as const) {
  test(`${path}: every element that Tab reaches shows its focus`, async ({ page }) => {
    await page.goto(urlOf('es-ES', path));
    // Tab begins at the place of the last click.
    await page
      .locator(start)
      .first()
      .click({ position: { x: 1, y: 1 } });
    let stops = 0;
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) continue;
      stops += 1;
      const box = await focused.boundingBox();
      const name = await focused.evaluate((element) => element.outerHTML.slice(0, 120));
      if (!box) throw new Error(`The focused element has no box: ${name}`);
      const withFocus = await screenshot(page, box);
      const element = await focused.elementHandle();
      await element?.evaluate((it) => (it as HTMLElement).blur());
      const without = await screenshot(page, box);
      expect(withFocus === without, name).toBe(false);
      await element?.focus();
    }
    // The focus may leave the page for the bar of the browser.
    expect(stops).toBeGreaterThan(steps / 2);
  });
}

test('a question of the home page opens by Enter', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/'));
  const question = page.locator('main details').first();
  const wasOpen = await question.evaluate((element) => (element as HTMLDetailsElement).open);
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await question.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(!wasOpen);
});

test.describe('offers by keyboard', () => {
  test('filters and sorting work and keep the focus', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    const search = page.getByRole('form', { name: 'Cambiar la búsqueda' });
    await tabTo(page, search.locator('summary').first());
    await page.keyboard.press('Enter');
    const amount = search.getByRole('slider', { name: 'Importe' });
    await tabTo(page, amount);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/[?&]amount=310/);
    await expect(amount).toBeFocused();
    const order = search.getByLabel('Ordenar por');
    await tabTo(page, order);
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/[?&]sort=(total|apr)/);
    await expect(order).toBeFocused();
    const filter = search.getByLabel(/^Acepta ASNEF/);
    await tabTo(page, filter);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/[?&]asnef=1/);
    await expect(search.getByRole('status')).toHaveText(/^Hemos encontrado/);
    await expect(filter).toBeFocused();
  });

  test('two offers can be chosen and compared', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    const list = page.getByRole('form', { name: 'Ofertas para comparar' });
    for (const name of ['Álabe Crédito', 'Brizna 120']) {
      await tabTo(page, list.getByLabel(`Comparar ${name}`, { exact: true }));
      await page.keyboard.press('Space');
    }
    await tabTo(page, list.getByRole('button', { name: 'Comparar' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/offers3\//);
    await expect(page.getByRole('columnheader').filter({ hasText: 'Brizna 120' })).toBeVisible();
  });

  test('the comparison bar of a phone covers no focused element (WCAG 2.4.11)', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(urlOf('es-ES', '/offers/'));
    const boxes = page.getByLabel(/^Comparar /);
    await boxes.first().check();
    await boxes.first().focus();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      const isSeen = await page.locator(':focus').evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && (element.contains(above) || above.contains(element));
      });
      expect(isSeen, await page.locator(':focus').evaluate((element) => element.outerHTML.slice(0, 120))).toBe(true);
    }
  });
});
