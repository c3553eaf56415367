import { expect, test } from '@playwright/test';
import { type AdminPerson, invite, openAdmin } from './support/admin-people.ts';
import {
  affiliateName,
  affiliateNamed,
  approvedAffiliate,
  fillInRequest,
  newAffiliateAddress,
  requestToJoin,
  sendRequest,
} from './support/affiliate.ts';
import { apply, newApplicant } from './support/applicant.ts';
import { violations } from './support/axe.ts';
import { consentTo } from './support/consent.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { urlOf } from './support/product.ts';

let manager: AdminPerson;
test.beforeAll(async () => {
  manager = await invite('affiliate-manager-es');
});
test.afterAll(() => manager?.remove());

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: isScripted });

    test('a request is sent, and confirmed by the link of its mail', async ({ page }) => {
      await requestToJoin(page, newAffiliateAddress());
    });

    test('a wrong form names each field, and keeps what was typed', async ({ page }) => {
      await fillInRequest(page, 'ana');
      await page.getByRole('checkbox', { name: 'He leído' }).uncheck();
      await sendRequest(page);
      const summary = page.locator('#affiliate-request-errors');
      await expect(summary.getByRole('link')).toHaveText([
        'Revisa el correo, por ejemplo nombre@dominio.es',
        'Marca la casilla cuando hayas leído los dos textos',
      ]);
      await expect(page.getByLabel('Web o canal')).toHaveValue('ahorro-de-prueba.example');
      await expect(page.getByLabel('Modelo que prefieres')).toHaveValue('cpl');
    });
  });
}

test('a manager approves the request, and its visitor’s application is counted on the page of the affiliate', async ({
  page,
  browser,
}) => {
  const email = newAffiliateAddress();
  await requestToJoin(page, email);

  const desk = await browser.newContext();
  const admin = await desk.newPage();
  await openAdmin(admin, manager.session, '/admin/affiliates');
  const { id, code } = await affiliateNamed(manager.session, affiliateName(email));
  await admin
    .getByRole('row', { name: code })
    .getByRole('link', { name: affiliateName(email) })
    .click();
  await expect(admin).toHaveURL(new RegExp(`/affiliates/${id}$`));
  await admin.getByRole('button', { name: 'Aprobar' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Web revisada');
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(dialog.getByText('«Tarifa»: escribe cuánto se paga, en EUR')).toBeVisible();
  await dialog.getByLabel('Tarifa').fill('5.555');
  await expect(dialog.getByText('no se sabe si el signo separa millares o decimales')).toBeVisible();
  await dialog.getByLabel('Tarifa').fill('12,50');
  await expect(dialog.getByText('Se pagarán 12,50 € por solicitud.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(admin.getByText('Decisión guardada')).toBeVisible();
  await expect(admin.getByText('12,50 EUR').first()).toBeVisible();
  const link = linkIn(await mailTo(email, 'Tu petición de afiliado está aprobada'));

  const visit = await browser.newContext();
  const visitor = await visit.newPage();
  await consentTo(visitor, 'es-ES', ['measurement']);
  await visitor.goto(urlOf('es-ES', `/?aff=${code}`));
  await expect.poll(async () => (await visit.cookies()).map(({ name }) => name)).toContain('pf_current');
  const applicant = newApplicant();
  await apply(visitor, applicant);
  await visit.close();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu página de afiliado');
  await expect(page.getByText(`/?aff=${code}`).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toHaveText(/0\s*1\s*0\s*12,50\s€\s*0\s€\s*0\s€/);
  const words = (await page.locator('body').textContent()) ?? '';
  for (const personal of [applicant.firstName, applicant.lastName, email]) expect(words).not.toContain(personal);
  expect(await violations(page)).toEqual([]);

  await admin.reload();
  await expect(admin.getByRole('grid', { name: 'Extracto por día' }).getByRole('row').last()).toContainText('12,50');

  await admin.getByRole('button', { name: 'No válido…' }).click();
  await admin.getByRole('dialog').getByLabel('Motivo').fill('Tráfico incentivado');
  await admin.getByRole('dialog').getByRole('button', { name: 'Marcar como no válido' }).click();
  await expect(admin.getByText('Guardado y anotado en el historial')).toBeVisible();
  await expect(admin.getByRole('grid', { name: 'No válidos' })).toContainText('Tráfico incentivado');
  await page.reload();
  await expect(page.getByRole('row', { name: /Solicitud × 1.*Tráfico incentivado/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar el extracto (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^extracto-${code}-\\d{4}-\\d{2}\\.csv$`));

  await openAdmin(admin, manager.session, '/admin/affiliates');
  await admin.getByRole('link', { name: 'Pagos' }).click();
  await admin.getByRole('button', { name: 'Preparar un pago' }).click();
  await admin.getByRole('dialog').getByLabel('Hasta el mes').fill('2026-01');
  await admin.getByRole('dialog').getByRole('button', { name: 'Preparar' }).click();
  await expect(admin.getByText('No hay nada que pagar')).toBeVisible();
  await desk.close();
});

test.describe('an affiliate', () => {
  // One for all tests, because a person may send five forms an hour.
  let affiliate: Awaited<ReturnType<typeof approvedAffiliate>>;
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    affiliate = await approvedAffiliate(page, manager.session, { model: 'cpl', rate: '12,50' });
    await page.close();
  });

  for (const isScripted of [true, false]) {
    test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled: isScripted });

      test('corrects the account, and changes it by the link of a mail', async ({ page }) => {
        await page.goto(affiliate.link);
        const form = page.locator('#affiliate-payout');
        const send = () => form.getByRole('button', { name: 'Enviarme la confirmación' }).click();
        await form.getByLabel('Cómo quieres cobrar').selectOption('bank');
        await form.getByLabel('Cuenta').fill('ES91 2100 0418 4502 0005 1333');
        await send();
        await expect(form.getByText('Revisa el número de cuenta').first()).toBeVisible();
        await form.getByLabel('Cuenta').fill('ES91 2100 0418 4502 0005 1332');
        await send();
        await expect(form.getByText('Mira tu correo')).toBeVisible();
        expect(page.url()).not.toContain('1332');

        await page.goto(linkIn(await mailTo(affiliate.email, 'Confirma tus nuevos datos de cobro')));
        await expect(page.getByRole('row', { name: 'Cuenta' })).toContainText('1332');
        if (isScripted) expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Confirmar la cuenta' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmado');
        await page.goto(linkIn(await mailTo(affiliate.email, 'Han cambiado tus datos de cobro')));
        await expect(page.getByText('•••• 1332')).toBeVisible();
      });

      test('has links of the pages of the site with the code, on narrow and wide screens', async ({ page }) => {
        const { code, link } = affiliate;
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(link);
          const label = page.getByLabel('Etiqueta');
          if (isScripted) {
            await page.getByLabel('Página', { exact: true }).selectOption('/offers/');
            await label.fill('dos palabras');
            await expect(page.getByText('Usa solo letras sin acentos')).toBeVisible();
            await label.fill('boletin-11');
            await expect(page.getByText(`/offers/?aff=${code}&utm_campaign=boletin-11`)).toBeVisible();
          } else {
            await expect(label).toBeHidden();
          }
          await page.getByText('Todas las páginas con tu código').click();
          await expect(page.getByRole('listitem').filter({ hasText: `/offers/?aff=${code}` })).toBeVisible();
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
          if (isScripted) expect(await violations(page)).toEqual([]);
        }
      });
    });
  }

  test('ends the contract by the link of a mail', async ({ page }) => {
    await page.goto(affiliate.link);
    const form = page.locator('#affiliate-end');
    await form.getByRole('button', { name: 'Enviarme la confirmación' }).click();
    await expect(form.getByText('Mira tu correo')).toBeVisible();
    await page.goto(linkIn(await mailTo(affiliate.email, 'Confirma que quieres terminar tu contrato de afiliado')));
    await page.getByRole('button', { name: 'Terminar el contrato' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmado');
    await page.goto(linkIn(await mailTo(affiliate.email, 'Tu contrato de afiliado ha terminado')));
    await expect(page.getByText('Tu contrato ha terminado')).toBeVisible();
    await expect(page.locator('#affiliate-end')).toHaveCount(0);
  });
});

test('a visitor without consent is not attributed (R15, R18)', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/?aff=a-7k3m9x'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('pf_current');
});

test('the page of the programme is accessible', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/programa-de-afiliados/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programa de afiliados');
  expect(await violations(page)).toEqual([]);
});
