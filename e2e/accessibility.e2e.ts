import type { Page } from '@playwright/test';
import { colourViolations, violations } from './support/axe.ts';
import { expect, test } from './support/browsing.ts';
import { type Locale, locales, sites, urlOf } from './support/product.ts';
import { pagesOf } from './support/sitemap.ts';
import { pickPages } from './support/templates.ts';

/** R32: no violation of WCAG 2.2 AA nor of the best practices on any kind of page, wide and narrow, light and dark. */
const WIDTHS = [1440, 360];

/** A gallery shows one block several times, so that its landmarks cannot all have names of their own. */
const exceptIn = (path: string) => (path.startsWith('/gallery/') ? ['landmark-unique'] : []);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function verify(page: Page, widths = WIDTHS): Promise<void> {
  const except = exceptIn(new URL(page.url()).pathname);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await violations(page, { except }), `light, ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await colourViolations(page), `dark, ${width} px`).toEqual([]);
  }
  for (const width of [1440, 360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await overflow(page), `${width} px`).toBe(0);
  }
}

const pages: [Locale, string][] = [
  ['es-ES', '/application/'],
  ['es-ES', '/application/?amount=500&days=100'],
  ['es-ES', '/prestamistas/jabega-directo/'],
  ['es-ES', '/offers/'],
  ['es-ES', '/offers/?amount=1000&days=120&asnef=1&sort=total'],
  ['es-ES', '/offers/?asnef=1&free=1'],
  ['es-ES', '/offers2/'],
  ['es-ES', '/offers3/'],
  ['es-ES', '/offers3/?offer=101&offer=103&offer=105'],
  ['es-ES', '/no-such-page/'],
  ['es-ES', '/gallery/'],
  ['es-ES', '/gallery/blocks/'],
];
for (const locale of locales) {
  const isMain = locale === 'es-ES';
  for (const path of pickPages(locale, await pagesOf(locale), isMain ? 2 : 1)) pages.push([locale, path]);
  if (!isMain) pages.push([locale, `${sites[locale].basePath}/offers/`]);
}
pages.push(['ru-UA', '/ru/application/'], ['uk-UA', '/no-such-page/']);

for (const [locale, path] of pages) {
  test(`${locale} ${path} is accessible and fits`, async ({ page }) => {
    if (path.startsWith('/gallery/')) test.slow();
    await page.goto(urlOf(locale, path));
    // Other sites say the same on the same pages: their words may be too long for a phone.
    await verify(page, locale === 'es-ES' ? WIDTHS : [360]);
  });
}

test('a form that is sent back with its faults is accessible', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/prestamistas/alabe-credito/'));
  const form = page.locator('#comment-form');
  await form.getByText('Escribir una opinión').click();
  await form.getByLabel('Correo (opcional)').fill('no');
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await verify(page);
});

test('the filters that a phone opens are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(urlOf('es-ES', '/offers/'));
  await page.getByText('Cambiar', { exact: true }).click();
  await page.getByText('Cómo ordenamos los resultados').click();
  await page.getByLabel('Comparar Álabe Crédito', { exact: true }).check();
  await verify(page, [360]);
});
