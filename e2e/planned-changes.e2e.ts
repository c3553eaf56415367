import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, callAdmin, invite, openAdmin } from './support/admin-people.ts';
import { violations } from './support/axe.ts';
import { openDrawer, openEntry } from './support/edit-view.ts';
import { Editor } from './support/editor.ts';
import { send } from './support/http.ts';
import { databaseFile } from './support/product.ts';
import { withDatabase } from './support/stored-rows.ts';

/** The CMS looks for due changes every 15 s. */
const CARRIED_OUT = { timeout: 40_000, intervals: [500] };

let person: AdminPerson;
const created: string[] = [];
const editor = () => Editor.of(person.session);

test.beforeAll(async () => {
  person = await invite('editor-es');
});
test.afterAll(async () => {
  for (const id of created) await editor().remove('article', 'es-ES', id);
  withDatabase(databaseFile(), (database) => {
    for (const id of created) database.prepare('delete from planned_changes where entry_id = ?').run(id);
  });
  await person?.remove();
});

async function newArticle(values: object = {}): Promise<{ id: string; title: string; slug: string }> {
  const slug = `programado-${randomUUID()}`;
  const title = `Programado ${slug.slice(-6)}`;
  const excerpt = 'Un artículo de prueba.';
  const id = await editor().create('article', 'es-ES', { title, slug, excerpt, writtenOn: '2026-11-01', ...values });
  created.push(id);
  return { id, title, slug };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Programar' });
const dialog = (page: Page) => page.getByRole('dialog');
const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

async function plan(id: string): Promise<void> {
  const body = { uid: 'api::article.article', locale: 'es-ES', documentId: id, action: 'publish' };
  const answer = await callAdmin(person.session, 'POST', '/planned-changes/entry', {
    ...{ ...body, day: inTwoDays(), time: '09:30' },
  });
  expect(answer.status).toBe(200);
}

/** As if the time that was planned had come. */
const makeDue = (ids: readonly string[]) =>
  withDatabase(databaseFile(), (database) => {
    for (const id of ids)
      database
        .prepare(`update planned_changes set due_at = ? where entry_id = ? and state = 'planned'`)
        .run(Date.now() - 1000, id);
  });

async function expectAccessible(page: Page, selector: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { within: selector }), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('an editor plans when a draft is published, gives it another time, and cancels it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const { id } = await newArticle();
  await openEntry(page, person.session, 'article', id);
  await openDrawer(page);
  const open = panel(page).getByRole('button', { name: 'Programar la publicación' });
  await open.click();
  await dialog(page).getByLabel('Día').fill('2026-01-10');
  await dialog(page).getByRole('button', { name: 'Programar', exact: true }).click();
  await expect(dialog(page)).toContainText('Ese momento ya ha pasado: en Madrid son las');
  await expectAccessible(page, '[role="dialog"]');
  await dialog(page).getByLabel('Día').fill('2027-03-28');
  await dialog(page).getByLabel('Hora de Madrid').fill('02:30');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('La primera hora válida después es las 03:00.');
  await dialog(page).getByLabel('Hora de Madrid').fill('03:00');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(panel(page)).toContainText('Se publicará el 28 mar 2027, 3:00 (hora de Madrid)');
  await expect(panel(page).getByRole('heading', { name: 'Programar' })).toBeFocused();

  await panel(page).getByRole('button', { name: 'Cambiar la publicación programada' }).click();
  await expect(dialog(page).getByLabel('Día')).toHaveValue('2027-03-28');
  await dialog(page).getByLabel('Día').fill('2027-10-31');
  await dialog(page).getByLabel('Hora de Madrid').fill('02:30');
  await expect(dialog(page).getByRole('status')).toContainText('las 02:30 llegan dos veces');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Se publicará el 31 oct 2027, 2:30');
  await panel(page).getByRole('button', { name: 'Programar la retirada' }).click();
  await expect(dialog(page).getByLabel('Día')).toHaveValue('2027-11-01');
  await dialog(page).getByLabel('Día').fill('2027-01-10');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Elige una hora posterior para retirarla.');
  await page.keyboard.press('Escape');
  await expect(panel(page).getByRole('button', { name: 'Programar la retirada' })).toBeFocused();
  await expectAccessible(page, '[aria-labelledby="planned-changes-of-entry"]');

  await panel(page).getByRole('button', { name: 'Cancelar la publicación programada' }).click();
  await expect(page.getByText('Cancelado: no se publicará el 31 oct 2027')).toBeVisible();
  await expect(open).toBeVisible();
});

test('a planned draft is published at its time, and one that the rules refuse is named on the start page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const [good, bad, other] = [await newArticle(), await newArticle({ excerpt: null }), await newArticle()];
  for (const { id } of [good, bad, other]) await plan(id);
  await openAdmin(page, person.session, '/admin/planned-changes');
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect(row(good.title)).toContainText('hora de Madrid');
  await page.getByRole('button', { name: `Cancelar la publicación programada de ${other.title}` }).click();
  await expect(row(other.title)).toContainText('Cancelado.');
  await expectAccessible(page, 'main');

  expect((await send(`/blog/${good.slug}/`)).status).toBe(404);
  makeDue([good.id, bad.id]);
  await expect.poll(async () => (await send(`/blog/${good.slug}/`)).status, CARRIED_OUT).toBe(200);
  await expect(async () => {
    await page.reload();
    await expect(row(bad.title)).toContainText('«Resumen» está vacío.', { timeout: 2_000 });
  }).toPass(CARRIED_OUT);
  await expectAccessible(page, 'main');

  await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).click();
  const notice = page.getByRole('complementary', { name: 'Cambios programados que no se hicieron' });
  await expect(notice).toContainText('«Resumen»');
  await expectAccessible(page, '[aria-label="Cambios programados que no se hicieron"]');
  await notice.getByRole('link', { name: bad.title }).click();
  await openDrawer(page);
  await expect(panel(page)).toContainText('No se publicó el');
  await panel(page).getByRole('button', { name: 'Entendido' }).click();
  await expect(panel(page)).not.toContainText('No se publicó el');
  expect((await send(`/blog/${bad.slug}/`)).status).toBe(404);
});
