import { expect, test } from '@playwright/test';
import { colourViolations, violations } from './support/axe.ts';
import { ports } from './support/product.ts';

const previews = `http://localhost:${ports.cms}/api/mail-previews`;

test('each mail has no violation, in light and dark, and fits a narrow screen', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(previews);
  const links = await page.getByRole('region', { name: 'es-ES' }).getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(new URL(String(address), previews).href);
    // A mail program shows the mail within a page of its own, which has the landmarks.
    expect([address, await violations(page, { except: ['landmark-one-main', 'region'] })]).toEqual([address, []]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // axe takes a page without a background for white. The browser draws it in the colour of its scheme.
    await page.evaluate(() => {
      document.documentElement.style.background = 'Canvas';
    });
    expect([address, await colourViolations(page)]).toEqual([address, []]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([address, overflow]).toEqual([address, 0]);
  }
});
