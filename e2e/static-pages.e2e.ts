import { expect, test } from '@playwright/test';
import { send } from './support/http.ts';
import { locales, urlOf } from './support/product.ts';
import { pathsOf } from './support/sitemap.ts';
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

test('a stored page lists its scripts in link elements, and runs each of them once', async ({ page }) => {
  const { body } = await storedPage('/');
  const named = [...body.matchAll(/<link [^>]*href="([^"]+)" data-script=""/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(2);
  // A script element may run before the first paint: the only one is for old browsers.
  expect(body.match(/<script [^>]*src=[^>]*>/g)).toEqual([expect.stringContaining('noModule')]);
  await page.goto(urlOf('es-ES', '/'));
  for (const file of named) await expect(page.locator(`script[src="${file}"]`)).toHaveCount(1);
});

test('/application/ shows the amount of its query', async () => {
  const chosen = await send('/application/?amount=500&days=100');
  expect(chosen.status).toBe(200);
  expect(chosen.headers['x-nextjs-cache']).toBeUndefined();
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

test('every page of the sitemaps is stored and sets no cookie', async () => {
  for (const locale of locales) {
    for (const path of await pathsOf(locale)) {
      const { status, headers } = await storedPage(path, locale);
      expect(status, path).toBe(200);
      expect(headers['x-nextjs-cache'], path).toBe('HIT');
      expect(headers['set-cookie'], path).toBeUndefined();
    }
  }
});
