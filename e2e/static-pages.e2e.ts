import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from './support/browsing.ts';
import { send } from './support/http.ts';
import { type Locale, sites, urlOf } from './support/product.ts';
import { storedPage } from './support/stored.ts';

/** A campaign's query gets the static page (docs/architecture.md). */
for (const path of [
  '/',
  '/blog/que-es-asnef/',
  '/main/',
  '/prestamos-personales/',
  '/prestamistas/',
  '/prestamistas/alabe-credito/',
  '/simulador-prestamos-personales-calculadora/',
  '/calendario-laboral-2024/',
]) {
  test(`${path} answers the same stored page with and without a campaign's query`, async () => {
    const plain = await storedPage(path);
    const campaign = await send(`${path}?utm_source=x&gclid=y&exp_flow=0300.1-A`);
    expect(plain.headers['x-nextjs-cache']).toBe('HIT');
    expect(campaign.headers['x-nextjs-cache']).toBe('HIT');
    expect(campaign.body).toBe(plain.body);
  });
}

test('a stored page requests its scripts after the first paint, and runs each of them once', async ({ page }) => {
  const { body } = await storedPage('/');
  const named = /<script data-files="([^"]+)">/.exec(body)?.[1]?.split(' ') ?? [];
  expect(named.length).toBeGreaterThan(2);
  // Next asks early for its own file, which is the first of them.
  const preloads = body.match(/<link [^>]*as="script"[^>]*>/g) ?? [];
  expect(preloads.filter((link) => named.some((file) => link.includes(file))).length).toBeLessThanOrEqual(1);
  // A script element may run before the first paint: the only one is for old browsers.
  expect(body.match(/<script [^>]*src=[^>]*>/g)).toEqual([expect.stringContaining('noModule')]);
  await page.goto(urlOf('es-ES', '/'));
  for (const file of named) await expect(page.locator(`script[src="${file}"]`)).toHaveCount(1);
});

test('a stored page is painted without a style sheet, and then loads each whole sheet once', async ({ page }) => {
  const { body } = await storedPage('/');
  const named = [...body.matchAll(/<noscript data-style="([^"]+)"/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(body.replace(/<noscript.*?<\/noscript>/g, '')).not.toContain('rel="stylesheet"');
  // Until the whole sheets arrive, the rules in the page give it the same look.
  const look = () =>
    page.evaluate(() =>
      // Next adds its announcer for screen readers when the page is hydrated.
      [...document.querySelectorAll('body *:not(next-route-announcer)')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, display, fontSize, fontWeight } = getComputedStyle(element);
        return [element.tagName, x, y, width, height, color, backgroundColor, display, fontSize, fontWeight].join(' ');
      }),
    );
  const releaseSheets = await holdBack(page, /\.css$/);
  const releaseScripts = await holdBack(page, /\.js$/);
  await page.goto(urlOf('es-ES', '/'), { waitUntil: 'commit' });
  await page.evaluate(() => document.fonts.ready);
  await page.locator('footer').last().waitFor();
  const before = await look();
  releaseSheets();
  for (const file of named) await expect(page.locator(`head > link[rel="stylesheet"][href="${file}"]`)).toHaveCount(1);
  await page.waitForFunction((count) => document.styleSheets.length > count, named.length);
  expect(await look()).toEqual(before);
  // The rules of the sheet with fonts are all in the page. For that sheet the browser would lay out the whole page again.
  await expect(page.locator('head > link[rel="stylesheet"][media="not all"]')).toHaveCount(1);
  releaseScripts();
  await page.waitForFunction(isHydrated);
  for (const file of named) await expect(page.locator(`link[rel="stylesheet"][href="${file}"]`)).toHaveCount(1);
});

/** Delays the requests for files. @returns a function that lets them go on */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a stored page has its style sheets without JavaScript', async ({ browser }) => {
  await storedPage('/');
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const sheets: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.css')) sheets.push(response.status());
    });
    await page.goto(urlOf('es-ES', '/'), { waitUntil: 'load' });
    expect(new Set(sheets)).toEqual(new Set([200]));
  } finally {
    await context.close();
  }
});

test('/application/ shows the amount of its query', async () => {
  const chosen = await send('/application/?amount=500&days=100');
  expect(chosen.status).toBe(200);
  expect(chosen.body).toMatch(/500[\s\u00a0]€/);
});

test('a static page with a query of its own is shared, and no cache outside keeps it', async () => {
  for (const [path, query] of [
    ['/', '?comments=oldest'],
    ['/prestamistas/alabe-credito/', '?comments-page=2'],
    ['/blog/que-es-asnef/', '?comments=oldest&utm_source=x'],
    ['/simulador-prestamos-personales-calculadora/', '?amount=1000'],
  ] as const) {
    const { status, headers } = await send(`${path}${query}`);
    expect(status, path).toBe(200);
    expect(headers['x-nextjs-cache'], path).toBeDefined();
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
    expect((await send(`${path}${query}&gclid=1`)).headers['x-nextjs-cache'], path).toBe('HIT');
  }
});

test('a query that the page cannot read is answered per request and has no-store', async () => {
  for (const path of ['/simulador-prestamos-personales-calculadora/?amount=abc', '/?comments-page=x']) {
    const { status, headers } = await send(path);
    expect([status, headers['x-nextjs-cache']], path).toEqual([200, undefined]);
    expect(headers['cache-control'], path).toContain('no-store');
  }
});

/** Files by language: `latin-ext` has the letters of Polish, `cyrillic-ext` those of Kazakh that Russian lacks. */
const fontsOf: readonly (readonly [Locale, readonly string[]])[] = [
  ['es-ES', ['latin']],
  ['en-PH', ['latin']],
  ['pl-PL', ['latin', 'latin_ext']],
  ['vi-VN', ['latin', 'vietnamese']],
  ['uk-UA', ['latin', 'cyrillic']],
  ['kk-KZ', ['latin', 'cyrillic', 'cyrillic_ext']],
];

for (const [locale, fonts] of fontsOf) {
  for (const path of ['/', '/offers/']) {
    test(`${locale} ${path} preloads the fonts of its language and no other`, async () => {
      const { body } = await send(`${sites[locale].basePath}${path}`, { site: locale });
      const preloaded = [...body.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
        ([, url = '']) => /geologica_(\w+?)_wght/.exec(url)?.[1],
      );
      expect(preloaded.sort()).toEqual([...fonts].sort());
    });
  }
}

test('a Vietnamese page loads no font but those that it preloads', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /geologica_(\w+?)_wght/.exec(request.url()) ?? [];
    if (name) loaded.add(name);
  });
  await page.goto(urlOf('vi-VN', '/'));
  await page.evaluate(() => document.fonts.ready);
  expect([...loaded].sort()).toEqual(['latin', 'vietnamese']);
});
