import type { Page, Request } from '@playwright/test';
import { fillStepByStep, formOf, newApplicant, openForm, sendForm } from './support/applicant.ts';
import { expect, test } from './support/browsing.ts';
import { shownPhone, spanishQuestions } from './support/form-questions.ts';
import { holdScripts } from './support/held-scripts.ts';

/** Records every request of the page, as one text each: address, headers and body. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  const record = async (request: Request) => {
    const address = decodeURIComponent(request.url());
    heard.push([request.method(), address, JSON.stringify(request.headers()), request.postData() ?? ''].join(' '));
  };
  page.on('request', record);
  page.on('websocket', (socket) => heard.push(socket.url()));
  return heard;
}

const posts = (heard: readonly string[]) => heard.filter((text) => text.startsWith('POST'));

test('nothing that is typed leaves the browser before the form is sent, and then it leaves once', async ({ page }) => {
  const names = { firstName: 'Quirantina', lastName: 'Zalmedino Urbasa', monthlyIncome: '1.439,00' };
  const applicant = newApplicant('es-ES', names);
  const heard = listen(page);
  await openForm(page, applicant);
  await spanishQuestions.amount.put(formOf(page), '470');
  await fillStepByStep(page, applicant);
  for (const name of ['terms', 'lenders'] as const) await spanishQuestions[name].put(formOf(page), '');
  await sendForm(page, applicant);
  await expect(formOf(page).getByRole('alert')).toBeFocused();
  await expect(formOf(page).getByRole('alert').getByRole('link')).toHaveCount(2);

  const { firstName, lastName, phone, email, monthlyIncome } = applicant;
  expect(heard.length).toBeGreaterThan(0);
  for (const typed of [firstName, lastName, phone, shownPhone(phone), email, monthlyIncome]) {
    expect(heard.filter((text) => text.includes(typed))).toEqual([]);
  }
  expect(posts(heard)).toEqual([]);
  expect(heard.filter((text) => text.includes('amount=470'))).toEqual([]);

  for (const name of ['terms', 'lenders'] as const) await spanishQuestions[name].put(formOf(page), 'ticked');
  await sendForm(page, applicant);
  await expect.poll(() => posts(heard).length).toBe(1);
  expect(posts(heard)[0]).toContain(email);
});

test('before its scripts have come, neither «Continuar» nor Enter sends what is typed', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  const heard = listen(page);
  const applicant = newApplicant();
  await openForm(page, applicant, { waitUntil: 'domcontentloaded' });
  const next = formOf(page).getByRole('button', { name: 'Continuar', exact: true });
  await expect(next).toBeDisabled();
  await spanishQuestions.amount.first(formOf(page)).press('Enter');
  releaseScripts();
  await expect(next).toBeEnabled();
  expect(posts(heard)).toEqual([]);
  await next.click();
  await expect(formOf(page).getByRole('heading', { name: '¿Qué ingresos tienes?' })).toBeFocused();
});

/** Parts of the rules of two countries: no other code contains them. */
const rulesOf = { spain: 'TRWAGMYFPDXBNJZSQVHLCKE', poland: 'Europe/Warsaw' };

test('the form loads the rules of its own country and of no other', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await openForm(page, newApplicant());
  await expect.poll(() => scripts.filter((text) => text.includes(rulesOf.spain)).length).toBe(1);
  expect(scripts.filter((text) => text.includes(rulesOf.poland))).toEqual([]);
});

test('if the rules of the country do not load, the steps go on and the server checks the form', async ({
  page,
  visit,
}) => {
  const files: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text()).includes(rulesOf.spain)) files.push(response.url());
  });
  await openForm(page, newApplicant());
  await expect.poll(() => files.length).toBe(1);
  await page.route(files[0] ?? '', (route) => route.abort());
  const applicant = newApplicant('es-ES', { email: 'persona@' });
  await openForm(page, applicant);
  await fillStepByStep(page, applicant);
  await sendForm(page, applicant);
  await expect(formOf(page).getByRole('alert').getByRole('link')).toHaveCount(1);
  await expect(spanishQuestions.email.first(formOf(page))).toHaveValue('persona@');
  // Chromium and React report the file that was not loaded.
  expect(visit.complaints.length).toBeGreaterThan(0);
  visit.complaints.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is one page, with one button that sends it and no step that does', async ({ page }) => {
    await openForm(page, newApplicant());
    await expect(spanishQuestions.email.first(formOf(page))).toBeVisible();
    await expect(formOf(page).getByRole('button')).toHaveText(['Enviar la solicitud']);
  });
});
