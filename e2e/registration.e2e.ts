import type { Page } from '@playwright/test';
import { fillStep, formOf, newApplicant, openForm, untilSent } from './support/applicant.ts';
import { expect, test } from './support/browsing.ts';
import { applicationsFound } from './support/desk.ts';
import { spanishQuestions } from './support/form-questions.ts';
import { send } from './support/http.ts';
import { urlOf } from './support/product.ts';
import { storedPage } from './support/stored.ts';

/** Specification §4 and §5: the short forms, their versions, and the loan in the query. */
const titles = (page: Page) => formOf(page).locator('section h2').allTextContents();
const press = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true }).click();

const standard = ['El préstamo que buscas', 'Tus datos y tus ingresos', 'Revisa y envía'];
const contactFirst = ['¿Cómo te avisamos de las ofertas?', 'El préstamo y tus ingresos'];
const inOne = ['Tu solicitud'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, expected] of [
    ['/reg/', standard],
    ['/reg/?ver=2', contactFirst],
    ['/reg/?ver=3', inOne],
    ['/reg/?ver=9', standard],
    ['/reg/?ver=2x', standard],
    ['/reg2/', standard],
    ['/reg2/?ver=3', inOne],
  ] as const) {
    test(`${path} has ${expected.length} steps and asks for no document`, async ({ page }) => {
      await page.goto(urlOf('es-ES', path));
      const shown = (await titles(page)).map((title) => title.replace(/^Paso \d de \d: /, ''));
      expect(shown).toEqual(expected);
      await expect(formOf(page).locator('[name="document"]')).toHaveCount(0);
      await expect(spanishQuestions.monthlyIncome.first(formOf(page))).toBeVisible();
      await expect(formOf(page).getByRole('checkbox')).toHaveCount(4);
    });
  }

  test('/application/ ignores the version', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/application/?ver=3'));
    expect(await titles(page)).toHaveLength(4);
  });
});

/** The page does not show when its script has stored the version, so the test reads the storage. */
const expectStoredVersion = (page: Page, version: string) =>
  expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain(version);

test('the version stays for the session of the browser tab, without a cookie', async ({ page, context }) => {
  await page.goto(urlOf('es-ES', '/reg/?ver=2'));
  await expect(formOf(page).getByRole('heading', { name: 'Paso 1 de 3: ¿Cómo te avisamos' })).toBeVisible();
  await expectStoredVersion(page, '2');
  await page.goto(urlOf('es-ES', '/'));
  await page.goto(urlOf('es-ES', '/reg/?amount=500'));
  await expect(page).toHaveURL(urlOf('es-ES', '/reg/?amount=500&ver=2'));
  await page.goto(urlOf('es-ES', '/reg2/'));
  await expect(page).toHaveURL(urlOf('es-ES', '/reg2/?ver=2'));
  await page.goto(urlOf('es-ES', '/reg/?ver=3'));
  await expect(formOf(page).getByRole('heading', { name: 'Tu solicitud' })).toBeVisible();
  await expectStoredVersion(page, '3');
  await page.goto(urlOf('es-ES', '/reg/'));
  await expect(page).toHaveURL(urlOf('es-ES', '/reg/?ver=3'));
  expect(await context.cookies()).toEqual([]);
});

for (const version of ['', '2', '3']) {
  test(`version ${version || 'standard'} of the registration stores an application`, async ({ page }) => {
    const applicant = newApplicant();
    await openForm(page, applicant, { path: '/reg/', query: version ? { ver: version } : {} });
    const form = formOf(page);
    const income = async () => {
      await spanishQuestions.employment.put(form, 'Trabajo por cuenta ajena');
      await spanishQuestions.monthlyIncome.put(form, applicant.monthlyIncome);
      await spanishQuestions.inDefaultRegister.put(form, 'No');
      await spanishQuestions.hasBankAccount.put(form, 'Sí');
    };
    if (version === '') await press(page, 'Continuar');
    await fillStep(page, 'contact', applicant);
    if (version === '2') await press(page, 'Continuar');
    await expect(spanishQuestions.monthlyIncome.first(form)).toBeVisible();
    await income();
    if (version === '') await press(page, 'Continuar');
    await fillStep(page, 'consents', applicant);
    await press(page, 'Enviar la solicitud');
    await untilSent(page);
    expect(await applicationsFound(applicant.phone)).toMatchObject([{ amount: applicant.amount }]);
  });
}

test.describe('the loan in the query of /application/', () => {
  for (const { query, typed, loan, isAdjusted } of [
    { query: '?amount=500&days=100', typed: ['500', '100'], loan: '500 €', isAdjusted: false },
    { query: '?amount=1.000&days=120', typed: ['1 000', '120'], loan: '1 000 €', isAdjusted: false },
    { query: '?amount=333', typed: ['333', '91'], loan: '333 €', isAdjusted: false },
    { query: '?amount=5000&days=730', typed: ['5 000', '24'], loan: '24 meses', isAdjusted: false },
    { query: '?amount=5000&days=24&unit=months', typed: ['5 000', '24'], loan: '24 meses', isAdjusted: false },
    { query: '?amount=99999&days=1', typed: ['99999', '1'], loan: '10 000 €', isAdjusted: true },
    { query: '?amount=1e3', typed: ['1e3', '91'], loan: '300 €', isAdjusted: true },
    { query: '', typed: ['300', '91'], loan: '300 €', isAdjusted: false },
  ]) {
    test(`${query || 'without a query'} keeps what is typed and shows a loan of ${loan}`, async ({ page }) => {
      await page.goto(urlOf('es-ES', `/application/${query}`));
      const form = formOf(page);
      const [amount = '', days = ''] = typed;
      await expect(spanishQuestions.amount.first(form)).toHaveValue(amount.replace(' ', '\u00a0'));
      await expect(spanishQuestions.days.first(form)).toHaveValue(days);
      const shown = page.getByRole('region', { name: 'Lo que estás pidiendo' });
      await expect(shown).toContainText(loan);
      await expect(shown.getByText('no es posible')).toHaveCount(isAdjusted ? 1 : 0);
    });
  }

  test('comes from the simulator of the home page, and replaces a loan that was typed before', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/application/?amount=900&days=110'));
    await spanishQuestions.amount.put(formOf(page), '800');
    await page.keyboard.press('Tab');
    await page.goto(urlOf('es-ES', '/'));
    const simulator = page.locator('form').filter({ has: page.getByRole('slider') });
    await simulator.getByRole('textbox').first().fill('500');
    await simulator.getByRole('button', { name: 'Pedir préstamo' }).click();
    // Until its code is loaded, the slider sends the unit of the term beside it, as without scripts.
    await expect(page).toHaveURL(/\/application\/\?amount=500&days=\d+(&unit=days)?$/);
    await expect(spanishQuestions.amount.first(formOf(page))).toHaveValue('500');
  });
});

test('a stored page with a form has no-store, no ETag and a different idempotency key in each answer', async () => {
  const keyOf = (body: string) => /name="key" value="([0-9a-f-]{36})"/.exec(body)?.[1];
  for (const path of ['/application/', '/reg/', '/reg2/?ver=3']) {
    await storedPage(path);
    const [first, second] = [await send(path), await send(path)];
    expect(first.headers['x-nextjs-cache'], path).toBe('HIT');
    expect(first.headers['cache-control'], path).toContain('no-store');
    expect(first.headers.etag, path).toBeUndefined();
    expect(keyOf(first.body), path).toBeTruthy();
    expect(keyOf(first.body), path).not.toBe(keyOf(second.body));
    expect(first.headers['set-cookie'], path).toBeUndefined();
  }
});
