import { expect, test } from './support/browsing.ts';
import { urlOf } from './support/product.ts';

for (const width of [320, 390, 768, 1280]) {
  test(`the field of an amount shows all of «300,50» and «1.000,00» at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/application/']) {
      await page.goto(urlOf('es-ES', path));
      const number = page.locator('input[id$="amount-number"]').first();
      for (const typed of ['300,50', '1.000,00']) {
        await number.fill(typed);
        const isCut = await number.evaluate((field) => field.scrollWidth > field.clientWidth);
        expect(isCut, `${path} ${typed}`).toBe(false);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
}
