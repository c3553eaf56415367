import { type Browser, expect, type Page, test } from '@playwright/test';
import { type AdminPerson, invite, openAdmin } from './support/admin-people.ts';
import { type ApprovedAffiliate, approvedAffiliate } from './support/affiliate.ts';
import { violations } from './support/axe.ts';
import { consentTo } from './support/consent.ts';
import { exitsOf, leaveBy } from './support/exit.ts';
import { inventAddress } from './support/invented-documents.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { reportClick } from './support/network.ts';
import { databaseFile, urlOf } from './support/product.ts';
import { readRows, withDatabase } from './support/stored-rows.ts';

/**
 * The month of one affiliate: from the approval over two sales, of which one is taken back, to the payment. Each part has tests of its own;
 * this one shows that they fit together, on the pages of the affiliate and of the manager.
 */

/** Ribazo, an offer of the seed. */
const OFFER = 112;
const lastMonth = new Date(new Date().getFullYear(), new Date().getMonth() - 1, 15).toLocaleDateString('sv-SE');
const month = lastMonth.slice(0, 7);

let manager: AdminPerson;
test.beforeAll(async () => {
  manager = await invite('affiliate-manager-es');
});
test.afterAll(() => manager?.remove());

/** A visitor who comes by the link of the affiliate, allows measurement and leaves for a lender. @returns the id of the click */
async function clickOf(browser: Browser, code: string): Promise<string> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': inventAddress() } });
  const page = await context.newPage();
  await consentTo(page, 'es-ES', ['measurement']);
  await page.goto(urlOf('es-ES', `/?aff=${code}`));
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('pf_current');
  await page.goto(urlOf('es-ES', '/offers/?amount=300&days=100'));
  const { target } = await leaveBy(page, exitsOf(page, OFFER).first());
  await context.close();
  return target.searchParams.get('click_id') ?? '';
}

/** Moves the credits of an affiliate to the last month and confirms the open one, as the CMS does after the hold (affiliate-credits.test.ts). */
function endHold({ id }: ApprovedAffiliate): void {
  withDatabase(databaseFile(), (database) => {
    database.prepare('update affiliate_credits set day = ? where affiliate_id = ?').run(lastMonth, id);
    database
      .prepare("update affiliate_credits set state = 'confirmed' where affiliate_id = ? and state = 'open'")
      .run(id);
  });
  const states = readRows(databaseFile(), 'select state from affiliate_credits where affiliate_id = ?', id);
  expect(states.flatMap(({ state }) => state ?? []).sort()).toEqual(['confirmed', 'void']);
}

/** Opens the page of the affiliate with the statement of the last month, and looks at it on a phone and on a large screen. */
async function openStatement(page: Page, { link }: ApprovedAffiliate): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu página de afiliado');
  await page.getByLabel('Mes', { exact: true }).selectOption(month);
  await page.getByRole('button', { name: 'Ver el mes' }).click();
  await expect(page.getByLabel('Mes', { exact: true })).toHaveValue(month);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await violations(page)).toEqual([]);
}

test('an affiliate is paid for one sale, and not for the one that was taken back', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': inventAddress() });
  const affiliate = await approvedAffiliate(page, manager.session, { model: 'cps', rate: '20' });

  await test.step('two visitors get loans, and a lender takes one back', async () => {
    for (const payout of [40, 35]) {
      const click = await clickOf(browser, affiliate.code);
      const paid = { payout: { amount: payout, currency: 'EUR' } };
      expect((await reportClick(click, 'issued', paid)).body).toMatchObject({ outcome: 'applied' });
      if (payout === 35) expect((await reportClick(click, 'chargeback')).body).toMatchObject({ outcome: 'applied' });
    }
    endHold(affiliate);
  });

  await test.step('the page of the affiliate has the one sale as confirmed, and says why the other is not valid', async () => {
    await openStatement(page, affiliate);
    await expect(page.getByRole('row', { name: /^Total/ })).toHaveText(/2\s*0\s*1\s*0\s€\s*20\s€\s*0\s€/);
    await expect(page.getByRole('row', { name: /Préstamo × 1.*La entidad retiró el préstamo/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Pagos' })).toHaveCount(0);
  });

  await test.step('the affiliate says where to pay, and confirms it by the link of a mail', async () => {
    const form = page.locator('#affiliate-payout');
    await form.getByLabel('Cómo quieres cobrar').selectOption('bank');
    await form.getByLabel('Cuenta').fill('ES91 2100 0418 4502 0005 1332');
    await form.getByRole('button', { name: 'Enviarme la confirmación' }).click();
    await expect(form.getByText('Mira tu correo')).toBeVisible();
    await page.goto(linkIn(await mailTo(affiliate.email, 'Confirma tus nuevos datos de cobro')));
    await page.getByRole('button', { name: 'Confirmar la cuenta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmado');
  });

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const admin = await desk.newPage();
  await test.step('a manager prepares the payment, which has the one sale and says how to pay', async () => {
    await openAdmin(admin, manager.session, '/admin/affiliates');
    await admin.getByRole('link', { name: 'Pagos' }).click();
    await admin.getByRole('button', { name: 'Preparar un pago' }).click();
    await admin.getByRole('dialog').getByLabel('Hasta el mes').fill(month);
    await admin.getByRole('dialog').getByRole('button', { name: 'Preparar' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: /^Lote de pagos \d+$/ })).toBeVisible();
    const row = admin.getByRole('grid', { name: 'Pagos del lote' }).getByRole('row', { name: affiliate.code });
    await expect(row).toContainText('20,00 EUR');
    await expect(row).toContainText('ES9121000418450200051332');
    expect(await violations(admin)).toEqual([]);
  });

  await test.step('and marks it as paid, with the reference of the bank', async () => {
    await admin.getByRole('button', { name: 'Marcar como pagado' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel(/^Referencia\W*$/).fill('TRANSF-2026-11');
    await dialog.getByRole('button', { name: 'Marcar como pagado' }).click();
    await expect(admin.getByText('Guardado con tu nombre')).toBeVisible();
    await expect(
      admin.getByRole('grid', { name: 'Pagos del lote' }).getByRole('row', { name: affiliate.code }),
    ).toContainText('TRANSF-2026-11');
  });
  await desk.close();

  await test.step('the page of the affiliate has the payment with its reference', async () => {
    await openStatement(page, affiliate);
    await expect(page.getByRole('row', { name: /^Total/ })).toHaveText(/2\s*0\s*1\s*0\s€\s*0\s€\s*20\s€/);
    await expect(page.getByRole('row', { name: /20\s€.*TRANSF-2026-11/ })).toBeVisible();
  });
});
