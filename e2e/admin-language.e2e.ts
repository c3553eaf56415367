import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, invite, openAdmin } from './support/admin-people.ts';
import { newApplicant } from './support/applicant.ts';
import { applicationOf } from './support/desk.ts';
import { Editor } from './support/editor.ts';
import { expectSpanish } from './support/spanish-screen.ts';
import { submitApplication } from './support/submit-application.ts';

let people: Record<'author' | 'editor' | 'manager', AdminPerson>;
let article: string;
test.beforeAll(async () => {
  people = {
    author: await invite('author-es'),
    editor: await invite('editor-es'),
    manager: await invite('lead-manager-es'),
  };
  const title = `Prueba ${randomUUID()}`;
  const values = { title, slug: randomUUID(), excerpt: 'Un resumen.', writtenOn: '2026-01-31', isAtRoot: false };
  article = await Editor.of(people.author.session).create('article', 'es-ES', values);
  await Editor.of(people.editor.session).publish('article', 'es-ES', article, values);
});
test.afterAll(async () => {
  if (article && people?.editor) await Editor.of(people.editor.session).remove('article', 'es-ES', article);
  for (const person of Object.values(people ?? {})) await person.remove();
});

const LIST = '/admin/content-manager/collection-types/api::article.article';
const ofArticle = () => `${LIST}/${article}?plugins[i18n][locale]=es-ES`;
async function openAndClose(page: Page, screen: string, open: () => Promise<void>): Promise<void> {
  await open();
  await expect(
    page.getByRole('alertdialog').or(page.getByRole('dialog')).or(page.getByRole('menu')).first(),
  ).toBeVisible();
  await expectSpanish(page, screen);
  await page.keyboard.press('Escape');
}

test('an editor reads no English in lists, forms, dialogs, the media library and the profile', async ({ page }) => {
  test.slow();
  await openAdmin(page, people.editor.session);
  await expectSpanish(page, 'the start page');
  await page.goto(new URL(LIST, page.url()).href);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectSpanish(page, 'a list');
  await openAndClose(page, 'the filters of a list', () => page.getByRole('button', { name: 'Filtros' }).click());
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await expectSpanish(page, 'a list with a chosen entry');
  for (const name of ['Borrar', 'Anular publicación', 'Publicar']) {
    const button = page.getByRole('button', { name, exact: true }).first();
    if (await button.isVisible()) await openAndClose(page, `the dialog of «${name}»`, () => button.click());
  }
  await page.goto(new URL(ofArticle(), page.url()).href);
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await expectSpanish(page, 'a form');
  const more = page.getByRole('button', { name: /Más acciones/ });
  for (const [index, button] of (await more.all()).entries()) {
    await openAndClose(page, `the menu ${index} of a form`, () => button.click());
  }
  await more.first().click();
  await openAndClose(page, 'the dialog of deleting an entry', () =>
    page.getByRole('menuitem', { name: /^Eliminar la entrada/ }).click(),
  );
  await page.goto(new URL('/admin/plugins/upload', page.url()).href);
  const add = page.getByRole('button', { name: 'Nuevo' });
  await openAndClose(page, 'the menu of new files', () => add.click());
  await add.click();
  await openAndClose(page, 'the dialog of a new folder', () =>
    page.getByRole('menuitem', { name: /carpeta/i }).click(),
  );
  for (const path of ['/admin/me', '/admin/me/sessions', '/admin/content-manager/no-such-page']) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('main').first()).toBeVisible();
    await expectSpanish(page, path);
  }
});

test('an author who deletes a published article of theirs reads whom to ask', async ({ page }) => {
  await openAdmin(page, people.author.session, ofArticle());
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await expectSpanish(page, 'the form of an author');
  await page
    .getByRole('button', { name: /Más acciones/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Eliminar la entrada/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(/Pide a un editor de tu país que la elimine/)).toBeVisible();
  await expectSpanish(page, 'the refusal');
});

test('a lead manager reads no English at the desk', async ({ page }) => {
  const applicant = newApplicant('es-ES');
  await submitApplication(applicant);
  const { id } = await applicationOf(applicant);
  await openAdmin(page, people.manager.session, '/admin/desk');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectSpanish(page, 'the desk');
  await openAndClose(page, 'the dialog of an export', () => page.getByRole('button', { name: 'Exportar' }).click());
  await page.goto(new URL(`/admin/desk/${id}`, page.url()).href);
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
  await expectSpanish(page, 'an application');
});
