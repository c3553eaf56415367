import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/browsing.ts';
import { type Locale, urlOf } from './support/product.ts';
import { pathsOf } from './support/sitemap.ts';

/** R32: no violation of WCAG 2.2 AA nor of the best practices, on every page that exists, wide and narrow, light and dark. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  );
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const pages: { locale: Locale; path: string }[] = [];
for (const locale of ['es-ES', 'uk-UA', 'ru-UA'] as const) {
  for (const path of await pathsOf(locale)) pages.push({ locale, path });
}
pages.push(
  { locale: 'es-ES', path: '/application/' },
  { locale: 'es-ES', path: '/application/?amount=500&days=100' },
  { locale: 'ru-UA', path: '/ru/application/' },
  { locale: 'es-ES', path: '/no-such-page/' },
  { locale: 'uk-UA', path: '/no-such-page/' },
  { locale: 'es-ES', path: '/gallery/' },
  { locale: 'es-ES', path: '/gallery/blocks/' },
);

for (const { locale, path } of pages) {
  test(`${locale} ${path} is accessible and fits`, async ({ page }) => {
    test.setTimeout(path.startsWith('/gallery/') ? 180_000 : 60_000);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(urlOf(locale, path));
      expect(await violations(page), `light, ${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await violations(page), `dark, ${width} px`).toEqual([]);
      expect(await overflow(page), `${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page), '320 px').toBe(0);
  });
}
