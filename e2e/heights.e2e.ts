import { expect, type Locator, type Page, test } from '@playwright/test';
import { fixedPath } from '../packages/addresses/src/fixed-page.ts';
import { atLeastOne } from './support/at-least-one.mjs';
import { type Locale, locales, sites, urlOf } from './support/product.ts';
import { seedPages } from './support/short-lists.ts';

// Principle 6 of the design, "Short": the first useful control is on the first screen while the question about tracking is there, and a
// page is no longer than the design allows. A long language breaks this first.

const screens = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

/** The heights that the design allows, in pixels, in the order of the screens. */
const limits = {
  home: [4_500, 7_500],
  landing: [4_500, 7_500],
  lender: [5_000, 8_000],
  lenders: [6_000, 10_000],
} as const;

/** One load serves both screens: nothing but the layout differs. */
async function expectShort(page: Page, kind: keyof typeof limits) {
  for (const [index, screen] of screens.entries()) {
    await page.setViewportSize(screen);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect
      .soft(height, `height of the ${kind} page at ${screen.width} px`)
      .toBeLessThanOrEqual(limits[kind][index] ?? 0);
  }
}

/** Waits for the question about tracking, which takes room above the page. */
async function open(page: Page, locale: Locale, path: string) {
  await page.goto(urlOf(locale, `${sites[locale].basePath}${path}`));
  await expect(page.locator('#consent')).toBeVisible();
}

const main = (page: Page) => page.getByRole('main');

const allOffers = (page: Page) => main(page).getByRole('link', { name: 'Ver todas las ofertas' });

/** The templates of Spain: the path of a page, and its first useful control. */
const templates: Readonly<Record<string, readonly [keyof typeof limits, path: string, (page: Page) => Locator]>> = {
  'page of an amount': ['landing', '/prestamo-5000-euros/', allOffers],
  'page of a city': ['landing', '/prestamistas-en-madrid/', allOffers],
  'page for an audience': ['landing', '/prestamos-para-desempleados/', allOffers],
  lender: [
    'lender',
    '/prestamistas/alabe-credito/?amount=300&days=91',
    (page) => main(page).getByRole('link', { name: /^Ir a la entidad|^Elegir/ }),
  ],
  'list of lenders': ['lenders', '/prestamistas/', (page) => main(page).getByRole('link', { name: 'Entidad' })],
};

for (const [name, [kind, path, control]] of Object.entries(templates))
  test(`${name}: its first control is on the first screen, and it is as short as designed`, async ({ page }) => {
    await open(page, 'es-ES', path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const box = await control(page).first().boundingBox();
      const end = (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
      expect.soft(end, `end of the control at ${screen.width} px`).toBeLessThanOrEqual(screen.height);
    }
    await expectShort(page, kind);
  });

/** The path of the landing page of the seed with the longest texts. */
function longestLanding(locale: Locale): string {
  const landings = seedPages(locale).filter(({ kind }) => kind === 'seo');
  const lengthOf = (page: object) => JSON.stringify(page).length;
  const [longest] = [...atLeastOne(landings, `landing pages in the seed of ${locale}`)].sort(
    (a, b) => lengthOf(b) - lengthOf(a),
  );
  return `/${longest?.slug}/`;
}

for (const locale of locales)
  test(`${locale}: the home page, the longest landing page and the list of lenders are as short as designed`, async ({
    page,
  }) => {
    await open(page, locale, '/');
    await expectShort(page, 'home');
    await open(page, locale, longestLanding(locale));
    await expectShort(page, 'landing');
    await open(page, locale, fixedPath(locale, 'lenders'));
    await expectShort(page, 'lenders');
  });
