import type { Page } from '@playwright/test';
import { expect, test } from './support/browsing.ts';
import { holdScripts } from './support/held-scripts.ts';
import { send } from './support/http.ts';
import { urlOf } from './support/product.ts';

const path = '/simulador-prestamos-personales-calculadora/';
const form = (page: Page) => page.getByRole('form', { name: 'Datos del préstamo' }).filter({ visible: true });
const months = (page: Page) =>
  page.getByRole('table', { name: 'Las mismas cifras, en tabla' }).filter({ visible: true });

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
    await expect(page).toHaveURL(/\?kind=personal&amount=1000&rate=12&months=12$/);
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
  await expect(page).toHaveURL(urlOf('es-ES', path));
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
