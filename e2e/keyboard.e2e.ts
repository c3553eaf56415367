import type { Page } from '@playwright/test';
import { expect, test } from './support/browsing.ts';
import { urlOf } from './support/product.ts';

test('the first key leads past the menu', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/blog/que-es-asnef/'));
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

test('the menu of a phone opens and closes by key, and says so', async ({ page }) => {
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

/** The surroundings of what has the focus: an outline may stand around it or around the field that it belongs to. */
async function picture(page: Page, box: { x: number; y: number; width: number; height: number }): Promise<string> {
  const margin = 12;
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const clip = { x, y, width: box.width + 2 * margin, height: box.height + 2 * margin };
  return (await page.screenshot({ clip })).toString('base64');
}

test('every stop of the way through the home shows where one is', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/'));
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const box = await focused.boundingBox();
    const name = await focused.evaluate((element) => element.outerHTML.slice(0, 120));
    if (!box) throw new Error(`The focus is on something that cannot be seen: ${name}`);
    const withFocus = await picture(page, box);
    const element = await focused.elementHandle();
    await element?.evaluate((it) => (it as HTMLElement).blur());
    const without = await picture(page, box);
    expect(withFocus === without, name).toBe(false);
    await element?.focus();
  }
});

test('a question of the home opens by key', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/'));
  const question = page.locator('main details').first();
  const wasOpen = await question.evaluate((element) => (element as HTMLDetailsElement).open);
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await question.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(!wasOpen);
});
