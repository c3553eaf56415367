import { expect, test } from '@playwright/test';
import { isHydrated } from './support/browsing.ts';
import { send } from './support/http.ts';
import { countFiles } from './support/made-pages.ts';
import { sites, urlOf } from './support/product.ts';

test.describe('the sentence with the path', () => {
  test('says “Page not found” for a path that no route matches', async () => {
    for (const path of ['/no-such-page/', '/a/b/c/', '/v1.2/x']) {
      const { status, body } = await send(path);
      expect(status, path).toBe(404);
      expect(body).toContain(`Page not found: ${path}`);
      expect(body).not.toContain('Page Not Found: ');
    }
  });

  test('says “Page Not Found” for a path whose validity rule fails', async () => {
    for (const path of [
      '/blog/x/',
      '/blog/finanzas/x/',
      '/lenders/x/',
      '/lenders/999/',
      '/author/x/',
      '/bank/x/',
      '/prestamistas/x/',
      '/go/1/',
    ]) {
      const { status, body } = await send(path);
      expect(status, path).toBe(404);
      expect(body, path).toContain(`Page Not Found: ${path}`);
      expect(body, path).not.toContain('Page not found: ');
    }
  });

  test('says “Page not found” on the sites of Ukraine as well', async () => {
    for (const [site, path] of [
      ['uk-UA', '/x/'],
      ['ru-UA', '/ru/x/'],
    ] as const) {
      const { status, body } = await send(path, { site });
      expect(status).toBe(404);
      expect(body).toContain(`Page not found: ${path}`);
    }
  });
});

test.describe('the path in the sentence', () => {
  test('shows the path as sent, without the query', async () => {
    expect((await send('/caf%C3%A9/?secret=1')).body).toContain('Page not found: /caf%C3%A9/');
    expect((await send('/no-such-page/?secret=1')).body).not.toContain('Page not found: /no-such-page/?');
  });

  test('escapes the path', async () => {
    const { status, body } = await send('/"><script>alert(1)</script>/');
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('<script>alert(1)');
  });

  test('shows at most 200 characters', async () => {
    const path = `/${'a'.repeat(300)}/`;
    const { body } = await send(path);
    expect(body).toContain(`Page not found: ${path.slice(0, 200)}`);
    expect(body).not.toContain(path.slice(0, 201));
  });
});

test('the not-found screen works without JavaScript and links to the application', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(urlOf('es-ES', '/no-such-page/'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sites['es-ES'].title404);
  await expect(page.getByText('Page not found: /no-such-page/', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pedir un préstamo' })).toBeVisible();
  await context.close();
});

test('the not-found screen has noindex and no-store', async () => {
  const { headers, body } = await send('/no-such-page/');
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/);
});

test('all unknown paths of a site get one stored page', async () => {
  await send('/blog/first-visit/');
  for (const path of ['/blog/some-path/', '/blog/other-path/']) {
    const { status, headers, body } = await send(path);
    expect([status, headers['x-nextjs-cache']], path).toEqual([404, 'HIT']);
    expect(body).toContain(`>Page Not Found: ${path}<`);
    if (headers['content-length']) expect(Buffer.byteLength(body)).toBe(Number(headers['content-length']));
  }
});

test('a form that is sent to an unknown path is answered with 404 and its path', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status, body } = await send('/no-such-page/', { method: 'POST', headers, body: 'a=1' });
  expect([status, body.includes('Page not found: /no-such-page/')]).toEqual([404, true]);
});

test('hydration keeps the path in the sentence', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/no-such-page/'));
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await expect(page.getByText('Page not found: /no-such-page/', { exact: true })).toBeVisible();
});

test('a thousand unknown addresses create no file', async () => {
  await send('/warm-up/');
  await send('/blog/warm-up/');
  const before = countFiles();
  for (let block = 0; block < 50; block += 1) {
    const paths = Array.from({ length: 20 }, (_, index) => `${index % 2 ? '/blog' : ''}/unknown-${block}-${index}/`);
    const statuses = await Promise.all(paths.map(async (path) => (await send(path)).status));
    expect(new Set(statuses)).toEqual(new Set([404]));
  }
  expect(countFiles()).toBe(before);
});
