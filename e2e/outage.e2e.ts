import { expect, test } from '@playwright/test';
import type { AnotherServer } from './support/another-server.ts';
import { send } from './support/http.ts';
import { urlOf } from './support/product.ts';
import { startWithoutCms } from './support/server-without-cms.ts';

let web: AnotherServer;

test.describe('a restart while the CMS is away, with the addresses of before', () => {
  test.beforeAll(async () => {
    web = await startWithoutCms({ remembers: true });
  });
  test.afterAll(() => web?.stop());

  test('serves the pages that the build holds', async () => {
    for (const path of [
      '/',
      '/blog/',
      '/blog/que-es-asnef/',
      '/politica-privacidad/',
      '/prestamos-personales/',
      '/prestamistas/',
      '/prestamistas/alabe-credito/',
    ]) {
      expect((await send(path, { port: web.port })).status, path).toBe(200);
    }
    expect((await send('/ru/', { site: 'ru-UA', port: web.port })).status).toBe(200);
  });

  test('keeps a 404 a 404, readable without JavaScript', async () => {
    const { status, body } = await send('/no-existe/', { port: web.port });
    expect(status).toBe(404);
    expect(body).toContain('Page not found: /no-existe/');
    expect(body).toContain('No hemos podido encontrar la página solicitada');
  });

  test('answers 503 with words and a way to ask again where a page cannot be made', async ({ page }) => {
    const path = '/application/?amount=500&days=100';
    const { status, headers, body } = await send(path, { port: web.port });
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('Ahora mismo no podemos mostrar esta página');

    const answer = await page.goto(`http://es.localhost:${web.port}${path}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // An empty address is this very page, with its query.
    await expect(page.getByRole('link', { name: 'Volver a intentarlo' })).toHaveAttribute('href', '');
  });

  test('tells who writes a comment that nobody has it, and keeps what was typed', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/prestamistas/alabe-credito/', web.port));
    const form = page.locator('#comment-form');
    await form.getByText('Escribir una opinión').click();
    await form.getByLabel('Nombre').fill('Nadie');
    await form.getByLabel('Comentario', { exact: true }).fill('Un texto que no se puede guardar');
    await form.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form.getByRole('alert')).toContainText('Lo que has escrito sigue aquí');
    await expect(form.getByLabel('Comentario', { exact: true })).toHaveValue('Un texto que no se puede guardar');
  });

  test('says in its health that it is degraded, and why', async () => {
    const { body } = await send('/api/health', { port: web.port });
    expect(JSON.parse(body)).toMatchObject({
      status: 'degraded',
      checks: { addresses: { ok: true }, cms: { ok: false } },
    });
    // It serves visitors, so a balancer may send some, and nobody needs to start it anew.
    expect((await send('/api/health/ready', { port: web.port })).status).toBe(200);
    expect((await send('/api/health/live', { port: web.port })).status).toBe(200);
  });
});

test.describe('a start while the CMS is away, that knows no address', () => {
  test.beforeAll(async () => {
    web = await startWithoutCms({ remembers: false });
  });
  test.afterAll(() => web?.stop());

  test('is not ready for visitors, and alive', async () => {
    expect((await send('/api/health/ready', { port: web.port })).status).toBe(503);
    expect((await send('/api/health/live', { port: web.port })).status).toBe(200);
  });

  test('answers 503 with a time to retry, never 404', async () => {
    const { status, headers, body } = await send('/blog/que-es-asnef/', { port: web.port });
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toContain('lang="es-ES"');
    expect(body).not.toContain('Page not found');
  });

  test('shows Mexico its loader, then its own error view, and the others the generic one', async ({ page }) => {
    await page.goto(`http://mx.localhost:${web.port}/`);
    await expect(page.getByRole('heading', { name: 'No pudimos abrir la página' })).toBeVisible();
    await expect(page.getByText('Lo intentamos dos veces')).toBeVisible();
    await page.goto(`http://es.localhost:${web.port}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver a intentarlo' })).toBeVisible();
  });

  test('lets a visitor without JavaScript retry', async ({ browser }) => {
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
