import { expect, type Locator, type Page, test } from '@playwright/test';
import { type AdminPerson, invite, openAdmin } from './support/admin-people.ts';
import { newApplicant } from './support/applicant.ts';
import { violations } from './support/axe.ts';
import { applicationOf } from './support/desk.ts';
import { tabTo } from './support/keys.ts';
import { databaseFile, ports } from './support/product.ts';
import { expectSpanish } from './support/spanish-screen.ts';
import { withDatabase } from './support/stored-rows.ts';
import { submitApplication } from './support/submit-application.ts';

/** A surname of this run in letters only. */
const surname = `Del Día ${Array.from(Date.now().toString(), (digit) => 'abcdefghij'[Number(digit)]).join('')}`;
const applicant = newApplicant('es-ES', { firstName: 'Teclada', lastName: surname });

let manager: AdminPerson;
test.beforeAll(async () => {
  manager = await invite('lead-manager-es');
  const token = await submitApplication(applicant);
  const click = { locale: 'es-ES', offerId: 112, token, arm: null, attribution: null, address: '198.51.100.7' };
  const answer = await fetch(`http://localhost:${ports.cms}/api/clicks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}` },
    body: JSON.stringify(click),
  });
  expect(answer.status).toBe(201);
});
test.afterAll(() => manager?.remove());

const entries = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Cronología' }) })
    .getByRole('listitem');

/** The mail about the receipt of the application came back. */
function failMail(applicationId: number): void {
  withDatabase(databaseFile(), (database) =>
    database
      .prepare(
        "update mails set state = 'refused', last_error = 'SMTP 552 5.2.2', content = null where application_id = ?",
      )
      .run(applicationId),
  );
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Chooses an option of a list. */
async function choose(page: Page, list: string, name: string): Promise<void> {
  await press(page, page.getByRole('combobox', { name: list }));
  const option = page.getByRole('option', { name, exact: true });
  await expect(option).toBeVisible();
  await page.keyboard.press('Home');
  await expect(async () => {
    const isReached = await option.evaluate((element) => element === document.activeElement);
    if (!isReached) await page.keyboard.press('ArrowDown');
    expect(isReached).toBe(true);
  }).toPass({ intervals: [50] });
  await page.keyboard.press('Enter');
}

/** The colour scheme in which a page is drawn, once no colour is on its way to another. */
function drawnScheme(): 'light' | 'dark' | 'neither yet' {
  if (document.getAnimations().some((animation) => animation instanceof CSSTransition)) return 'neither yet';
  const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  return red > 127 ? 'light' : 'dark';
}

/** The button that empties a select is 22 pixels wide in Strapi's design system. */
async function isAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Strapi draws the colours of its theme again.
    await expect.poll(() => page.evaluate(drawnScheme)).toBe(colorScheme);
    expect(await violations(page, { except: ['target-size'] }), `${name}, ${colorScheme}`).toEqual([]);
  }
}

test('a lead manager works through a day with the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  const { id } = await applicationOf(applicant);
  await expect.poll(async () => (await applicationOf(applicant)).mails.map(({ state }) => state)).toEqual(['sent']);
  failMail(id);
  await page.setViewportSize({ width: 1024, height: 900 });
  await openAdmin(page, manager.session, '/admin/desk');
  const name = `${applicant.firstName} ${surname}`;

  await choose(page, 'Gestor', 'Sin asignar');
  await expect(page).toHaveURL(/assignee=none/);
  await press(page, page.getByRole('button', { name: 'Guardar estos filtros' }));
  await page.keyboard.type('Por repartir');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Filtros guardados' })).toHaveText('Por repartir');
  await tabTo(page, page.getByLabel('Buscar por nombre, teléfono, correo, documento o cuenta'));
  await page.keyboard.type(surname);
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectSpanish(page, 'the list with saved filters');
  await isAccessible(page, 'the list');

  await press(page, link);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Asignármela' }));
  await expect(entries(page).first()).toContainText('Asignada a Persona lead-manager-es');

  await tabTo(page, page.getByRole('textbox', { name: 'Nota' }));
  await page.keyboard.type('Prefiere que la llamen por la tarde.');
  await press(page, page.getByRole('button', { name: 'Guardar la nota' }));
  await expect(entries(page).first()).toContainText('Prefiere que la llamen por la tarde.');
  await expect(page.getByRole('textbox', { name: 'Nota' })).toHaveValue('');

  await press(page, page.getByRole('button', { name: 'Poner en estudio' }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Motivo' }));
  await page.keyboard.type('Ribazo pide la nómina.');
  await press(page, dialog.getByRole('button', { name: 'Poner en estudio' }));
  await expect(dialog).toHaveCount(0);
  await expect(entries(page).filter({ hasText: 'De «Oferta elegida» a «En estudio»' })).toContainText('Ribazo pide');

  const failed = entries(page).filter({ hasText: 'Correo rechazado por el servidor: solicitud recibida' });
  await press(page, failed.getByRole('button'));
  await expect(entries(page).filter({ hasText: 'Correo enviado de nuevo' })).toHaveCount(1);
  await expect(failed.getByRole('button')).toHaveCount(0);
  await expect.poll(async () => (await applicationOf(applicant)).mails.at(-1)?.state).toBe('sent');
  await expectSpanish(page, 'the timeline');
  await isAccessible(page, 'the application');

  await press(page, page.getByRole('link', { name: 'Volver' }));
  await expect(page).toHaveURL(/assignee=none/);
  await expect(page.getByText('Ninguna solicitud coincide con estos filtros.')).toBeVisible();
  await choose(page, 'Gestor', 'Mías');
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(page, link);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Volver' }));
  await expect(link).toBeFocused();
});
