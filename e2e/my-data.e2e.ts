import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { apply, newApplicant, timeout } from './support/applicant.ts';
import { violations } from './support/axe.ts';
import { inventAddress } from './support/invented-documents.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { databaseFile, urlOf } from './support/product.ts';
import { columnsWith } from './support/stored-rows.ts';

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: isScripted });

    test('R27: a person asks for the data of an address, downloads them, erases them and gets a receipt', async ({
      page,
      browser,
    }) => {
      const applicant = newApplicant();
      await apply(page, applicant, { isScripted });
      await mailTo(applicant.email, 'Hemos recibido tu solicitud');

      const other = await browser.newContext({ javaScriptEnabled: isScripted });
      await other.setExtraHTTPHeaders({ 'x-forwarded-for': inventAddress() });
      const person = await other.newPage();
      await person.goto(urlOf('es-ES', '/politica-privacidad/'));
      await person.getByRole('link', { name: 'Tus datos' }).click();
      await person.getByLabel('Correo electrónico').fill(applicant.email);
      await person.getByRole('button', { name: 'Enviarme el enlace' }).click();
      await expect(person.getByText('Mira tu correo')).toBeVisible({ timeout });

      const link = linkIn(await mailTo(applicant.email, 'Los datos que tenemos de ti'));
      await person.goto(link);
      await expect(person.getByRole('heading', { level: 1 })).toHaveText('Lo que tenemos de ti');
      for (const value of [applicant.lastName, applicant.email, applicant.phone.replaceAll(' ', '')]) {
        await expect(person.getByText(value, { exact: false }).first()).toBeVisible();
      }
      if (isScripted) expect(await violations(person)).toEqual([]);

      const [download] = await Promise.all([
        person.waitForEvent('download'),
        person.getByRole('button', { name: 'Descargar los datos (JSON)' }).click(),
      ]);
      const held = JSON.parse(readFileSync(await download.path(), 'utf8'));
      expect(download.suggestedFilename()).toBe('my-data.json');
      expect(held.applications[0].answers).toContainEqual({ name: 'hasBankAccount', value: true });

      await person.getByText('Borrar mis datos', { exact: true }).click();
      await person.getByRole('button', { name: 'Sí, borrar mis datos' }).click();
      await expect(person.getByRole('heading', { level: 1 })).toHaveText(
        'Hemos borrado tus datos, salvo lo que tenemos que conservar',
        { timeout },
      );
      const number = new URL(person.url()).searchParams.get('receipt') ?? '';
      await expect(person.getByText(number)).toBeVisible();
      if (isScripted) expect(await violations(person)).toEqual([]);

      expect(await mailTo(applicant.email, 'Hemos borrado tus datos, salvo lo que tenemos que conservar')).toContain(
        number,
      );
      expect(columnsWith(databaseFile(), applicant.email)).toEqual([]);
      await person.goto(link);
      await expect(person.getByRole('heading', { level: 1 })).toHaveText('Este enlace no abre nada');
      await other.close();
    });
  });
}

test('the page that asks for the address is on every site, in no index, and refuses what is no address', async ({
  page,
}) => {
  await page.goto(urlOf('ru-UA', '/ru/my-data/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваши данные');
  await page.goto(urlOf('es-ES', '/my-data/'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByLabel('Correo electrónico').fill('esto no es un correo');
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByText('Revisa el correo', { exact: false }).first()).toBeVisible();
  // After the answer the page has been seen without its title for a moment.
  await expect(page).toHaveTitle(/\S/);
  expect(await violations(page)).toEqual([]);
});
