import { expect, type Page, test } from '@playwright/test';
import { send } from './support/http.ts';
import { urlOf } from './support/product.ts';

const year2026 = '/calendario-laboral-2026/';
const regionField = (page: Page) => page.getByRole('combobox', { name: 'Comunidad autónoma' });

test('a visitor chooses a community and gets its holidays, by an address that can be shared', async ({ page }) => {
  await page.goto(urlOf('es-ES', year2026));
  await expect(page.getByRole('table', { name: 'Mayo de 2026' }).getByText('Comunidad de Madrid')).toHaveCount(0);
  await regionField(page).selectOption('Madrid');
  await page.getByRole('button', { name: 'Ver festivos' }).click();
  await expect(page).toHaveURL(/\?comunidad=madrid$/);
  await expect(regionField(page)).toHaveValue('madrid');
  await expect(page.getByRole('table', { name: 'Mayo de 2026' })).toContainText('Fiesta de la Comunidad de Madrid');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/calendario-laboral-2026\/$/);
  await expect(page.getByRole('link', { name: 'Boletín Oficial del Estado' }).first()).toHaveAttribute(
    'href',
    /BOE-A-2025-21667/,
  );
  await page.getByRole('navigation', { name: 'Calendarios de otros años' }).getByRole('link', { name: '2027' }).click();
  await expect(page).toHaveURL(/calendario-laboral-2027\/\?comunidad=madrid$/);
  await expect(page.getByText('no se han comparado todavía con la lista oficial')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the community and the count of working days work', async ({ page }) => {
    await page.goto(urlOf('es-ES', year2026));
    await regionField(page).selectOption('Andalucía');
    await page.getByRole('button', { name: 'Ver festivos' }).click();
    await page.getByLabel('Desde').fill('2026-11-01');
    await page.getByLabel('Hasta').fill('2026-11-30');
    await page.getByRole('button', { name: 'Contar días' }).click();
    // November has 21 days from Monday to Friday; in Andalucía the rest of All Saints' passes to Monday 2.
    await expect(page.getByRole('status').filter({ hasText: 'Andalucía' })).toContainText(
      '20 días laborables, 1 festivo, 9 de fin de semana',
    );
    await expect(regionField(page)).toHaveValue('andalucia');
  });
});

test('dates that cannot be counted get a message each, and keep what was typed', async ({ page }) => {
  const open = (query: string) => page.goto(urlOf('es-ES', `${year2026}?${query}`));
  await open('from=ayer&to=2026-02-30');
  await expect(page.getByLabel('Desde')).toHaveValue('ayer');
  await expect(page.getByLabel('Desde')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('«ayer» no es una fecha.')).toBeVisible();
  await expect(page.getByLabel('Hasta')).toHaveValue('2026-02-30');
  await open('from=&to=2026-02-10');
  await expect(page.getByText('Falta la fecha.')).toBeVisible();
  await expect(page.getByLabel('Hasta')).toHaveValue('2026-02-10');
  await open('from=2026-03-10&to=2026-03-01');
  await expect(page.getByText('Esta fecha es anterior a la primera.')).toBeVisible();
  await open('from=2023-12-31&to=2028-01-01');
  await expect(page.getByText('Solo contamos del 1 de enero de 2024 al 31 de diciembre de 2027.')).toHaveCount(2);
  await expect(page.getByLabel('Desde')).toHaveValue('2023-12-31');
});

test('a community that we do not know is named, and the page shows the whole country', async ({ page }) => {
  await page.goto(urlOf('es-ES', `${year2026}?comunidad=atlantida`));
  await expect(page.getByText('No conocemos «atlantida».')).toBeVisible();
  await expect(regionField(page)).toHaveValue('');
});

test('the file of a year and a community is an iCalendar file that a program can subscribe to', async ({ page }) => {
  await page.goto(urlOf('es-ES', `${year2026}?comunidad=madrid`));
  const subscribe = page.getByRole('link', { name: 'Suscribirse (Madrid, 2026)' });
  await expect(subscribe).toHaveAttribute('href', /^webcal:.*\/calendars\/es-ES\/2026\/madrid\.ics$/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar .ics (Madrid, 2026)' }).click();
  expect((await download).suggestedFilename()).toBe('madrid-2026.ics');

  const { status, headers, body } = await send('/calendars/es-ES/2026/madrid.ics');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['cache-control']).toContain('max-age=');
  const lines = body.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBeGreaterThanOrEqual(12);
  const labourDay = lines.indexOf('DTSTART;VALUE=DATE:20260501');
  expect(lines.slice(labourDay, labourDay + 3)).toContain('SUMMARY:Fiesta del Trabajo');
});

for (const path of [
  '/calendars/es-ES/2031/madrid.ics',
  '/calendars/es-ES/2026/atlantida.ics',
  '/calendars/xx/2026/madrid.ics',
]) {
  test(`${path} answers 404`, async () => {
    expect((await send(path)).status).toBe(404);
  });
}

test('the topic and the blog list the calendars, and the sitemap has them', async ({ page }) => {
  for (const path of ['/blog/', '/blog/calendario-laboral/']) {
    await page.goto(urlOf('es-ES', path));
    const list = page.getByRole('region', { name: 'Calendarios laborales' });
    await expect(list.getByRole('link')).toHaveText(
      [2027, 2026, 2025, 2024].map((year) => `Calendario laboral ${year}`),
    );
  }
  const { body } = await send('/sitemaps/calendars.xml');
  expect(body.match(/<loc>[^<]*\/calendario-laboral-\d{4}\/<\/loc>/g)).toHaveLength(4);
});
