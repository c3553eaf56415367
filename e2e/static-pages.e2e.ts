import { expect, test } from '@playwright/test';
import { send } from './support/http.ts';
import { locales } from './support/product.ts';
import { pathsOf } from './support/sitemap.ts';
import { storedPage } from './support/stored.ts';

/** Architecture, "Static and dynamic": a campaign's query leaves the static page in use. */
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
  test(`${path} is the same stored page with and without a campaign's query`, async () => {
    const plain = await storedPage(path);
    const campaign = await send(`${path}?utm_source=x&gclid=y&exp_flow=0300.1-A`);
    expect(plain.headers['x-nextjs-cache']).toBe('HIT');
    expect(campaign.headers['x-nextjs-cache']).toBe('HIT');
    expect(campaign.body).toBe(plain.body);
  });
}

test('the application page answers an amount and a period', async () => {
  const chosen = await send('/application/?amount=500&days=100');
  expect(chosen.status).toBe(200);
  expect(chosen.headers['x-nextjs-cache']).toBeUndefined();
  expect(chosen.body).toMatch(/500[\s\u00a0]€/);
});

test('what a static page has a query for is answered apart from it, and never stored', async () => {
  for (const [path, query] of [
    ['/', '?comments=oldest'],
    ['/prestamistas/alabe-credito/', '?comments-page=2'],
    ['/blog/que-es-asnef/', '?comments=oldest&utm_source=x'],
    ['/simulador-prestamos-personales-calculadora/', '?amount=1000'],
  ] as const) {
    const { status, headers } = await send(`${path}${query}`);
    expect(status, path).toBe(200);
    expect(headers['x-nextjs-cache'], path).toBeUndefined();
    expect(headers['cache-control'], path).toContain('no-store');
  }
});

test('every page that the sitemap lists is stored, and sets no cookie', async () => {
  for (const locale of locales) {
    for (const path of await pathsOf(locale)) {
      const { status, headers } = await storedPage(path, locale);
      expect(status, path).toBe(200);
      expect(headers['x-nextjs-cache'], path).toBe('HIT');
      expect(headers['set-cookie'], path).toBeUndefined();
    }
  }
});
