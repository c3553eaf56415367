import { randomUUID } from 'node:crypto';
import { expect, type FrameLocator, test } from '@playwright/test';
import { type AdminPerson, callAdmin, invite, openAdmin } from './support/admin-people.ts';
import { isHydrated } from './support/browsing.ts';
import { Editor } from './support/editor.ts';
import { send } from './support/http.ts';
import { hostOf, type Locale } from './support/product.ts';

let person: AdminPerson;
let editor: Editor;
test.beforeAll(async () => {
  person = await invite('editor-es');
  editor = Editor.of(person.session);
});
const createdArticles: string[] = [];
test.afterAll(async () => {
  for (const article of createdArticles) await editor.remove('article', 'es-ES', article);
  await person?.remove();
});

async function draft(title: string, values: object = {}): Promise<{ documentId: string; slug: string }> {
  const slug = `borrador-${randomUUID()}`;
  const fields = { title, slug, excerpt: 'Un resumen.', writtenOn: '2026-01-31', isAtRoot: false, ...values };
  const documentId = await editor.create('article', 'es-ES', fields);
  createdArticles.push(documentId);
  return { documentId, slug };
}

/** The path and query of a preview, as the panel gets them. */
async function previewOf(type: string, documentId: string | undefined, status = 'draft'): Promise<string> {
  const query = new URLSearchParams({ locale: 'es-ES', status, ...(documentId && { documentId }) });
  const answer = await callAdmin(person.session, 'GET', `/content-manager/preview/url/api::${type}.${type}?${query}`);
  const { data } = (await answer.json()) as { data: { url: string } };
  const { pathname, search } = new URL(data.url);
  return `${pathname}${search}`;
}

const editView = (documentId: string) =>
  `/admin/content-manager/collection-types/api::article.article/${documentId}?plugins[i18n][locale]=es-ES`;

test('an editor sees a draft in the real page, then the published one beside it', async ({ page, context }) => {
  test.slow();
  const title = `Antes de publicar ${randomUUID()}`;
  const { documentId, slug } = await draft(title);
  await openAdmin(page, person.session, editView(documentId));
  await page.getByRole('link', { name: 'Abrir la vista previa' }).click();
  const shown: FrameLocator = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const bar = shown.getByRole('complementary', { name: 'Vista previa' });
  await expect(bar).toContainText('Borrador');
  await expect(shown.getByRole('banner')).toBeVisible();
  expect((await send(`/blog/${slug}/`)).status).toBe(404);

  await editor.publish('article', 'es-ES', documentId, {});
  const changed = `Con un cambio ${randomUUID()}`;
  await editor.update('article', 'es-ES', documentId, { title: changed });
  await page.goto(page.url());
  await expect(shown.getByRole('heading', { level: 1, name: changed })).toBeVisible();
  await page.getByRole('tab', { name: /publicad/i }).click();
  await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(bar).toContainText('Versión publicada');

  const [compared] = await Promise.all([
    context.waitForEvent('page'),
    bar.getByRole('link', { name: 'Comparar lado a lado' }).click(),
  ]);
  await compared.setViewportSize({ width: 1440, height: 900 });
  const version = (name: string) => compared.frameLocator(`iframe[title="${name}"]`);
  await expect(version('Borrador').getByRole('heading', { level: 1 })).toHaveText(changed);
  await expect(version('Publicada').getByRole('heading', { level: 1 })).toHaveText(title);
  const width = async () => (await compared.locator('iframe').first().boundingBox())?.width;
  expect(await width()).toBe(390);
  await compared.getByRole('link', { name: /Escritorio/ }).click();
  await expect(version('Borrador').getByRole('heading', { level: 1 })).toHaveText(changed);
  expect(await width()).toBe(1280);
});

const previewed = [
  ['page', 'slug', 'home'],
  ['page', 'slug', 'como-funciona'],
  ['page', 'fixedPage', 'application'],
  ['page', 'fixedPage', 'offers'],
  ['page', 'fixedPage', 'main'],
  ['page', 'fixedPage', 'landingRejected'],
  ['page', 'fixedPage', 'thankYou'],
  ['article', 'slug', 'que-es-asnef'],
  ['tag', 'slug', 'ahorro'],
  ['author', 'slug', 'lucia-ferran'],
  ['lender', 'slug', 'alabe-credito'],
  ['bank', 'slug', 'banco-almadraba'],
] as const;

for (const [type, field, value] of previewed) {
  test(`the preview of ${type} ${value} is a page of the site with the bar of a draft`, async () => {
    const { documentId } = await editor.find(type, 'es-ES', field, value);
    const { status, body, headers } = await send(await previewOf(type, documentId));
    expect(status).toBe(200);
    expect(body).toMatch(/<h1[ >]/);
    expect(body).toContain('Borrador: así se verá');
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' http://localhost");
  });
}

for (const type of ['site-setting', 'menu', 'lenders-guide'] as const) {
  test(`the preview of ${type}, of which a site has one, is a page with the bar of a draft`, async () => {
    const { status, body } = await send(await previewOf(type, undefined));
    expect(status).toBe(200);
    expect(body).toContain('Borrador: así se verá');
  });
}

test('a draft of the menu is seen in its preview, and on no page', async () => {
  const administrator = Editor.of();
  const menu = await administrator.readSingle('menu', 'es-ES');
  const groups = menu.groups as { place: string; links: { text: string }[] }[];
  const text = `Enlace ${randomUUID().slice(0, 8)}`;
  const changed = groups.map((group, index) =>
    index === 0 ? { ...group, links: [{ ...group.links[0], text }, ...group.links.slice(1)] } : group,
  );
  await administrator.saveSingle('menu', 'es-ES', { groups: changed });
  try {
    expect((await send(await previewOf('menu', undefined))).body).toContain(text);
    expect((await send('/')).body).not.toContain(text);
  } finally {
    await administrator.saveSingle('menu', 'es-ES', { groups });
  }
});

test('a draft that lacks a field says which one', async () => {
  const { documentId } = await draft('Sin fecha', { writtenOn: null, excerpt: null });
  const { body } = await send(await previewOf('article', documentId));
  expect(body).toContain('no se puede mostrar todavía');
  expect(body).toContain('writtenOn');
});

test('the published version of an entry that is not published says so', async () => {
  const { documentId } = await draft('Nunca publicado');
  expect((await send(await previewOf('article', documentId, 'published'))).body).toContain('no está publicada');
});

test.describe('a link to a draft', () => {
  let path: string;
  let title: string;
  test.beforeAll(async () => {
    title = `Secreto ${randomUUID()}`;
    path = await previewOf('article', (await draft(title)).documentId);
  });

  test('opens it', async () => {
    expect((await send(path)).body).toContain(title);
  });

  const altered: [string, (path: string) => string][] = [
    ['without a token', (each) => each.replace(/\?.*/, '')],
    ['with another signature', (each) => each.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['with another time', (each) => each.replace(/\.(\d+)\./, (_, time) => `.${Number(time) + 1}.`)],
    ['with another entry', (each) => each.replace('token=', 'token=e')],
  ];
  for (const [how, alter] of altered) {
    test(`${how} answers 403 in Spanish, and names no draft`, async () => {
      const { status, body } = await send(alter(path));
      expect(status).toBe(403);
      expect(body).toContain('no abre ninguna vista previa');
      expect(body).not.toContain(title);
    });
  }

  for (const [locale, prefix] of [
    ['es-MX', ''],
    ['ru-UA', '/ru'],
  ] as [Locale, string][]) {
    test(`answers 403 at the site ${locale}`, async () => {
      expect((await send(`${prefix}${path}`, { host: hostOf(locale) })).status).toBe(403);
    });
  }

  test('takes no form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${hostOf('es-ES')}` };
    const { status, body } = await send(path, {
      method: 'POST',
      headers: { ...headers, 'content-length': 3 },
      body: 'a=1',
    });
    expect(status).toBe(405);
    expect(body).toContain('no recibe formularios');
  });

  test('leaves nothing in the pages that are stored', async () => {
    await send(path);
    for (const stored of ['/', '/blog/', '/sitemaps/articles.xml', '/feeds/blog.xml', '/api/search?q=secreto']) {
      expect((await send(stored)).body, stored).not.toContain(title);
    }
  });

  test('asks no question about tracking and sends no event', async ({ page }) => {
    const events: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/event')) events.push(request.url());
    });
    await page.clock.install();
    await page.goto(`http://${hostOf('es-ES')}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForFunction(isHydrated);
    await page.clock.runFor(1_500);
    await expect(page.getByRole('button', { name: /aceptar/i })).toHaveCount(0);
    expect(events).toEqual([]);
  });
});
