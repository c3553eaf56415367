import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, callAdmin, invite, openAdmin } from './support/admin-people.ts';
import { violations } from './support/axe.ts';
import { databaseFile } from './support/product.ts';
import { readRows } from './support/stored-rows.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>';

/** The types of which an editor reads the status in a list. */
const listed = ['article', 'page', 'lender', 'offer', 'author', 'tag', 'bank'];

let editor: AdminPerson;
test.beforeAll(async () => {
  editor = await invite('editor-es');
});
test.afterAll(async () => {
  await editor?.remove();
});

const listOf = (type: string) => `/admin/content-manager/collection-types/api::${type}.${type}`;

async function openEntry(page: Page, type: string): Promise<void> {
  await openAdmin(page, editor.session, listOf(type));
  // In the first cell with a text: others have a menu of their own.
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
}

test('the media library is Spanish, and no page has an advertisement', async ({ page }) => {
  await openAdmin(page, editor.session, '/admin/plugins/upload');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('#strapi')).not.toContainText(
    /Media Library|Add assets|New folder|\bFilter\b|\bSort\b|\bSearch\b|Introducing|Docs/,
  );
});

test('the media library asks for the alternative text of a picture as soon as it is stored, and before Escape takes what was typed', async ({
  page,
}) => {
  const picture = (name: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) });
  const names = [`faro-${randomUUID()}.svg`, `adorno-${randomUUID()}.svg`] as const;
  const stored = () =>
    readRows(
      databaseFile(),
      'select id, alternative_text as text from files where name in (?, ?) order by name desc',
      ...names,
    );
  await openAdmin(page, editor.session, '/admin/plugins/upload');
  await page.locator('input[type=file][multiple]').first().setInputFiles(names.map(picture));
  const dialog = page.getByRole('dialog', { name: '¿Qué se ve' });
  const field = (name: string) => dialog.getByLabel(`Texto alternativo de «${name}»`);
  await expect(field(names[1])).toBeVisible();
  expect(await violations(page, { within: '[role=dialog]:has(form)' })).toEqual([]);
  await expect(page.getByText('se guarda en «España», la carpeta de tu país.')).toHaveCount(1);
  // The other one only decorates.
  await field(names[0]).fill('Un faro encendido');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '¿Descartar lo que has escrito?' });
  await question.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(question).toHaveCount(0);
  await expect(field(names[0])).toHaveValue('Un faro encendido');
  await expect(field(names[0])).toBeFocused();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
  expect(stored().map(({ text }) => text || null)).toEqual(['Un faro encendido', null]);
  for (const { id } of stored()) await callAdmin(editor.session, 'DELETE', `/upload/files/${id}`);
  expect(stored()).toEqual([]);
});

test('the lists show the status in a window of 1 440 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const type of listed) {
    await openAdmin(page, editor.session, listOf(type));
    const header = page.getByRole('row').first().getByText('Estado', { exact: true });
    await expect(header, type).toBeVisible();
    const { x = 0, width = 0 } = (await header.boundingBox()) ?? {};
    expect(x + width, type).toBeLessThanOrEqual(1440);
  }
});

test('the menu of an entry has no link to the model or to the form settings', async ({ page }) => {
  await openEntry(page, 'article');
  await page
    .getByRole('button', { name: /Más acciones/ })
    .first()
    .click();
  await expect(page.getByText(/Edita el modelo|Configurar la vista/)).toHaveCount(0);
});

test('a chosen tag shows its whole name', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEntry(page, 'article');
  const chosen = page.getByRole('list').filter({ has: page.getByRole('button', { name: /Eliminar|Quitar|Remove/ }) });
  const names = await chosen.getByText(/\p{L}{3,}/u).all();
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    // An element in a line has no width of its own, and a text for screen readers has one pixel.
    const isCut = await name.evaluate(
      ({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
    );
    expect(isCut, (await name.textContent()) ?? '').toBe(false);
  }
});

test('an editor may choose Ukrainian for the panel', async ({ page }) => {
  await openAdmin(page, editor.session, '/admin/me');
  await page.getByRole('combobox', { name: /Idioma/ }).click();
  await expect(page.getByRole('option', { name: /Україн/ })).toBeVisible();
});
