import { expect, type Locator, test } from '@playwright/test';
import { type Locale, sites, urlOf } from './support/product.ts';

/** A small laptop, the widths between it and a usual one, and a usual one. */
const widths = [1024, 1152, 1280];

for (const site of Object.keys(sites) as Locale[]) {
  test(`${site}: the links of the header stand beside the logo on one line, or in the menu`, async ({ page }) => {
    await page.goto(urlOf(site, `${sites[site].basePath}/`));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const banner = page.getByRole('banner');
      const links = banner.getByRole('navigation').getByRole('link').filter({ visible: true });
      if ((await links.count()) === 0) {
        await expect(banner.locator('summary'), `${width} px`).toBeVisible();
        continue;
      }
      const logo = await boxOf(banner.getByRole('link', { name: /^Prestafaro/ }));
      const boxes = await Promise.all((await links.all()).map(boxOf));
      expect(boxes[0]?.x, `${width} px`).toBeGreaterThanOrEqual(logo.x + logo.width);
      // A link that breaks into two lines is higher than what a finger needs.
      for (const { height } of boxes) expect(height, `${width} px`).toBeLessThanOrEqual(48);
    }
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return box;
}
