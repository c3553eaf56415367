import { expect, test } from '@playwright/test';
import type { AnotherServer } from './support/another-server.ts';
import { send } from './support/http.ts';
import { urlOf } from './support/product.ts';
import { startWithoutCms } from './support/server-without-cms.ts';
import { storedPage } from './support/stored.ts';

let web: AnotherServer;

test.describe('a restart without the CMS, with a saved route manifest', () => {
  const visited = [
    '/',
    '/blog/',
    '/blog/que-es-asnef/',
    '/politica-privacidad/',
    '/prestamos-personales/',
    '/prestamistas/',
    '/prestamistas/alabe-credito/',
  ];
  test.beforeAll(async () => {
    // A page that was dropped is served once more while it is made again. The second server needs what the first one stores then.
    for (const path of visited) expect((await storedPage(path)).status, path).toBe(200);
    expect((await storedPage('/ru/', 'ru-UA')).status).toBe(200);
    web = await startWithoutCms({ remembers: true });
  });
  test.afterAll(() => web?.stop());

  test('serves the pages that were stored before', async () => {
    for (const path of visited) expect((await send(path, { port: web.port })).status, path).toBe(200);
    expect((await send('/ru/', { site: 'ru-UA', port: web.port })).status).toBe(200);
  });

  test('answers 404 for an unknown path, with its text in the HTML', async () => {
    const { status, body } = await send('/no-existe/', { port: web.port });
    expect(status).toBe(404);
    expect(body).toContain('Page not found: /no-existe/');
    expect(body).toContain('No hemos podido encontrar la página solicitada');
  });

  test('answers 503 with a message and a retry link for a page that cannot be made', async ({ page }) => {
    const path = '/application/?amount=500&days=100';
    const { status, headers, body } = await send(path, { port: web.port });
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('Ahora mismo no podemos mostrar esta página');

    const answer = await page.goto(`http://es.localhost:${web.port}${path}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // An empty href leads to this page with its query.
    await expect(page.getByRole('link', { name: 'Volver a intentarlo' })).toHaveAttribute('href', '');
  });

  test('says that a comment was not stored, and keeps its text', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/prestamistas/alabe-credito/', web.port));
    const form = page.locator('#comment-form');
    await form.getByText('Escribir una opinión').click();
    await form.getByLabel('Nombre', { exact: true }).fill('Nadie');
    await form.getByLabel('Comentario', { exact: true }).fill('Un texto que no se puede guardar');
    await form.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form.getByRole('alert')).toContainText('Lo que has escrito sigue aquí');
    await expect(form.getByLabel('Comentario', { exact: true })).toHaveValue('Un texto que no se puede guardar');
  });

  test('reports degraded health with the reason, and stays ready and alive', async () => {
    const { body } = await send('/api/health', { port: web.port });
    expect(JSON.parse(body)).toMatchObject({
      status: 'degraded',
      checks: { addresses: { ok: true }, cms: { ok: false } },
    });
    // It serves visitors, so a load balancer may send some, and it needs no restart.
    expect((await send('/api/health/ready', { port: web.port })).status).toBe(200);
    expect((await send('/api/health/live', { port: web.port })).status).toBe(200);
  });
});

test.describe('a start without the CMS and without a route manifest', () => {
  test.beforeAll(async () => {
    web = await startWithoutCms({ remembers: false });
  });
  test.afterAll(() => web?.stop());

  test('is alive and not ready', async () => {
    expect((await send('/api/health/ready', { port: web.port })).status).toBe(503);
    expect((await send('/api/health/live', { port: web.port })).status).toBe(200);
  });

  test('answers 503 with Retry-After, never 404', async () => {
    const { status, headers, body } = await send('/blog/que-es-asnef/', { port: web.port });
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toContain('lang="es-ES"');
    expect(body).not.toContain('Page not found');
  });

  test('shows the error view of Mexico in Mexico, and the common error view in Spain', async ({ page }) => {
    await page.goto(`http://mx.localhost:${web.port}/`);
    await expect(page.getByRole('heading', { name: 'No pudimos abrir la página' })).toBeVisible();
    await expect(page.getByText('Lo intentamos dos veces')).toBeVisible();
    await page.goto(`http://es.localhost:${web.port}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver a intentarlo' })).toBeVisible();
  });

  test('has a retry link without JavaScript', async ({ browser }) => {
    for (const [host, retry] of [
      ['mx', 'Intentar de nuevo'],
      ['es', 'Volver a intentarlo'],
    ]) {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`http://${host}.localhost:${web.port}/`);
      await expect(page.getByRole('link', { name: retry })).toBeVisible();
      await context.close();
    }
  });
});
