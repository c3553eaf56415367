import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, invite, openAdmin } from './support/admin-people.ts';
import { newApplicant } from './support/applicant.ts';
import { violations } from './support/axe.ts';
import { applicationOf } from './support/desk.ts';
import { administratorSession } from './support/session.ts';
import { submitApplication } from './support/submit-application.ts';

const applicant = newApplicant('es-ES', { firstName: 'Teléfora', lastName: 'Llamada' });

let people: Record<'moderator' | 'manager' | 'editor' | 'affiliates' | 'analyst', AdminPerson>;
test.beforeAll(async () => {
  people = {
    moderator: await invite('moderator-es'),
    manager: await invite('lead-manager-es'),
    editor: await invite('editor-es'),
    affiliates: await invite('affiliate-manager-es'),
    analyst: await invite('analyst-es'),
  };
  await submitApplication(applicant);
});
test.afterAll(async () => {
  for (const person of Object.values(people ?? {})) await person.remove();
});

const menu = (page: Page) => page.getByRole('navigation').first();
const contentManager = (page: Page) =>
  menu(page).getByRole('link', { name: /^(Gestor de [Cc]ontenido|Content Manager)/ });

async function openDesk(page: Page): Promise<void> {
  await openAdmin(page, people.manager.session, '/admin/desk');
  await expect(page.getByRole('link', { name: 'Teléfora Llamada' }).first()).toBeVisible();
}

test('a moderator finds the queue and the comments in the menu, and not the content that a moderator only reads', async ({
  page,
}) => {
  await openAdmin(page, people.moderator.session);
  await expect(contentManager(page)).toHaveCount(0);
  await expect(menu(page).getByRole('link', { name: 'Moderación' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Comentarios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Comentario/ })).toBeVisible();
});

test('a lead manager has the desk in the menu and no empty content manager', async ({ page }) => {
  await openAdmin(page, people.manager.session);
  await expect(menu(page).getByRole('link', { name: 'Solicitudes' })).toBeVisible();
  await expect(contentManager(page)).toHaveCount(0);
  await expect(menu(page).getByRole('link', { name: 'Comentarios' })).toHaveCount(0);
});

test('an administrator opens the kept mails from the start page', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Correos guardados' });
  await openAdmin(page, administratorSession());
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Correos guardados' })).toBeVisible();
});

test('the start page names the missing legal details and leads to the settings of their site (R7)', async ({
  page,
}) => {
  await openAdmin(page, administratorSession());
  const notice = page.getByRole('complementary', { name: 'Faltan datos legales del titular' });
  const spain = notice.getByRole('listitem').filter({ hasText: 'España' });
  await expect(spain).toContainText('Razón social, Identificación fiscal, Domicilio, Registro mercantil');
  await spain.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prestafaro' })).toBeVisible();
  await expect(page).toHaveURL(/site-setting\.site-setting.*locale.*=es-ES/);
});

test('the start page warns a super administrator alone that accounts have no second factor', async ({ page }) => {
  const warning = page.getByRole('complementary', { name: 'Las cuentas de administrador no tienen segundo factor' });
  await openAdmin(page, administratorSession());
  await expect(warning).toContainText('ADMIN_HAS_SECOND_FACTOR=true');
  // The notices are ours; the page below them is Strapi's.
  expect(await violations(page, { within: 'aside[aria-label]' })).toEqual([]);
  const answered = page.waitForResponse((response) => response.url().endsWith('/second-factor'));
  await openAdmin(page, people.editor.session);
  await answered;
  await expect(warning).toHaveCount(0);
});

test('an editor has no link to the kept mails on the start page', async ({ page }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/mail-files'));
  await openAdmin(page, people.editor.session);
  await answered;
  await expect(page.getByRole('link', { name: 'Correos guardados' })).toHaveCount(0);
});

test('a moderator begins at the queue of comments that wait for a decision', async ({ page }) => {
  await openAdmin(page, people.moderator.session);
  await expect(page).toHaveURL(/\/admin\/moderation$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Moderación' })).toBeVisible();
});

test('the filter of a list has the Spanish labels of its choices', async ({ page }) => {
  const pending = 'api::comment.comment?filters[$and][0][moderation][$eq]=pending';
  await openAdmin(page, people.moderator.session, `/admin/content-manager/collection-types/${pending}`);
  await expect(page.getByRole('button', { name: /Pendiente/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('combobox', { name: 'Seleccionar campo' }).click();
  await page.getByRole('option', { name: 'Decisión' }).click();
  await page.getByRole('combobox', { name: 'Decisión' }).click();
  await page.getByRole('option', { name: 'Rechazado' }).click();
  await page.getByRole('button', { name: 'Añadir filtro' }).click();
  await expect(page).toHaveURL(/rejected/);
  await expect(page.getByRole('button', { name: /Rechazado/ })).toBeVisible();
});

test('a lead manager begins at the desk', async ({ page }) => {
  await openAdmin(page, people.manager.session);
  await expect(page).toHaveURL(/\/admin\/desk$/);
  await expect(page.getByRole('link', { name: 'Teléfora Llamada' }).first()).toBeVisible();
});

test('an affiliate manager begins at the affiliates and an analyst at the measurements, and their menus have nothing else', async ({
  page,
}) => {
  for (const [person, path, title] of [
    [people.affiliates, 'affiliates', 'Afiliados'],
    [people.analyst, 'measurements', 'Mediciones'],
  ] as const) {
    await openAdmin(page, person.session);
    await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const other of ['Afiliados', 'Mediciones', 'Solicitudes', 'Comentarios'].filter((name) => name !== title))
      await expect(menu(page).getByRole('link', { name: other })).toHaveCount(0);
    await expect(contentManager(page)).toHaveCount(0);
  }
});

test('the first steps are those of the own roles, and lead to their pages', async ({ page }) => {
  await openAdmin(page, people.analyst.session);
  await menu(page).getByRole('link', { name: 'Primeros pasos' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Lee cómo va']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { within: 'main' }), colorScheme).toEqual([]);
  }
  await page.getByRole('link', { name: 'Ir a las mediciones' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mediciones' })).toBeVisible();
});

test('an editor has the content manager, and no comments', async ({ page }) => {
  await openAdmin(page, people.editor.session);
  await expect(contentManager(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/$/);
  for (const name of ['Comentarios', 'Moderación']) await expect(menu(page).getByRole('link', { name })).toHaveCount(0);
});

test('the pages of the desk have no violation of accessibility', async ({ page }) => {
  await openDesk(page);
  expect(await violations(page, { within: 'main' }), 'the list').toEqual([]);
  await page.getByRole('link', { name: 'Registro de exportaciones' }).click();
  await expect(page).toHaveURL(/\/desk\/exports/);
  expect(await violations(page, { within: 'main' }), 'the log of exports').toEqual([]);
  await page.getByRole('link', { name: 'Avisos de las redes' }).click();
  await expect(page.getByLabel('Red de demostración (inventada) · España')).toHaveValue(/\/api\/postback\?network=/);
  expect(await violations(page, { within: 'main' }), 'the reports of networks').toEqual([]);
  const { id } = await applicationOf(applicant);
  await page.goto(page.url().replace(/\/admin.*/, `/admin/desk/${id}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Teléfora Llamada' })).toBeVisible();
  expect(await violations(page, { within: 'main' }), 'an application').toEqual([]);
});

test('a lead manager copies the address of a network, and reads what a report would do', async ({ page }) => {
  await openDesk(page);
  await page.getByRole('link', { name: 'Avisos de las redes' }).click();
  await page.getByRole('button', { name: 'Copiar la dirección de Red de demostración (inventada)' }).click();
  await expect(page.getByText(/^(Dirección copiada\.|La dirección está seleccionada)/)).toBeVisible();
  const form = page.getByRole('textbox', { name: 'Aviso' });
  await page.getByRole('button', { name: 'Probar' }).click();
  await expect(page.getByText('Pega el aviso de la red.')).toBeVisible();
  await form.fill(`network=prestafaro-demo&secret=x&click_id=${'x'.repeat(24)}&status=approved`);
  await page.getByRole('button', { name: 'Probar' }).click();
  await expect(page.getByText('«secret»: no es el de esa red.')).toBeVisible();
  await expect(page.getByText(/^«click_id»: no es un clic de esa red/)).toBeVisible();
  await expect(form).toHaveValue(/status=approved/);
});

test('the focus returns to the button after the dialog of an export', async ({ page }) => {
  await openDesk(page);
  const button = page.getByRole('button', { name: 'Exportar' });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a search of one letter is refused beside the field, and the list stays', async ({ page }) => {
  await openDesk(page);
  const field = page.getByLabel('Buscar por nombre, teléfono, correo, documento o cuenta');
  await field.fill('T');
  await field.press('Enter');
  await expect(page.getByText('Escribe al menos dos letras.')).toBeVisible();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  await field.fill('telefora');
  await field.press('Enter');
  await expect(page.getByText('Escribe al menos dos letras.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Teléfora Llamada' }).first()).toBeVisible();
});

test('a lead manager sees the telephone number on demand, and the history says so', async ({ page }) => {
  await openDesk(page);
  await page.getByRole('link', { name: 'Teléfora Llamada' }).first().click();
  await page.getByRole('button', { name: 'Mostrar el teléfono' }).click();
  const link = page.getByRole('link', { name: /^Llamar al \+34/ });
  await expect(link).toBeVisible();
  expect((await link.getAttribute('href'))?.slice(-6)).toBe(applicant.phone.replaceAll(' ', '').slice(-6));
  await expect(page.getByText('Teléfono mostrado').first()).toBeVisible();
});
