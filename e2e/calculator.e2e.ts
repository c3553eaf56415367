import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { colourViolations, violations } from './support/axe.ts';
import { expect, test } from './support/browsing.ts';
import { holdScripts } from './support/held-scripts.ts';
import { send } from './support/http.ts';
import { urlOf } from './support/product.ts';

const path = '/simulador-prestamos-personales-calculadora/';
const form = (page: Page) => page.getByRole('form', { name: 'Datos del préstamo' }).filter({ visible: true });
const months = (page: Page) =>
  page.getByRole('table', { name: 'Las mismas cifras, en tabla' }).filter({ visible: true });

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true }).filter({ visible: true });
const open = (page: Page, part: string) => page.locator('summary').filter({ hasText: part, visible: true }).click();
const savings = (page: Page) => page.getByRole('region', { name: 'Lo que cambia si amortizas antes' });
const comparison = (page: Page) =>
  page.getByRole('table', { name: 'Los dos préstamos, cifra a cifra' }).filter({ visible: true });

async function fillIn(page: Page, amount: string, rate: string, term: string): Promise<void> {
  await form(page).getByLabel('Importe en €').fill(amount);
  await form(page).getByLabel('Interés anual en porcentaje').fill(rate);
  await form(page).getByLabel('Plazo en meses').fill(term);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('1 000 € at 12 % over 12 months gives an instalment of 88,85 €', async ({ page }) => {
    await page.goto(urlOf('es-ES', path));
    await fillIn(page, '1000', '12', '12');
    await form(page).getByRole('button', { name: 'Calcular' }).click();
    await expect(page).toHaveURL(/\?kind=personal&amount=1000&rate=12&months=12&extra=0&/);
    const main = page.getByRole('main');
    await expect(main).toContainText('Cuota mensual88,85 €');
    await expect(main).toContainText('Devuelves en total1 066,19 €');
    await expect(main).toContainText('TAE equivalente12,68 %');
    const rows = months(page).getByRole('row');
    await expect(rows).toHaveCount(1 + 12 + 1);
    await expect(rows.nth(1)).toHaveText('188,85 €10,00 €78,85 €921,15 €');
    await expect(rows.nth(12)).toHaveText('1288,84 €0,88 €87,96 €0,00 €');
    await expect(form(page).getByLabel('Importe en €')).toHaveValue(/^1\s000$/);
  });

  test('shows the representative example (R2) and the amount of the chosen kind of loan', async ({ page }) => {
    await page.goto(urlOf('es-ES', `${path}?kind=auto&amount=20000&rate=8,5&months=60`));
    await expect(page.getByRole('radio', { name: 'Autónomos y empresas' })).toBeChecked();
    await expect(page.getByRole('main')).toContainText('Préstamo de 20 000 € a 60 meses: TIN 8,5 % fijo, TAE');
    await page
      .locator('label')
      .filter({ hasText: /^Personal$/ })
      .click();
    await expect(form(page).getByLabel('Importe en €')).toHaveValue(/^6\s000$/);
  });

  test('keeps refused values of the query in their fields, and says why and what it calculated instead', async ({
    page,
  }) => {
    const answer = await page.goto(urlOf('es-ES', `${path}?amount=1&rate=abc&months=12,5&kind=x`));
    expect(answer?.status()).toBe(200);
    const note = 'Alguno de los datos no es posible: el cálculo es de 300 € a 36 meses, al 7,99 %.';
    await expect(page.getByText(note).filter({ visible: true })).toBeVisible();
    for (const [label, typed, message] of [
      ['Importe en €', '1', 'Como mínimo, 300 €'],
      ['Interés anual en porcentaje', 'abc', /Escríbelo solo con cifras, de 0\s% a 36\s%/],
      ['Plazo en meses', '12,5', 'Escríbelo sin decimales'],
    ] as const) {
      await expect(form(page).getByLabel(label)).toHaveValue(typed);
      await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(message);
    }
    const summary = page.getByRole('alert').filter({ visible: true });
    await expect(summary.getByRole('heading')).toHaveText('Revisa estos datos');
    await expect(summary.getByRole('listitem')).toHaveCount(3);
    await summary.getByRole('link', { name: 'Plazo: Escríbelo sin decimales' }).click();
    await expect(form(page).getByLabel('Plazo en meses')).toBeFocused();
  });

  test('calculates an early repayment and keeps it in the address', async ({ page }) => {
    await page.goto(urlOf('es-ES', `${path}?amount=1000&rate=12&months=12`));
    await open(page, 'Amortizar antes de tiempo');
    await field(page, 'Aportación única').fill('300,00 €');
    await field(page, 'Mes de la aportación única').fill('3');
    await page.getByRole('button', { name: 'Calcular' }).filter({ visible: true }).last().click();
    await expect(page).toHaveURL(/[?&]extra=300%2C00\+%E2%82%AC&extra-month=3&/);
    await expect(savings(page)).toContainText('23,70 € de intereses, menos 1,50 € de comisión');
    await expect(savings(page)).toContainText('última cuota en el mes 9, en vez del 12');
    await expect(months(page).getByRole('row')).toHaveCount(1 + 9 + 1);
    await expect(months(page).getByRole('row').nth(3)).toHaveText('388,85 €8,42 €80,43 €300,00 €1,50 €461,08 €');
    await expect(field(page, 'Aportación única')).toHaveValue(/^300$/);
  });

  test('compares two loans in words and in a table', async ({ page }) => {
    await page.goto(urlOf('es-ES', `${path}?amount=1000&rate=12&months=12`));
    await open(page, 'Comparar con otro préstamo');
    await field(page, 'Importe del segundo').fill('1.000');
    await field(page, 'Interés anual del segundo, en porcentaje').fill('12');
    await field(page, 'Plazo del segundo, en meses').fill('24');
    await page.getByRole('button', { name: 'Calcular' }).filter({ visible: true }).last().click();
    await expect(page.getByText('El segundo cuesta 63,60 € más en intereses.').filter({ visible: true })).toBeVisible();
    await expect(comparison(page).getByRole('row', { name: 'Cuota mensual 88,85 € 47,07 €' })).toBeVisible();
  });

  test('keeps a refused early repayment in its field, and says why', async ({ page }) => {
    await page.goto(urlOf('es-ES', `${path}?amount=1000&rate=12&months=12&extra=mucho&fee=1.000`));
    await expect(field(page, 'Aportación única')).toHaveValue('mucho');
    await expect(field(page, 'Aportación única')).toHaveAccessibleDescription(/solo con cifras/);
    await expect(field(page, 'Comisión si queda más de un año')).toHaveValue('1.000');
    await expect(page.getByRole('alert').filter({ visible: true }).getByRole('listitem')).toHaveCount(2);
  });
});

test('with JavaScript updates the result for typed values and slider moves without a page load', async ({ page }) => {
  await page.goto(urlOf('es-ES', path));
  await fillIn(page, '1000', '12', '12');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status').filter({ visible: true }).first()).toHaveText('Devuelves en total1 066,19 €');
  await expect(months(page).getByRole('row')).toHaveCount(1 + 12 + 1);
  await form(page).getByRole('slider', { name: 'Plazo' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(months(page).getByRole('row')).toHaveCount(1 + 13 + 1);
});

test('with JavaScript calculates early repayments and the comparison at once, and loads their code when they are opened', async ({
  page,
}) => {
  await page.goto(urlOf('es-ES', path));
  await fillIn(page, '1000', '12', '12');
  await open(page, 'Amortizar antes de tiempo');
  await expect(page.getByRole('button', { name: 'Calcular' }).filter({ visible: true })).toHaveCount(0);
  await field(page, 'Aportación única').fill('300');
  await field(page, 'Mes de la aportación única').fill('3');
  await expect(savings(page)).toContainText('Ahorras22,20 €');
  await expect(months(page).getByRole('row')).toHaveCount(1 + 9 + 1);
  await page.locator('label').filter({ hasText: 'Cuota más baja', visible: true }).click();
  await expect(savings(page)).toContainText('Cuota nueva53,83 €desde el mes 4');
  await expect(months(page).getByRole('row')).toHaveCount(1 + 12 + 1);
  await field(page, 'Mes de la aportación única').fill('40');
  await expect(savings(page)).toContainText('El préstamo termina en el mes 12');
  await field(page, 'Aportación única').fill('mucho');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Aportación única')).toHaveValue('mucho');
  await expect(field(page, 'Aportación única')).toHaveAccessibleDescription(/solo con cifras/);

  await open(page, 'Comparar con otro préstamo');
  await field(page, 'Importe del segundo').fill('1000');
  await field(page, 'Interés anual del segundo, en porcentaje').fill('12');
  await field(page, 'Plazo del segundo, en meses').fill('24');
  await expect(page.getByText('La cuota del segundo es 41,78 € más baja.').filter({ visible: true })).toBeVisible();
});

test('the address follows what is set and reproduces it, and the canonical address has no query', async ({
  page,
  browser,
}) => {
  await page.goto(urlOf('es-ES', `${path}?utm_source=carta`));
  await fillIn(page, '1000', '12', '12');
  await open(page, 'Amortizar antes de tiempo');
  await field(page, 'Aportación única').fill('300');
  await field(page, 'Mes de la aportación única').fill('3');
  await expect(page).toHaveURL(
    /\?kind=personal&amount=1000&rate=12&months=12&extra=300&extra-month=3&.*utm_source=carta$/,
  );
  const address = page.url();
  // A refused number is not in the address.
  await form(page).getByLabel('Importe en €').fill('1');
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('Importe en €')).toHaveAccessibleDescription('Como mínimo, 300 €');
  expect(page.url()).toBe(address);

  for (const javaScriptEnabled of [true, false]) {
    const other = await browser.newContext({ javaScriptEnabled });
    const opened = await other.newPage();
    await opened.goto(address);
    await expect(savings(opened)).toContainText('Ahorras22,20 €');
    await expect(months(opened).getByRole('row')).toHaveCount(1 + 9 + 1);
    await expect(opened.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await other.close();
  }
});

test('the address follows the kind of loan', async ({ page }) => {
  await page.goto(urlOf('es-ES', path));
  await page
    .locator('label')
    .filter({ hasText: /^Autónomos y empresas$/ })
    .click();
  await expect(page).toHaveURL(/\?kind=auto&/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the file, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('is a table for the Spanish Excel', async ({ page }) => {
      await page.goto(urlOf('es-ES', path));
      await fillIn(page, '1000', '12', '12');
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descargar la tabla (CSV)' }).filter({ visible: true }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toBe('cuotas-del-prestamo.csv');
      const bytes = readFileSync(await download.path());
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const lines = bytes.toString('utf8').slice(1).split('\r\n');
      expect(lines[0]).toBe('Mes;Cuota mensual;Intereses;Deuda;Queda por pagar');
      expect(lines[1]).toBe('1;88,85;10,00;78,85;921,15');
      expect(lines.slice(-2)).toEqual(['Total;1066,19;66,19;1000,00;', '']);
    });
  });
}

test('the file of a refused number leads to the page, which says what is wrong', async ({ page }) => {
  await page.goto(urlOf('es-ES', `${path}?amount=1&months=12&download=csv`));
  await expect(page).toHaveURL(new RegExp(`${path}\\?amount=1&months=12$`));
  await expect(form(page).getByLabel('Importe en €')).toHaveAccessibleDescription('Como mínimo, 300 €');
});

test('prints what was set, the result and every month on A4, and no menu', async ({ page }) => {
  await page.goto(urlOf('es-ES', `${path}?amount=6000&rate=12&months=36`));
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  }
  await expect(form(page).getByLabel('Importe en €')).toBeVisible();
  const frame = months(page).locator('xpath=..');
  expect(await frame.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(20_000);
});

test('has no violations with open parts, an early repayment and refused numbers', async ({ page }) => {
  for (const query of [
    '?amount=1000&rate=12&months=12&extra=300&extra-month=3&months-b=24',
    '?amount=1&extra=x&rate-b=99',
  ]) {
    await page.goto(urlOf('es-ES', path + query));
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect(await violations(page), `light, ${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await colourViolations(page), `dark, ${width} px`).toEqual([]);
      const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(tooWide), `${width} px`).toBe(0);
    }
  }
});

test('uses values that were typed before the scripts loaded', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(urlOf('es-ES', path), { waitUntil: 'domcontentloaded' });
  await fillIn(page, '1000', '12', '12');
  releaseScripts();
  await expect(page.getByRole('status').filter({ visible: true }).first()).toHaveText('Devuelves en total1 066,19 €');
  await expect(form(page).getByLabel('Importe en €')).toHaveValue(/^1\s?000$/);
});

test('redirects /calculadora/ to the calculator', async () => {
  for (const old of ['/calculadora/', '/calculadora']) {
    const { status, headers } = await send(old);
    expect([301, 308], old).toContain(status);
    expect(headers.location, old).toContain(path);
  }
});
