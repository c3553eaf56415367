import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, invite, openAdmin } from './support/admin-people.ts';
import { addCounts } from './support/event-counts.ts';

let people: Record<'editor' | 'author', AdminPerson>;
let removeCounts: () => void;
const campaign = `otoño-${randomUUID().slice(0, 8)}`;
test.beforeAll(async () => {
  people = { editor: await invite('editor-es'), author: await invite('author-es') };
  removeCounts = addCounts([
    { provider: 'prestafaro-es', source: 'boletin', medium: 'email', campaign, event_count: 1234, visitor_count: 600 },
    { provider: 'prestafaro-es', source: 'boletin', medium: 'email', campaign: `${campaign}-poco`, event_count: 3 },
  ]);
});
test.afterAll(async () => {
  removeCounts?.();
  for (const person of Object.values(people ?? {})) await person.remove();
});

async function openMeasurements(page: Page, query = ''): Promise<void> {
  await openAdmin(page, people.editor.session, `/admin/measurements${query}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Por origen y campaña' })).toBeVisible();
}

/** The tables of Strapi's design system have the role of a grid, with arrow keys. */
const table = (page: Page, name: string) => page.getByRole('grid', { name });

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

test('the page has no critical or serious violation of accessibility, and works by keyboard', async ({ page }) => {
  await openMeasurements(page);
  const { violations } = await new AxeBuilder({ page }).include('main').setLegacyMode().analyze();
  const grave = violations.filter(({ impact }) => impact === 'critical' || impact === 'serious');
  expect(grave.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
  await page.getByRole('button', { name: 'Descargar CSV' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Periodo' })).toBeFocused();
});
