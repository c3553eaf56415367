import { expect, test } from '@playwright/test';
import { apply, newApplicant, timeout } from './support/applicant.ts';
import { violations } from './support/axe.ts';
import { send } from './support/http.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { urlOf } from './support/product.ts';

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: isScripted });

    test('R30: the form stops advertising, keeps a wrong address with its error, and can be undone', async ({
      page,
    }) => {
      const answer = await page.goto(urlOf('es-ES', '/unsubscribe/'));
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['cache-control']).toContain('no-store');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      const submit = page.getByRole('button', { name: 'Darme de baja' });

      await submit.click();
      await expect(page.locator('#unsubscribe-email-error')).toContainText('Escribe un correo o un teléfono');
      await page.getByLabel('Correo electrónico').fill('ana@');
      await page.getByLabel('Teléfono').fill('612 34');
      await submit.click();
      await expect(page.locator('#unsubscribe-phone-error')).toContainText('Escribe un teléfono completo');
      await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@');
      await expect(page.getByLabel('Teléfono')).toHaveValue('612 34');
      if (isScripted) expect(await violations(page)).toEqual([]);

      const { email } = newApplicant();
      await page.getByLabel('Correo electrónico').fill(email);
      await page.getByLabel('Teléfono').fill('');
      await submit.click();
      await expect(page.getByText('Hecho: no enviaremos publicidad')).toBeVisible();
      await expect(page.getByText(email)).toHaveCount(0);
      await page.getByRole('link', { name: 'Deshacer la baja' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya no enviaremos publicidad');
      await page.getByRole('button', { name: 'Deshacer la baja' }).click();
      await expect(page).toHaveURL(urlOf('es-ES', '/unsubscribe/?result=undone'));
      await expect(page.getByText('Baja deshecha')).toBeVisible();
    });
  });
}

test('R30: an applicant whose address was typed gets a confirmation, whose link undoes it', async ({ page }) => {
  // The job that mails it runs once a minute.
  test.setTimeout(4 * timeout + 180_000);
  const applicant = newApplicant();
  await apply(page, applicant);
  await page.goto(urlOf('es-ES', '/unsubscribe/'));
  await page.getByLabel('Correo electrónico').fill(applicant.email);
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expect(page.getByText('Hecho: no enviaremos publicidad')).toBeVisible();
  const mail = mailTo(applicant.email, 'Ya no te enviaremos publicidad', 150_000);
  await page.goto(linkIn(await mail));
  await page.getByRole('button', { name: 'Deshacer la baja' }).click();
  await expect(page.getByText('Baja deshecha')).toBeVisible();
});

test('R30: one click of a mail program reaches the CMS without cookie and origin, and a GET only leads to a page', async () => {
  const path = `/api/unsubscribe/one-click?site=es-ES&token=${'A'.repeat(43)}`;
  const click = (body: string) =>
    send(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) },
    });
  // Nobody has guessed a token: the CMS answers that it knows none.
  expect(await click('List-Unsubscribe=One-Click')).toMatchObject({
    status: 404,
    body: 'This address unsubscribes nobody.\n',
  });
  expect((await click('a=b')).status).toBe(400);
  const opened = await send(path);
  expect([opened.status, opened.headers.location]).toEqual([302, `/mail/?token=${'A'.repeat(43)}`]);
});

test('the form is in the language of each site', async ({ page }) => {
  for (const [site, path, title] of [
    ['ru-UA', '/ru/unsubscribe/', 'Отказаться от рекламы'],
    ['uk-UA', '/unsubscribe/', 'Відмовитися від реклами'],
    ['es-MX', '/unsubscribe/', 'Dejar de recibir publicidad'],
  ] as const) {
    await page.goto(urlOf(site, path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});
