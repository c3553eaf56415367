import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, invite, openAdmin } from './support/admin-people.ts';
import { field, messages, openEntry, save } from './support/edit-view.ts';
import { Editor } from './support/editor.ts';
import { ports } from './support/product.ts';

let spain: AdminPerson;
let chief: AdminPerson;
let ukraine: AdminPerson;
test.beforeAll(async () => {
  spain = await invite('editor-es');
  chief = await invite('chief-editor-es');
  ukraine = await invite('editor-ua');
});
test.afterAll(async () => {
  await spain?.remove();
  await chief?.remove();
  await ukraine?.remove();
});

const editor = () => Editor.of(spain.session);

/** Uploads a picture of the page as the editor of Spain. */
async function uploadPicture(page: Page, name: string): Promise<number> {
  const picture = await page.screenshot();
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(picture)], { type: 'image/png' }), name);
  body.append('fileInfo', JSON.stringify({ name, alternativeText: 'Un faro' }));
  const answer = await fetch(`http://localhost:${ports.cms}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${spain.session}` },
    body,
  });
  expect(answer.status).toBe(201);
  const [file] = (await answer.json()) as { id: number }[];
  return file?.id ?? 0;
}

test('a tag in use is not unpublished or deleted, and the editor reads which articles use it', async ({ page }) => {
  const tag = await editor().find('tag', 'es-ES', 'slug', 'finanzas');
  await openEntry(page, spain.session, 'tag', tag.documentId);
  await page.getByRole('button', { name: 'Más acciones de documento' }).click();
  await page.clock.install();
  await page.getByRole('menuitem', { name: 'Anular publicación' }).click();
  const refusal = page.getByRole('alertdialog').filter({ hasText: 'No se ha hecho ningún cambio' });
  await expect(refusal).toContainText(
    'No se puede retirar «Finanzas» porque se usa en entradas publicadas: Artículos «',
  );
  // Strapi's own notification is gone by then.
  await page.clock.runFor(4_000);
  await refusal.getByRole('button', { name: 'Entendido' }).click();
  await expect(refusal).toHaveCount(0);

  await openEntry(page, spain.session, 'tag', tag.documentId);
  await page.getByRole('button', { name: 'Más acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Eliminar entrada (España' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(refusal).toContainText('No se puede borrar «Finanzas» porque se usa en Artículos «');
  expect((await editor().find('tag', 'es-ES', 'slug', 'finanzas')).status).toBe('published');
});

test('a picture in use is not deleted, and the editor reads where it is used', async ({ page }) => {
  const name = `faro-${randomUUID()}.png`;
  const title = `Con portada ${randomUUID()}`;
  const id = await editor().create('article', 'es-ES', {
    title,
    slug: randomUUID(),
    cover: await uploadPicture(page, name),
  });
  await openAdmin(page, spain.session, `/admin/plugins/upload?_q=${name}`);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: /^Eliminar/ }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(`«${title}»`)).toBeVisible();
  await editor().remove('article', 'es-ES', id);
});

test('the editor of another country does not see the picture of a country', async ({ browser, page: anyPage }) => {
  const name = `costa-${randomUUID()}.png`;
  await uploadPicture(anyPage, name);
  for (const [person, count] of [
    [spain, 1],
    [ukraine, 0],
  ] as const) {
    const page = await browser.newPage();
    await openAdmin(page, person.session, `/admin/plugins/upload?_q=${name}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(count);
    await page.close();
  }
});

test('an offer whose TAE is below its TIN is refused beside the field, and what was typed stays', async ({ page }) => {
  const offerId = 100_000 + Math.floor(Math.random() * 400_000);
  const id = await editor().create('offer', 'es-ES', { header: `Prueba ${randomUUID()}`, offerId });
  await openEntry(page, spain.session, 'offer', id);
  await field(page, 'tinPercent').fill('30');
  await field(page, 'aprPercent').fill('20');
  await save(page);
  await expect(messages(page).filter({ hasText: 'TIN' })).toBeVisible();
  await expect(field(page, 'aprPercent')).toHaveValue('20');
  await editor().remove('offer', 'es-ES', id);
});

test('a changed address leaves a redirect, which the form shows, and a chief editor takes it away again', async ({
  page,
}) => {
  const [before, after] = [`antes-${randomUUID()}`, `despues-${randomUUID()}`];
  const author = await editor().find('author', 'es-ES', 'slug', 'lucia-ferran');
  const id = await editor().create('article', 'es-ES', {
    title: 'Un artículo que se muda',
    slug: before,
    excerpt: 'Una prueba.',
    writtenOn: '2026-11-01',
    author: { connect: [{ documentId: author.documentId }] },
    blocks: [{ __component: 'blocks.rich-text', body: '## Un título\n\nUn texto.' }],
  });
  await editor().publish('article', 'es-ES', id);
  await openEntry(page, spain.session, 'article', id);
  await field(page, 'slug').fill(after);
  await page.getByRole('button', { name: 'Publicar' }).click();
  const undo = page.getByRole('button', { name: `Quitar /blog/${before}/` });
  await expect(page.getByText(`/blog/${before}/`)).toBeVisible();
  await expect(undo).toHaveCount(0);
  await openEntry(page, chief.session, 'article', id);
  await undo.click();
  await expect(page.getByText(`/blog/${before}/`)).toHaveCount(0);
  expect(await editor().findAll('redirect', 'es-ES', 'from', `/blog/${before}/`)).toEqual([]);
  await editor().remove('article', 'es-ES', id);
});

test('a redirect from an address that is served is refused beside its field', async ({ page }) => {
  for (const address of ['/blog/', '/blog/que-es-asnef/']) {
    await openEntry(page, chief.session, 'redirect', 'create');
    await field(page, 'from').fill(address);
    await field(page, 'to').fill('/');
    await save(page);
    await expect(messages(page)).toContainText(address);
    await expect(field(page, 'from')).toHaveValue(address);
  }
});
