import { randomUUID } from 'node:crypto';
import { expect, type Route, test } from '@playwright/test';
import { type AdminPerson, invite, openAdmin } from './support/admin-people.ts';
import { field, messages, openEntry, save } from './support/edit-view.ts';
import { Editor } from './support/editor.ts';
import type { Locale } from './support/product.ts';
import { administratorSession } from './support/session.ts';

let person: AdminPerson;
test.beforeAll(async () => {
  person = await invite('editor-es');
});
test.afterAll(() => person?.remove());

const editor = () => Editor.of(person.session);

async function newArticle(): Promise<{ id: string; title: string }> {
  const title = `Prueba ${randomUUID()}`;
  const blocks = [{ __component: 'blocks.table', caption: 'Plazos', rows: 'Plazo | Coste\n61 días | 20 €' }];
  return { id: await editor().create('article', 'es-ES', { title, slug: randomUUID(), blocks }), title };
}

test('a table with an extra cell is refused beside its field, and what was typed stays', async ({ page }) => {
  const { id } = await newArticle();
  await openEntry(page, person.session, 'article', id);
  await field(page, 'title').fill('Un título nuevo');
  await page.getByRole('button', { name: 'Tabla - Plazos' }).click();
  await field(page, 'blocks.0.rows').fill('Plazo | Coste\n61 días | 20 € | de más');
  await page.clock.install();
  await save(page);
  await expect(messages(page)).toContainText('no tienen el mismo número de celdas');
  await page.clock.runFor(1_000);
  await expect(field(page, 'title')).toHaveValue('Un título nuevo');
  await expect(field(page, 'blocks.0.rows')).toHaveValue('Plazo | Coste\n61 días | 20 € | de más');
  await field(page, 'blocks.0.rows').fill('Plazo | Coste\n61 días | 20 €');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await editor().find('article', 'es-ES', 'documentId', id)).title)
    .toBe('Un título nuevo');
});

test('a save that the CMS refuses without its check keeps what was typed', async ({ page }) => {
  const { id } = await newArticle();
  await openEntry(page, person.session, 'article', id);
  const refusal = { status: 400, name: 'ValidationError', message: 'No puede ser.', details: {} };
  const saves = /collection-types\/api::article\.article\/\w+\?/;
  await page.route(saves, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { data: null, error: refusal } })
      : route.continue(),
  );
  await field(page, 'title').fill('Otro título');
  await page.clock.install();
  await save(page);
  await expect(page.getByText('No puede ser.')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(field(page, 'title')).toHaveValue('Otro título');
  await page.unroute(saves);
  await save(page);
  await expect.poll(async () => (await editor().find('article', 'es-ES', 'documentId', id)).title).toBe('Otro título');
});

test('without a connection nothing is sent, and what was typed stays', async ({ page, context }) => {
  const { id, title } = await newArticle();
  await openEntry(page, person.session, 'article', id);
  await field(page, 'title').fill('Escrito sin conexión');
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText('El gestor no responde y no se ha guardado nada.')).toBeVisible();
  await expect(field(page, 'title')).toHaveValue('Escrito sin conexión');
  await context.setOffline(false);
  expect((await editor().find('article', 'es-ES', 'documentId', id)).title).toBe(title);
  await save(page);
  await expect
    .poll(async () => (await editor().find('article', 'es-ES', 'documentId', id)).title)
    .toBe('Escrito sin conexión');
});

for (const [answer, fail] of [
  ['503', (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' })],
  ['no answer', (route: Route) => route.abort('connectionreset')],
] as const) {
  test(`a save that gets ${answer} says so in Spanish, and nothing that was typed is lost`, async ({ page }) => {
    const { id, title } = await newArticle();
    await openEntry(page, person.session, 'article', id);
    await field(page, 'title').fill('Escrito durante una avería');
    await field(page, 'excerpt').fill('También este resumen.');
    await page.clock.install();
    const steps = [
      [/\/entry-check$/, 'El gestor no responde y no se ha guardado nada.'],
      [/collection-types\/api::article\.article\/\w+\?/, 'El gestor no responde o se ha cortado la conexión.'],
    ] as const;
    for (const [broken, message] of steps) {
      await page.route(broken, (route) => (route.request().method() === 'GET' ? route.continue() : fail(route)));
      await save(page);
      await expect(page.getByText(message).first()).toBeVisible();
      await page.clock.runFor(1_000);
      await expect(field(page, 'title')).toHaveValue('Escrito durante una avería');
      await expect(field(page, 'excerpt')).toHaveValue('También este resumen.');
      await page.unroute(broken);
    }
    expect((await editor().find('article', 'es-ES', 'documentId', id)).title).toBe(title);
    await save(page);
    await expect
      .poll(async () => (await editor().find('article', 'es-ES', 'documentId', id)).title)
      .toBe('Escrito durante una avería');
  });
}

test('a text that was not saved is offered when the entry is opened again, and forgotten once it is saved', async ({
  page,
}) => {
  const { id } = await newArticle();
  await openEntry(page, person.session, 'article', id);
  await field(page, 'title').fill('Casi perdido');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Casi perdido');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(field(page, 'title')).toHaveValue('Casi perdido');
  await save(page);
  await expect.poll(async () => (await editor().find('article', 'es-ES', 'documentId', id)).title).toBe('Casi perdido');
  await page.reload();
  await expect(field(page, 'title')).toHaveValue('Casi perdido');
  await expect(page.getByRole('button', { name: 'Recuperar' })).toHaveCount(0);
});

test('what was typed and not saved is forgotten at sign-out', async ({ page }) => {
  const { id } = await newArticle();
  // Signing out ends every session of the person.
  const leaving = await invite('editor-es');
  await openEntry(page, leaving.session, 'article', id);
  await field(page, 'title').fill('Para nadie más');
  const copies = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('prestafaro-typed:')).length);
  await expect.poll(copies).toBe(1);
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /Persona/ })
    .click();
  await page.getByRole('menuitem', { name: /Cerrar sesión|Salir/ }).click();
  await page.getByRole('button', { name: /Confirmar|Salir|Continuar|Sí/ }).click();
  await expect(page).toHaveURL(/auth\/login/);
  expect(await copies()).toBe(0);
  await leaving.remove();
});

test('a fact that is unknown is shown as unknown, and yes, no and unknown are stored as chosen', async ({ page }) => {
  const header = `Prueba ${randomUUID()}`;
  const offerId = 100_000 + Math.floor(Math.random() * 400_000);
  const id = await editor().create('offer', 'es-ES', { header, offerId });
  await openEntry(page, person.session, 'offer', id);
  const choice = page.getByRole('combobox', { name: 'Admite registro de morosos' });
  for (const [label, value] of [
    ['No', false],
    ['Sí', true],
    ['No consta', null],
  ] as const) {
    await choice.click();
    await page.getByRole('option', { name: label, exact: true }).click();
    await save(page);
    await expect
      .poll(async () => (await editor().find('offer', 'es-ES', 'documentId', id)).acceptsDefaultRegister)
      .toBe(value);
    await page.reload();
    await expect(choice).toHaveText(label);
  }
});

test('choices are Spanish in the form, and stored as before', async ({ page }) => {
  const header = `Prueba ${randomUUID()}`;
  const id = await editor().create('offer', 'es-ES', {
    header,
    offerId: 500_000 + Math.floor(Math.random() * 400_000),
    productType: 'cash_loan',
  });
  await openEntry(page, person.session, 'offer', id);
  const product = page.getByRole('combobox', { name: 'Producto' });
  await expect(product).toHaveText('Préstamo en efectivo');
  await product.click();
  await page.getByRole('option', { name: 'Línea de crédito' }).click();
  await save(page);
  await expect
    .poll(async () => (await editor().find('offer', 'es-ES', 'documentId', id)).productType)
    .toBe('credit_line');
});

test('a slug is kept as it is typed: Strapi makes none before there is a title', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/uid/generate')) asked.push(request.url());
  });
  await openEntry(page, person.session, 'bank', 'create');
  const slug = field(page, 'slug');
  await slug.click();
  await expect(slug).toHaveValue('');
  expect(asked).toEqual([]);
  // It begins with `bank`, the name of the type.
  await slug.pressSequentially('bankinter', { delay: 50 });
  await expect(slug).toHaveValue('bankinter');
});

test('the slug of a new article follows its title until the editor writes one', async ({ page }) => {
  await openEntry(page, person.session, 'article', 'create');
  const slug = field(page, 'slug');
  await expect(slug).toHaveValue('');
  await field(page, 'title').fill('Qué es el interés simple y cómo se paga');
  await expect(slug).toHaveValue('que-es-el-interes-simple-y-como-se-paga');
  await field(page, 'title').fill('Qué es el interés');
  await expect(slug).toHaveValue('que-es-el-interes');
  await slug.fill('interes-simple');
  await page.clock.install();
  await field(page, 'title').fill('Otro título del artículo');
  await page.clock.runFor(1_000);
  await expect(slug).toHaveValue('interes-simple');
});

test('the slug follows also a title that is changed while the first slug is made', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/content-manager/uid/generate**', async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.url().includes('/uid/generate'));
  await openEntry(page, person.session, 'article', 'create');
  await field(page, 'title').fill('Qué es el interés simple');
  await asked;
  await field(page, 'title').fill('Qué es el interés');
  answer();
  await expect(field(page, 'slug')).toHaveValue('que-es-el-interes');
});

test('an editor reads beside the settings how the experiment goes', async ({ page }) => {
  await openAdmin(page, administratorSession(), settingsOf('es-ES'));
  await expect(page.getByText('Experimento 0300.1', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Variante A: la vieron \d+ · solicitudes: \d+$/)).toBeVisible();
  await expect(page.getByText(/^Variante B: la vieron \d+ · solicitudes: \d+$/)).toBeVisible();
  await openAdmin(page, administratorSession(), settingsOf('uk-UA'));
  await expect(page.getByLabel('Nombre del sitio')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Experimento \d/)).toHaveCount(0);
});

const settingsOf = (locale: Locale) =>
  `/admin/content-manager/single-types/api::site-setting.site-setting?plugins[i18n][locale]=${locale}`;
