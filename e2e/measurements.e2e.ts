import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, invite, openAdmin } from './support/admin-people.ts';
import { violations } from './support/axe.ts';
import { addCounts, addJourneys } from './support/event-counts.ts';

let people: Record<'editor' | 'author' | 'analyst', AdminPerson>;
let removeCounts: () => void;
let removeJourneys: () => void;
const campaign = `otoño-${randomUUID().slice(0, 8)}`;
const days = Array.from({ length: 20 }, (_, daysAgo) => daysAgo);
const visitsFrom = (source: string, medium: string) => ({
  ...{ provider: 'prestafaro-es', source, medium, campaign: `${campaign}-visitas` },
  ...{ event_count: 500, visitor_count: 150 },
});
const start = { event_id: 6, event_name: 'focus', form: 'application', field: 0, event_count: 90, visitor_count: 80 };
test.beforeAll(async () => {
  people = {
    editor: await invite('editor-es'),
    author: await invite('author-es'),
    analyst: await invite('analyst-es'),
  };
  removeCounts = addCounts([
    { provider: 'prestafaro-es', source: 'boletin', medium: 'email', campaign, event_count: 1234, visitor_count: 600 },
    { provider: 'prestafaro-es', source: 'boletin', medium: 'email', campaign: `${campaign}-poco`, event_count: 3 },
    ...days.map((daysAgo) => ({ ...visitsFrom('google', 'organic'), daysAgo, visit_count: 200 + 7 * daysAgo })),
    ...days.map((daysAgo) => ({ ...visitsFrom('google', 'organic'), ...start, daysAgo })),
  ]);
  removeJourneys = addJourneys(
    days.flatMap((daysAgo) => [
      { campaign, offer: '', daysAgo, applications: 30 + daysAgo, matched: 25, applicants: 28 },
      {
        campaign,
        offer: '67',
        daysAgo,
        clicks: 60 + 2 * daysAgo,
        leads: 12,
        sales: 6,
        paid: 6,
        payout: 9000,
        clickers: 40,
      },
    ]),
  );
});
test.afterAll(async () => {
  removeCounts?.();
  removeJourneys?.();
  for (const person of Object.values(people ?? {})) await person.remove();
});

async function openMeasurements(page: Page, query = ''): Promise<void> {
  await openAdmin(page, people.editor.session, `/admin/measurements${query}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Por origen y campaña' })).toBeVisible();
}

/** The tables of Strapi's design system have the role of a grid, with arrow keys. */
const table = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });

test('an editor finds the measurements in the menu, and an author does not', async ({ page }) => {
  await openAdmin(page, people.editor.session);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Mediciones' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mediciones' })).toBeVisible();
  await openAdmin(page, people.author.session);
  await expect(page.getByRole('navigation').first().getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Mediciones' })).toHaveCount(0);
});

test('the page shows tables with headers, hides the numbers of few persons, and keeps the period in its address', async ({
  page,
}) => {
  await openMeasurements(page, '?days=7');
  const sources = table(page, 'Por origen y campaña');
  await expect(sources.getByRole('columnheader')).toHaveText([
    'Tipo',
    'Origen',
    'Medio',
    'Campaña',
    'Visitas',
    'Páginas vistas',
  ]);
  await expect(sources.getByRole('row', { name: new RegExp(`${campaign} `) })).toContainText('1234');
  await expect(sources.getByRole('row', { name: new RegExp(`${campaign}-poco`) })).toContainText('<5');
  await expect(table(page, 'Por día').getByRole('row')).toHaveCount(8);
  await page.getByRole('combobox', { name: 'Periodo' }).click();
  await page.getByRole('option', { name: 'Últimos 90 días' }).click();
  await expect(page).toHaveURL(/days=90/);
  await expect(table(page, 'Por día').getByRole('row')).toHaveCount(91);
});

test('a wrong period is refused with what to do', async ({ page }) => {
  await openAdmin(page, people.editor.session, '/admin/measurements?from=2026-03-03&to=2026-03-01');
  await expect(page.getByText('El periodo acaba antes de empezar.')).toBeVisible();
});

test('a country without events says what to do', async ({ page }) => {
  await openAdmin(page, people.editor.session, '/admin/measurements?from=2020-03-01&to=2020-03-02');
  await expect(page.getByText('Prueba con un periodo más largo.').first()).toBeVisible();
});

test('the file is read by a spreadsheet in Spanish', async ({ page }) => {
  await openMeasurements(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^mediciones-es-[\d-]+\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFMediciones;España\r\n')).toBe(true);
  expect(text).toContain(`Campaña;boletin;email;${campaign};0;1234\r\n`);
});

test('an analyst reads the chart and its table, saves the table, and opens nothing else', async ({ page }) => {
  await openAdmin(page, people.analyst.session);
  await expect(page).toHaveURL(/\/admin\/measurements$/);
  await expect(
    page.getByRole('img', { name: /^Gráfico de visitas, solicitudes y clics de salida por día/ }),
  ).toBeVisible();
  const funnel = table(page, 'Embudo por día');
  await expect(funnel.getByRole('columnheader')).toHaveText([
    ...[
      'Día',
      'Visitas',
      'Empiezan el formulario',
      'Solicitudes',
      'Con ofertas',
      'Clics de salida',
      'Leads',
      'Préstamos',
    ],
  ]);
  await expect(funnel.getByRole('row')).toHaveCount(31);
  const offer = table(page, 'Ofertas')
    .getByRole('row')
    .filter({ has: page.getByText('1800,00', { exact: true }) });
  await expect(offer).toContainText('240');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV de «Embudo por día»' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^mediciones-es-[\d-]+-funnel\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[4]).toBe('Embudo por día');
  expect(lines).not.toContain('Ofertas');
  for (const path of ['desk', 'affiliates']) {
    await page.goto(new URL(`/admin/${path}`, page.url()).href);
    await expect(page.getByText('No tienes los permisos para acceder a ese contenido.'), path).toBeVisible();
  }
});

test('an editor reads the last week on the start page, and opens the measurements from there', async ({ page }) => {
  await openAdmin(page, people.editor.session);
  const summary = page.getByRole('complementary', { name: 'Los últimos 7 días' });
  await expect(summary).toContainText('Visitas de quien aceptó la medición');
  await summary.getByRole('link', { name: 'Ver las mediciones' }).click();
  await expect(page).toHaveURL(/measurements\?country=ES&days=7/);
  await expect(table(page, 'Embudo por día').getByRole('row')).toHaveCount(8);
});

for (const mode of ['light', 'dark'] as const) {
  test(`the page has no violation of accessibility at 1 024 pixels (${mode})`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.addInitScript((theme) => localStorage.setItem('STRAPI_THEME', theme), mode);
    await openMeasurements(page);
    await expect(page.getByRole('img', { name: /^Gráfico/ })).toBeVisible();
    expect(await violations(page, { within: 'main' })).toEqual([]);
  });
}

test('the page works by keyboard', async ({ page }) => {
  await openMeasurements(page);
  await page.getByRole('button', { name: 'Descargar CSV' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Periodo' })).toBeFocused();
});
