import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { expect, test } from './support/browsing.ts';
import { urlOf } from './support/product.ts';

const article = '/blog/que-es-asnef/';
const main = (page: Page) => page.getByRole('main');
/** The explained terms of a page. */
const terms = (page: Page) => main(page).locator('dfn').getByRole('button');
/** The link of the open explanation. */
const openLink = (page: Page) => page.getByRole('link', { name: 'Ver en el glosario' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a term opens its explanation, which leads to its entry in the glossary', async ({ page }) => {
      await page.goto(urlOf('es-ES', article));
      const term = terms(page).first();
      const word = (await term.textContent()) ?? '';
      await expect(openLink(page)).toBeHidden();
      await term.click();
      await expect(openLink(page)).toBeVisible();
      await term.press('Escape');
      await expect(openLink(page)).toBeHidden();
      await term.press('Enter');
      await openLink(page).click();
      await expect(page).toHaveURL(/\/glosario\/#term-/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glosario de préstamos');
      await expect(main(page).getByRole('definition').first()).toBeVisible();
      expect(word.length).toBeGreaterThan(2);
    });
  });
}

test('a page explains each term once, and none in a heading, a link or a quotation', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/blog/tin-y-tae-diferencia/'));
  const words = await terms(page).allTextContents();
  expect(words.length).toBeGreaterThan(1);
  expect(new Set(words).size).toBe(words.length);
  await expect(main(page).locator(':is(h2, h3, a, blockquote) dfn')).toHaveCount(0);
});

test('an open explanation violates no accessibility rule and fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(urlOf('es-ES', article));
  await terms(page).first().click();
  const box = await openLink(page).locator('xpath=..').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
});
