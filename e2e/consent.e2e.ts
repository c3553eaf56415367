import { expect, test } from './support/browsing.ts';
import { urlOf } from './support/product.ts';

test('R15, R20: before consent a visit with a campaign query stores nothing, and sends only GET, to its own host', async ({
  page,
  context,
}) => {
  const own = new URL(urlOf('es-ES', '/')).host;
  const requests: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const isOwn = host === own || protocol === 'data:';
    requests.push(request.method() === 'GET' && isOwn ? 'own' : `${request.method()} ${request.url()}`);
  });
  await page.goto(`${urlOf('es-ES', '/')}?utm_source=newsletter&gclid=x`);
  await page.getByRole('link', { name: 'Guías', exact: true }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /criptomoneda/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('criptomoneda');
  await page.goBack();
  await page.goto(urlOf('es-ES', '/offers/?utm_source=newsletter'));
  // Before the scripts have loaded, a choice only takes effect with the button, so the test chooses again.
  await expect(async () => {
    await page.getByLabel('Ordenar por').selectOption('apr');
    await expect(page).toHaveURL(/sort=apr/, { timeout: 2_000 });
  }).toPass();
  await page
    .getByRole('link', { name: /^Ver condiciones/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/prestamistas\//);
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.filter((request) => request !== 'own')).toEqual([]);
});

test('choosing a language stores one cookie, pf_locale, for a year', async ({ page, context }) => {
  await page.goto(urlOf('uk-UA', '/'));
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page).toHaveURL(urlOf('ru-UA', '/ru/'));
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, path, sameSite }) => ({ name, value, path, sameSite }))).toEqual([
    { name: 'pf_locale', value: 'ru-UA', path: '/', sameSite: 'Lax' },
  ]);
  const days = ((cookies[0]?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto(urlOf('uk-UA', '/'));
  await expect(page).toHaveURL(urlOf('ru-UA', '/ru/'));
});
