import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, invite } from './support/admin-people.ts';
import { violations } from './support/axe.ts';
import { field, openDrawer, openEntry, save } from './support/edit-view.ts';
import { Editor } from './support/editor.ts';

let person: AdminPerson;
let articleId: string;
test.beforeAll(async () => {
  person = await invite('editor-es');
});
test.afterAll(async () => {
  if (articleId) await Editor.of().remove('article', 'es-ES', articleId);
  await person?.remove();
});

const versions = (page: Page) => page.getByRole('region', { name: 'Versiones' });

const openVersions = (page: Page) => page.locator('summary', { hasText: 'Versiones' }).click();

const sharedPicture = (page: Page) => page.getByText('Así se verá el enlace cuando alguien lo comparta');

/** axe finds no contrast in what is scrolled out of view. */
async function panelViolations(page: Page): Promise<string[]> {
  await versions(page).scrollIntoViewIfNeeded();
  return violations(page, { within: PANEL });
}

const PANEL = 'section[aria-label="Versiones"]';
const DIALOG = '[role="dialog"]';

test('an editor sees who changed an article, compares a version and brings it back, and publishes it', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1024, height: 900 });
  const title = `Prueba ${randomUUID()}`;
  const body = 'Un préstamo se devuelve en cuotas.';
  const editor = Editor.of(person.session);
  articleId = await editor.create('article', 'es-ES', {
    ...{ title, slug: randomUUID(), excerpt: 'El primer resumen.', writtenOn: '2026-01-31' },
    blocks: [{ __component: 'blocks.rich-text', body }],
  });
  const draft = () => editor.find('article', 'es-ES', 'documentId', articleId);
  await openEntry(page, person.session, 'article', articleId);
  await openDrawer(page);
  // What is above the versions comes later than they, and moves them.
  await expect(sharedPicture(page)).toBeAttached();
  const entries = versions(page).getByRole('listitem');
  await openVersions(page);
  await expect(entries).toHaveCount(1);
  for (const [count, excerpt] of [
    [2, 'El segundo resumen.'],
    [3, 'El tercer resumen.'],
  ] as const) {
    await field(page, 'excerpt').fill(excerpt);
    await save(page);
    await expect(entries).toHaveCount(count);
  }
  await expect(entries.first()).toContainText('Guardada por Persona editor-es');
  await expect(entries.first()).toContainText('Como ahora');

  expect(await panelViolations(page)).toEqual([]);

  const open = entries.last().getByRole('button', { name: /^Ver la versión del / });
  await open.click();
  const dialog = page.getByRole('dialog', { name: /^Versión del / });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Resumen']);
  await expect(dialog.getByRole('definition')).toHaveText(['El primer resumen.', 'El tercer resumen.']);
  expect(await violations(page, { within: DIALOG })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await field(page, 'excerpt').fill('Sin guardar.');
  await open.click();
  await expect(dialog.getByText('Tienes cambios sin guardar.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Recuperar esta versión' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await field(page, 'excerpt').fill('El tercer resumen.');

  await open.click();
  await dialog.getByRole('button', { name: 'Recuperar esta versión' }).click();
  await expect(dialog.getByRole('status')).toContainText('La versión vuelve a ser el borrador.');
  await dialog.getByRole('button', { name: 'Ver el borrador' }).click();
  await expect(field(page, 'excerpt')).toHaveValue('El primer resumen.');
  await openDrawer(page);
  await expect(sharedPicture(page)).toBeAttached();
  await openVersions(page);
  await expect(entries.first()).toContainText('Recuperada por Persona editor-es');
  expect((await draft()).publishedAt).toBeNull();

  // The picture in the drawer is higher than half of the screen.
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(entries.first()).toContainText('Publicada por Persona editor-es');
  await expect(entries).toHaveCount(5);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await panelViolations(page)).toEqual([]);
  await entries.getByRole('button').first().click();
  await expect(dialog.getByRole('definition').first()).toBeVisible();
  expect(await violations(page, { within: DIALOG })).toEqual([]);
});
