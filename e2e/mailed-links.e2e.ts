import { expect, test } from '@playwright/test';
import { apply, newApplicant } from './support/applicant.ts';
import { violations } from './support/axe.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { urlOf } from './support/product.ts';

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: isScripted });

    test('the link of a mail opens the application in another browser, and no other page learns its address', async ({
      page,
      browser,
    }) => {
      const applicant = newApplicant();
      await apply(page, applicant, { isScripted });
      const link = linkIn(await mailTo(applicant.email, 'Hemos recibido tu solicitud'));
      expect(new URL(link).host).toBe(new URL(urlOf('es-ES', '/')).host);

      const other = await browser.newContext({ javaScriptEnabled: isScripted });
      const phone = await other.newPage();
      const referrers: (string | undefined)[] = [];
      phone.on('request', (request) => referrers.push(request.headers().referer));
      const answer = await phone.goto(link);
      expect(answer?.headers()).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
      });
      await expect(phone.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      // A mail program that opens the link opens nothing yet.
      expect((await other.cookies()).map(({ name }) => name)).not.toContain('pf_application');
      await phone.getByRole('button', { name: 'Ver mi solicitud' }).click();
      await expect(phone).toHaveURL(urlOf('es-ES', '/process/?stay=1'));
      await expect(phone.getByRole('region', { name: 'Cómo va tu solicitud' })).toContainText('Ofertas comparadas');
      const token = new URL(link).searchParams.get('token') ?? '';
      expect(token).toHaveLength(43);
      expect(referrers.filter((referrer) => referrer?.includes(token))).toEqual([]);
      await other.close();
    });
  });
}

test('a link that opens nothing says so, and is no error', async ({ page }) => {
  for (const query of ['', '?token=x', `?token=${'A'.repeat(43)}`]) {
    const answer = await page.goto(urlOf('es-ES', `/mail/${query}`));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace no abre nada');
    await expect(page).toHaveTitle('Este enlace no abre nada · Prestafaro');
  }
  expect(await violations(page)).toEqual([]);
  await page.goto(urlOf('ru-UA', '/ru/mail/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Эта ссылка ничего не открывает');
  await expect(page).toHaveTitle('Эта ссылка ничего не открывает · Prestafaro');
});
