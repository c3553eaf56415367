import { expect, type Page, test } from '@playwright/test';
import { openAdmin } from './support/admin-people.ts';
import { apply, newApplicant, timeout } from './support/applicant.ts';
import { violations } from './support/axe.ts';
import { applicationOf } from './support/desk.ts';
import { Editor } from './support/editor.ts';
import { exitsOf } from './support/exit.ts';
import { send } from './support/http.ts';
import { deliveryKey, startLenderServer } from './support/lender-server.ts';
import { urlOf } from './support/product.ts';
import { administratorSession } from './support/session.ts';

/** Brizna Préstamos, an offer that fits the usual applicant. */
const OFFER = 102;
const LENDER = 'Brizna Préstamos';

let lender: Awaited<ReturnType<typeof startLenderServer>>;
let documentId: string;

test.beforeAll(async () => {
  lender = await startLenderServer();
  const editor = Editor.of();
  documentId = (await editor.find('lender', 'es-ES', 'name', LENDER)).documentId;
  const delivery = { key: deliveryKey, url: lender.url, isShared: true, income: true, document: true, account: false };
  await editor.publish('lender', 'es-ES', documentId, { delivery });
});
test.afterAll(async () => {
  await Editor.of().publish('lender', 'es-ES', documentId, { delivery: null });
  await lender.close();
});

/** The feed of the web app may be a minute old. */
async function chosen(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.locator(`a[href="/transition/?offer=${OFFER}"]`)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });
  await page.locator(`a[href="/transition/?offer=${OFFER}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Enviar tu solicitud a ${LENDER}`);
}

/** Presses the button with this document, which the page asks for. */
async function press(page: Page, document: string): Promise<void> {
  await page.getByLabel('DNI o NIE', { exact: true }).fill(document);
  await page.getByRole('button', { name: `Enviar mi solicitud a ${LENDER}` }).click();
}

/** The page says what to mend and keeps what was typed. Nothing is sent. */
async function refusedWith(page: Page, document: string, message: string): Promise<void> {
  const before = lender.leads().length;
  await press(page, document);
  const field = page.getByLabel('DNI o NIE', { exact: true });
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([new RegExp(`^${message}`)]);
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
  await expect(field).toHaveValue(document);
  expect(lender.leads()).toHaveLength(before);
}

/** The page has no violation on a phone in the dark, and nothing that is wider than the screen. */
async function inNarrowDark(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath(`${name}-360-dark.png`), fullPage: true });
  await page.emulateMedia({ colorScheme: 'light' });
  if (size) await page.setViewportSize(size);
}

/** A lead manager sees the delivery with its attempt. */
async function seesAttempts(page: Page, id: number): Promise<void> {
  await openAdmin(page, administratorSession(), `/admin/desk/${id}`);
  const panel = page.getByRole('listitem').filter({ hasText: `${LENDER} recibió la solicitud` });
  await expect(panel.getByText('Respuesta de la entidad: En estudio')).toBeVisible();
  await panel.getByText('Ver qué respondió el servidor').click();
  await expect(panel.getByRole('row', { name: /Recibida 201/ })).toBeVisible();
  await panel.screenshot({ path: test.info().outputPath('panel.png') });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an applicant reads what is sent, sends it with one button, and the lender gets these parts once', async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const before = lender.leads().length;
      const applicant = newApplicant();
      await apply(page, applicant, { isScripted: javaScriptEnabled });
      // Without scripts the page of the progress has a link to the offers.
      if (!javaScriptEnabled) await page.goto(urlOf('es-ES', '/offers/?amount=300&days=100'));
      await expect(page).toHaveURL(/\/offers\//, { timeout });
      await expect(exitsOf(page, 112).first()).toBeVisible();
      const card = page
        .getByRole('listitem')
        .filter({ has: exitsOf(page, 112) })
        .first();
      await card.locator('summary').click();
      await expect(card.getByText('nosotros no le enviamos tu solicitud')).toBeVisible();
      await chosen(page);

      await expect(page.getByText('ingresos de un mes')).toBeVisible();
      await expect(page.getByText('tipo y número de tu documento')).toBeVisible();
      await expect(page.getByText('la cuenta donde recibirías el dinero')).toHaveCount(0);
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      if (javaScriptEnabled) await inNarrowDark(page, 'transition');
      expect(lender.leads()).toHaveLength(before);

      await refusedWith(page, '', 'Escribe el número de tu DNI o NIE');
      await refusedWith(page, '12345678A', 'La letra no corresponde');
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      await press(page, applicant.document);
      await expect(page.getByRole('status')).toContainText(LENDER);
      await expect(page.getByRole('button', { name: 'Enviar mi solicitud' })).toHaveCount(0);
      expect(page.url()).not.toContain(applicant.document);
      expect(page.url()).not.toContain(applicant.email);
      await expect.poll(() => lender.leads().length).toBe(before + 1);
      const lead = lender.leads().at(-1);
      expect(lead).toMatchObject({
        ...{ type: 'application', offer_id: OFFER, loan: { amount: 300, days: 100, currency: 'EUR' } },
        person: { first_name: applicant.firstName, last_name: applicant.lastName },
        contact: { email: applicant.email },
        income: { employment: 'employee' },
      });
      expect(lead).toMatchObject({ document: { kind: 'dni', number: applicant.document } });
      expect(lead).not.toHaveProperty('account');

      await expect(async () => {
        await page.goto(urlOf('es-ES', '/process/?stay=1'));
        await expect(page.getByText(`${LENDER} ha recibido tu solicitud`)).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 30_000 });
      if (javaScriptEnabled) await inNarrowDark(page, 'process');
      const { id, clicks, deliveries } = await applicationOf(applicant);
      if (javaScriptEnabled) await seesAttempts(page, id);
      expect(clicks.map(({ offerId }) => offerId)).toEqual([OFFER]);
      expect(deliveries).toMatchObject([
        { lender: LENDER, state: 'accepted', attempts: [{ outcome: 'accepted', httpStatus: 201 }] },
      ]);
    });
  });
}

test('an applicant gets to the page that sends the application from the comparison, and to the lender from a page for everybody', async ({
  page,
}) => {
  test.setTimeout(200_000);
  await apply(page, newApplicant());
  await expect(page).toHaveURL(/\/offers\//, { timeout });
  const sending = page.locator(`a[href="/transition/?offer=${OFFER}"]`);
  for (const query of ['amount=300&days=100&all=1', `amount=300&days=100&offer=${OFFER}&offer=112`]) {
    await expect(async () => {
      await page.goto(urlOf('es-ES', `/offers3/?${query}`));
      await expect(sending).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 120_000 });
    await expect(exitsOf(page, OFFER)).toHaveCount(0);
    await expect(exitsOf(page, 112).first()).toBeVisible();
    await expect(page.getByText('podrás enviarle tu solicitud').first()).toBeVisible();
  }
  await page.goto(urlOf('es-ES', '/prestamistas/brizna-prestamos/'));
  await expect(exitsOf(page, OFFER).first()).toBeVisible();
  await expect(sending).toHaveCount(0);
  await expect(page.getByText('podrás enviarle tu solicitud')).toHaveCount(0);
});

test('an applicant who withdraws reads what happens to what the lender has, and the lender is told', async ({
  page,
}) => {
  test.setTimeout(200_000);
  const applicant = newApplicant();
  await apply(page, applicant);
  await expect(page).toHaveURL(/\/offers\//, { timeout });
  await chosen(page);
  await press(page, applicant.document);
  await expect(page.getByRole('status')).toContainText(LENDER);
  await expect.poll(async () => (await applicationOf(applicant)).deliveries[0]?.state, { timeout }).toBe('accepted');
  const before = lender.withdrawn.size;

  await page.goto(urlOf('es-ES', '/process/?stay=1'));
  await page.getByText('Retirar la solicitud', { exact: true }).click();
  await expect(page.getByText('No podemos borrar lo que ya tienen')).toBeVisible();
  await page.getByRole('button', { name: 'Sí, retirarla' }).click();
  await expect(page.getByText('Hemos retirado tu solicitud.')).toBeVisible();
  await expect(page.getByText(`${LENDER} tiene tu solicitud.`)).toBeVisible();
  await expect(page.getByText('Te responderá directamente')).toHaveCount(0);
  await expect.poll(() => lender.withdrawn.size, { timeout }).toBe(before + 1);
  await expect
    .poll(async () => (await applicationOf(applicant)).deliveries.map(({ kind, state }) => [kind, state]), { timeout })
    .toEqual([
      ['withdrawal', 'accepted'],
      ['application', 'accepted'],
    ]);
  await page.goto(urlOf('es-ES', '/process/?stay=1'));
  await expect(page.getByText(`${LENDER} tiene tu solicitud. Ha recibido nuestro aviso`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qué viene después' })).toHaveCount(0);
  await page.goto(urlOf('es-ES', `/transition/?offer=${OFFER}`));
  await expect(page.getByText(`${LENDER} tiene tu solicitud.`)).toBeVisible();
  await expect(page.getByText('ningún dato tuyo')).toHaveCount(0);
  const { id } = await applicationOf(applicant);
  await openAdmin(page, administratorSession(), `/admin/desk/${id}`);
  await expect(page.getByText(`${LENDER} recibió el aviso de que ya no se necesita`)).toBeVisible();
});

test('a visitor without an application reads that nothing is sent, and goes to the lender', async ({ page }) => {
  await page.goto(urlOf('es-ES', `/transition/?offer=${OFFER}`));
  await expect(page.getByText('Con el clic no va ningún dato tuyo')).toBeVisible();
  await expect(page.getByRole('button', { name: /Enviar mi solicitud/ })).toHaveCount(0);
  await expect(exitsOf(page, OFFER)).toHaveCount(1);
});

test('the exit of an offer whose lender receives applications sends none', async ({ page }) => {
  const before = lender.leads().length;
  const applicant = newApplicant();
  await apply(page, applicant);
  await expect(page).toHaveURL(/\/offers\//, { timeout });
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await send(`/go/${OFFER}/`, { headers: { cookie } });
  expect(answer.status).toBe(302);
  const { clicks, deliveries } = await applicationOf(applicant);
  expect([clicks.length, deliveries, lender.leads().length]).toEqual([1, [], before]);
});
