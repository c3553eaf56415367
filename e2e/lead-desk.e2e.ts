import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, callAdmin, invite, openAdmin } from './support/admin-people.ts';
import { type Applicant, newApplicant } from './support/applicant.ts';
import { applicationOf, searchDesk } from './support/desk.ts';
import { send } from './support/http.ts';
import { administratorSession } from './support/session.ts';
import { submitApplication } from './support/submit-application.ts';

/** Each test reads what the previous one changed. */
test.describe.configure({ mode: 'serial' });

/** A surname of this run in letters only: it tells these applications from those of other tests. */
const surname = `De la Mesa ${Array.from(Date.now().toString(), (digit) => 'abcdefghij'[Number(digit)]).join('')}`;

const people = {
  matched: newApplicant('es-ES', { firstName: 'Encarna', lastName: surname }),
  unmatched: newApplicant('es-ES', { firstName: 'Nicanor', lastName: surname, monthlyIncome: '100' }),
  mexican: newApplicant('es-MX', { firstName: 'Máxima', lastName: surname }),
} satisfies Record<string, Applicant>;

let manager: AdminPerson;
let editor: AdminPerson;
let token: string;
test.beforeAll(async () => {
  manager = await invite('lead-manager-es');
  editor = await invite('editor-es');
  token = await submitApplication(people.matched);
  await submitApplication(people.unmatched);
  await submitApplication(people.mexican);
});
test.afterAll(async () => {
  await manager?.remove();
  await editor?.remove();
});

// The pages of the desk have links of their own.
const menu = (page: Page) => page.getByRole('navigation').first();
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link', { name: surname }) });
const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const buttons = (page: Page) => panel(page, 'Estado').getByRole('button').allTextContents();

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Buscar por nombre, teléfono, correo, documento o cuenta').fill(text);
  await page.keyboard.press('Enter');
}

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function openDesk(page: Page, session = manager.session): Promise<void> {
  await openAdmin(page, session);
  await menu(page).getByRole('link', { name: 'Solicitudes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitudes' })).toBeVisible();
}

async function openApplication(page: Page, { firstName }: Applicant): Promise<void> {
  await openDesk(page);
  await search(page, `${firstName} ${surname}`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${surname}` })).toBeVisible();
}

test.describe('an editor', () => {
  test('sees no applications in the menu or at /admin/desk, and gets 403 from the API', async ({ page }) => {
    await openAdmin(page, editor.session);
    await expect(menu(page).getByRole('link', { name: 'Gestor de contenido' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Solicitudes' })).toHaveCount(0);
    await page.goto(page.url().replace(/\/admin.*/, '/admin/desk'));
    await expect(page.getByText('No tienes los permisos para acceder a ese contenido.')).toBeVisible();
    await expect(page.getByText(surname)).toHaveCount(0);
    for (const [method, path] of [
      ['POST', '/desk/applications/search'],
      ['GET', '/desk/applications/1'],
      ['POST', '/desk/applications/1/change'],
      ['POST', '/desk/exports'],
      ['GET', '/desk/exports'],
    ] as const) {
      const answer = await callAdmin(editor.session, method, path, method === 'POST' ? {} : undefined);
      expect(answer.status, `${method} ${path}`).toBe(403);
    }
  });

  test('without a session the API of the desk answers 401, also to the write token', async () => {
    expect((await callAdmin('none', 'POST', '/desk/applications/search', {})).status).toBe(401);
    // The web app sends applications with this token. It can read none.
    const written = await callAdmin(process.env.CMS_WRITE_TOKEN ?? '', 'POST', '/desk/applications/search', {});
    expect(written.status).toBe(401);
  });
});

test.describe('the lead manager of Spain', () => {
  test('sees applications of Spain only, and gets 404 for an application of Mexico', async ({ page }) => {
    await openDesk(page);
    await search(page, surname);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).getByRole('link')).toHaveText([`Nicanor ${surname}`, `Encarna ${surname}`]);
    await expect(page.getByRole('combobox', { name: 'Sitio' })).toHaveCount(0);
    // The search finds an encrypted value by the whole value, and the list does not show it.
    await search(page, people.matched.document.toLowerCase());
    await expect(rows(page).getByRole('link')).toHaveText([`Encarna ${surname}`]);
    await expect(page.getByText(people.matched.phone)).toHaveCount(0);
    await search(page, people.mexican.email);
    await expect(page.getByText('Ninguna solicitud coincide con estos filtros.')).toBeVisible();

    const { id } = await applicationOf(people.mexican);
    expect((await callAdmin(manager.session, 'GET', `/desk/applications/${id}`)).status).toBe(404);
    const change = { to: 'withdrawn', reason: 'De otro país' };
    expect((await callAdmin(manager.session, 'POST', `/desk/applications/${id}/change`, change)).status).toBe(404);
    expect(await searchDesk({ search: surname, site: 'es-MX' }, manager.session)).toEqual([]);
    expect((await searchDesk({ search: surname })).length).toBe(3);
  });

  test('filters the list; the address holds the filters and not the search text (R28)', async ({ page }) => {
    await openDesk(page);
    await search(page, surname);
    await choose(page, 'Ofertas', 'Ninguna encaja');
    await expect(rows(page).getByRole('link')).toHaveText([`Nicanor ${surname}`]);
    await expect(page).toHaveURL(/\/admin\/desk\?matched=no$/);
    await choose(page, 'Ofertas', 'Alguna encaja');
    await expect(rows(page).getByRole('link')).toHaveText([`Encarna ${surname}`]);
    await choose(page, 'Estado', 'Aprobada');
    await expect(page.getByText('Ninguna solicitud coincide con estos filtros.')).toBeVisible();
    await choose(page, 'Estado', 'Ofertas mostradas');
    await expect(rows(page).getByRole('link')).toHaveText([`Encarna ${surname}`]);
    await choose(page, 'Formulario', 'Registro');
    await expect(page.getByText('Ninguna solicitud coincide con estos filtros.')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect(page).toHaveURL(/\/admin\/desk$/);
    await expect(page.getByLabel('Buscar por nombre, teléfono, correo, documento o cuenta')).toHaveValue('');
  });

  test('reads an application with its matches and masked encrypted values', async ({ page }) => {
    await openApplication(page, people.matched);
    const { document, phone, email } = people.matched;
    await expect(panel(page, 'Solicitante')).toContainText(email);
    await expect(panel(page, 'Solicitante')).toContainText(`•••• ${document.slice(-3)}`);
    await expect(panel(page, 'Solicitante')).toContainText(`+34 ••• ••• ${phone.slice(-3)}`);
    await expect(panel(page, 'Consentimientos')).toContainText('Enviar la solicitud a las entidades');
    await expect(page.getByRole('heading', { name: /^Ofertas: \d+ encajan$/ })).toBeVisible();
    await expect(panel(page, 'Cronología').getByText('Solicitud recibida', { exact: true })).toBeVisible();
    await expect(panel(page, 'Cronología').getByText(/^Eligió la oferta/)).toHaveCount(0);
    expect(await page.content()).not.toContain(document);
  });

  test('has a button for each allowed status change only, and must give a reason', async ({ page }) => {
    await openApplication(page, people.matched);
    expect(await buttons(page)).toEqual(['Retirar la solicitud']);
    // The applicant leaves for a lender.
    const exit = await send('/go/112/', { headers: { cookie: `pf_application=${token}` } });
    expect(exit.status).toBe(302);
    await page.reload();
    await expect(panel(page, 'Estado')).toContainText('Oferta elegida');
    expect(await buttons(page)).toEqual([
      ...['Poner en estudio', 'Marcar como aprobada', 'Marcar como denegada', 'Marcar como firmada'],
      ...['Marcar dinero entregado', 'Retirar la solicitud'],
    ]);

    await panel(page, 'Estado').getByRole('button', { name: 'Marcar como aprobada' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('La solicitud pasará de «Oferta elegida» a «Aprobada»');
    await dialog.getByRole('button', { name: 'Marcar como aprobada' }).click();
    await expect(dialog).toContainText('Escribe el motivo: queda en el historial con tu nombre.');
    expect((await applicationOf(people.matched)).status).toBe('offer_picked');
    await dialog.getByLabel('Motivo').fill('Lo confirma Ribazo por teléfono.');
    await dialog.getByRole('button', { name: 'Marcar como aprobada' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel(page, 'Estado')).toContainText('Aprobada');
    const newest = panel(page, 'Cronología').getByRole('listitem').filter({ hasText: 'Lo confirma Ribazo' });
    await expect(newest).toContainText('Cambió de estado: De «Oferta elegida» a «Aprobada»');
    await expect(newest).toContainText('Gestor: Persona lead-manager-es');
    await expect(newest).toContainText('Lo confirma Ribazo por teléfono.');
    expect(await buttons(page)).toEqual([
      ...['Poner en estudio', 'Marcar como firmada', 'Marcar dinero entregado', 'Retirar la solicitud'],
    ]);
  });

  test('gets 409 from the server for a status change that is not allowed, and 422 without a reason', async () => {
    const { id } = await applicationOf(people.matched);
    const change = (to: string, reason: string) =>
      callAdmin(manager.session, 'POST', `/desk/applications/${id}/change`, { to, reason });
    const refused = await change('declined', 'La entidad se desdice');
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('no puede pasar a «Denegada»');
    expect((await change('offers_shown', 'Vuelta atrás')).status).toBe(409);
    expect((await change('signed', '  ')).status).toBe(422);
    expect((await change('paid', 'Ningún estado')).status).toBe(422);
    expect((await applicationOf(people.matched)).status).toBe('approved');
  });

  test('exports the filtered applications without encrypted values, and the export is logged', async ({ page }) => {
    await openDesk(page);
    await search(page, surname);
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Exportar' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('un archivo CSV con 2 solicitudes');
    await expect(dialog.getByRole('checkbox', { name: /pruebas de los permisos/ })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /datos protegidos/ })).toHaveCount(0);
    await dialog.getByLabel('¿Para qué es?').fill('Porque sí');
    await dialog.getByRole('button', { name: 'Exportar' }).click();
    await expect(dialog).toContainText('al menos 10 caracteres');
    const purpose = `Revisión de la semana de ${surname}`;
    await dialog.getByLabel('¿Para qué es?').fill(purpose);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Exportar' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^solicitudes-[\d-]+\.csv$/);

    const csv = await readFile(await download.path(), 'utf8');
    const lines = csv.split('\r\n').filter(Boolean);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\uFEFFNúmero;Sitio;Estado;/);
    expect(lines[0]).not.toMatch(/Documento|Teléfono|Cuenta;/);
    expect(csv).toContain(people.matched.email);
    expect(csv).toContain('Aprobada');
    for (const { document, phone } of [people.matched, people.unmatched]) {
      expect(csv).not.toContain(document);
      expect(csv).not.toContain(phone.slice(-6));
    }
    expect(csv).not.toContain(people.mexican.email);

    await page.getByRole('link', { name: 'Registro de exportaciones' }).click();
    const line = page.getByRole('row').filter({ hasText: purpose });
    await expect(line).toContainText('Persona lead-manager-es');
    await expect(line).toContainText('España · con una búsqueda');
    await expect(line.getByRole('gridcell', { name: '2', exact: true })).toBeVisible();
    // The log does not hold the search text, because it is personal.
    await expect(line.getByText(surname)).toHaveCount(1);
    await expect(line.getByText('Con datos protegidos')).toHaveCount(0);
  });

  test('gets 403 for an export with encrypted values', async () => {
    const answer = await callAdmin(manager.session, 'POST', '/desk/exports', {
      ...{ filters: { search: surname }, withSecrets: true },
      purpose: 'Con todos los números',
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain(people.matched.email);
  });
});

test.describe('the administrator', () => {
  test('can export encrypted values, and reads in the log who exported what', async ({ page }) => {
    await openDesk(page, administratorSession());
    await search(page, surname);
    await expect(rows(page)).toHaveCount(3);
    await choose(page, 'Sitio', 'México');
    await expect(rows(page).getByRole('link')).toHaveText([`Máxima ${surname}`]);
    await page.getByRole('button', { name: 'Exportar' }).click();
    const dialog = page.getByRole('dialog');
    const purpose = `A petición de la autoridad, ${surname}`;
    await dialog.getByLabel('¿Para qué es?').fill(purpose);
    await dialog.getByRole('checkbox', { name: /datos protegidos/ }).click();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Exportar' }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    expect(csv).toContain(people.mexican.document);
    expect(csv).toContain(people.mexican.phone.replaceAll(' ', ''));

    await page.getByRole('link', { name: 'Registro de exportaciones' }).click();
    const line = page.getByRole('row').filter({ hasText: purpose });
    await expect(line).toContainText('México · con una búsqueda');
    await expect(line).toContainText('Con datos protegidos');
    await expect(page.getByRole('row').filter({ hasText: 'Persona lead-manager-es' }).first()).toBeVisible();
  });
});
