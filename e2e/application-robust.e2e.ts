import type { Page } from '@playwright/test';
import {
  type Applicant,
  apply,
  fillAll,
  fillStep,
  fillStepByStep,
  formOf,
  newApplicant,
  openForm,
  sendForm,
  untilFormIsReady,
  untilSent,
} from './support/applicant.ts';
import { expect, test } from './support/browsing.ts';
import { applicationsFound } from './support/desk.ts';
import { spanishQuestions } from './support/form-questions.ts';
import { type Answer, targetOf } from './support/http.ts';
import { type Fields, fieldsSentBy, postNatively, withField } from './support/native-form.ts';
import { hostOf, ports } from './support/product.ts';

/** Nothing is lost and nothing is stored twice, whatever browsers, tabs and impatient people do. */
const button = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true });
const goesOn = /\/(process|offers)\//;

test.describe('two tabs', () => {
  test('have different idempotency keys and store two applications', async ({ page, context }) => {
    const applicant = newApplicant();
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) {
      await openForm(tab, applicant);
      // A form that is hydrated after the first step of the other tab begins with that tab's answers.
      await untilFormIsReady(tab, applicant);
    }
    const keys = await Promise.all(tabs.map((tab) => formOf(tab).locator('[name=key]').inputValue()));
    expect(new Set(keys).size).toBe(2);
    const tokens: string[] = [];
    for (const tab of tabs) {
      await fillStepByStep(tab, applicant);
      await sendForm(tab, applicant);
      await untilSent(tab);
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'pf_application');
      tokens.push(String(cookie?.value));
    }
    expect(new Set(tokens).size).toBe(2);
    expect(await applicationsFound(applicant.phone)).toHaveLength(2);
  });
});

test('a reload keeps the step and its values, and the boxes are not ticked', async ({ page }) => {
  const applicant = newApplicant();
  await openForm(page, applicant);
  const current = page.getByRole('list', { name: 'Pasos de la solicitud' }).locator('[aria-current=step]');
  await button(page, 'Continuar').click();
  await expect(current).toHaveText(/^2 de 5/);
  await fillStep(page, 'income', applicant);
  await page.reload();
  await expect(current).toHaveText(/^2 de 5/);
  await expect(spanishQuestions.monthlyIncome.first(formOf(page))).toHaveValue(applicant.monthlyIncome);
  await button(page, 'Continuar').click();
  await fillStep(page, 'contact', applicant);
  await button(page, 'Continuar').click();
  await expect(current).toHaveText(/^4 de 5/);
  await fillStep(page, 'consents', applicant);
  await page.reload();
  await expect(current).toHaveText(/^4 de 5/);
  await expect(spanishQuestions.terms.first(formOf(page))).not.toBeChecked();
  await button(page, 'Atrás').click();
  await expect(spanishQuestions.email.first(formOf(page))).toHaveValue(applicant.email);
});

test('the back button after sending shows an empty form and stores no second application', async ({ page }) => {
  const applicant = newApplicant();
  await apply(page, applicant);
  await expect(page).toHaveURL(goesOn);
  await page.goBack();
  await expect(page).toHaveURL(/\/application\//);
  await expect(formOf(page)).toBeVisible();
  await expect(formOf(page)).not.toContainText('Hemos recuperado');
  expect(await applicationsFound(applicant.phone)).toHaveLength(1);
});

test('a reload after sending stores no second application', async ({ page }) => {
  const applicant = newApplicant();
  await apply(page, applicant);
  await expect(page).toHaveURL(goesOn);
  await page.reload();
  await page.reload();
  await expect(page).toHaveURL(goesOn);
  expect(await applicationsFound(applicant.phone)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** A form that is filled in: what its last button would send. */
  async function filledForm(page: Page, applicant: Applicant): Promise<{ path: string; fields: Fields }> {
    await openForm(page, applicant);
    await fillAll(page, applicant);
    const { pathname, search } = new URL(page.url());
    return { path: pathname + search, fields: await fieldsSentBy(button(page, 'Enviar la solicitud')) };
  }

  const tokenOf = ({ headers }: Answer) => /pf_application=([\w-]{43});/.exec(String(headers['set-cookie']))?.[1];

  test('stores fifty simultaneous identical posts once and answers all with the same token', async ({ page }) => {
    const applicant = newApplicant();
    const { path, fields } = await filledForm(page, applicant);
    const answers = await Promise.all(Array.from({ length: 50 }, () => postNatively(path, fields, { site: 'es-ES' })));
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(targetOf(answer, hostOf('es-ES'))).toBe('/process/');
    }
    expect(new Set(answers.map(tokenOf)).size).toBe(1);
    expect(tokenOf(answers[0] as Answer)).toBeTruthy();
    expect(await applicationsFound(applicant.phone)).toHaveLength(1);
  });

  test('a form sent twice is stored once; with changed answers it shows an error and then stores a second application', async ({
    page,
  }) => {
    const applicant = newApplicant();
    const { path, fields } = await filledForm(page, applicant);
    const first = await postNatively(path, fields, { site: 'es-ES' });
    const again = await postNatively(path, fields, { site: 'es-ES' });
    expect(tokenOf(again)).toBe(tokenOf(first));

    // The page is still there, as a browser shows it that goes back.
    await spanishQuestions.monthlyIncome.put(formOf(page), '2.100');
    await sendForm(page, applicant);
    await expect(formOf(page).getByRole('alert')).toContainText('Este formulario ya se envió con otras respuestas');
    await expect(spanishQuestions.monthlyIncome.first(formOf(page))).toHaveValue('2.100');
    expect(await applicationsFound(applicant.phone)).toHaveLength(1);
    await sendForm(page, applicant);
    // The browser itself takes the anchor of the form along.
    await expect(page).toHaveURL(/\/process\/(#application)?$/);
    expect(await applicationsFound(applicant.phone)).toHaveLength(2);
  });

  test('a form of an older build is accepted by a newer build', async ({ page }) => {
    const applicant = newApplicant();
    const { path, fields } = await filledForm(page, applicant);
    const answer = await postNatively(path, fields, { site: 'es-ES', port: ports.newerWeb });
    expect(answer.status).toBe(303);
    expect(targetOf(answer, hostOf('es-ES', ports.newerWeb))).toBe('/process/');
    expect(tokenOf(answer)).toBeTruthy();
    expect(await applicationsFound(applicant.phone)).toHaveLength(1);
  });

  test('two visitors without cookies are stored as two applications', async ({ page, browser }) => {
    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const people = [newApplicant(), newApplicant()];
    const pages = [page, await stranger.newPage()];
    const tokens = [];
    for (const [place, each] of pages.entries()) {
      const { path, fields } = await filledForm(each, people[place] as Applicant);
      tokens.push(tokenOf(await postNatively(path, fields, { site: 'es-ES' })));
    }
    expect(new Set(tokens).size).toBe(2);
    for (const { phone } of people) expect(await applicationsFound(phone)).toHaveLength(1);
    await stranger.close();
  });

  test('the token is in an HttpOnly cookie and in no address', async ({ page }) => {
    const { path, fields } = await filledForm(page, newApplicant());
    const answer = await postNatively(path, fields, { site: 'es-ES' });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=lax/i);
    expect(cookie).toMatch(/Path=\//i);
    expect(cookie).toMatch(/Max-Age=2592000/i);
    expect(answer.headers.location).not.toContain(tokenOf(answer));
  });

  test('a form with a filled honeypot is not stored yet, says so and keeps its values (R34)', async ({ page }) => {
    const applicant = newApplicant();
    const { path, fields } = await filledForm(page, applicant);
    const answer = await postNatively(path, withField(fields, 'q7vd', 'https://spam.example'), { site: 'es-ES' });
    expect(answer.status).toBe(429);
    expect(answer.body).toContain('Espera un momento y vuelve a enviar');
    expect(answer.body).toContain(applicant.email);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await applicationsFound(applicant.phone)).toEqual([]);
  });

  test('a form without a valid hidden field shows the message for old forms and keeps its values', async ({ page }) => {
    const applicant = newApplicant();
    const { path, fields } = await filledForm(page, applicant);
    for (const name of ['key', 'form', 'consentVersion']) {
      for (const value of [undefined, '', 'x', '../../etc/passwd']) {
        const rest = fields.filter(([each]) => each !== name);
        const changed = value === undefined ? rest : withField(rest, name, value);
        const answer = await postNatively(path, changed, { site: 'es-ES' });
        expect(answer.status, `${name}: ${value}`).toBe(200);
        expect(answer.body).toContain('Este formulario es de una versión anterior de la página');
        expect(answer.body).toContain(applicant.email);
        expect(answer.headers['cache-control']).toContain('no-store');
      }
    }
    expect(await applicationsFound(applicant.phone)).toEqual([]);
  });

  test('a form with a wrong locale is stored for the site of its host', async ({ page }) => {
    const applicant = newApplicant();
    const { path, fields } = await filledForm(page, applicant);
    for (const locale of ['xx-XX', 'uk-UA', '']) {
      const answer = await postNatively(path, withField(fields, 'locale', locale), { site: 'es-ES' });
      expect(targetOf(answer, hostOf('es-ES')), locale).toBe('/process/');
    }
    expect(await applicationsFound(applicant.phone)).toHaveLength(1);
  });

  test('a form with an unknown server action gets no 5xx and is not stored', async ({ page }) => {
    const applicant = newApplicant();
    const { path, fields } = await filledForm(page, applicant);
    const unknown = '7f'.padEnd(42, '0');
    const renamed = fields.map(([name, value]) => [
      name.replace(/^\$ACTION_ID_[0-9a-f]+$/, `$ACTION_ID_${unknown}`),
      value.replace(/"id":"[0-9a-f]+"/, `"id":"${unknown}"`),
    ]) as [string, string][];
    expect(renamed).not.toEqual(fields);
    const withoutAction = fields.filter(([name]) => !name.startsWith('$ACTION'));
    for (const changed of [renamed, withoutAction]) {
      const answer = await postNatively(path, changed, { site: 'es-ES' });
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await applicationsFound(applicant.phone)).toEqual([]);
  });

  test('answers 413 for a form over 64 KB and 403 for another origin', async ({ page }) => {
    const applicant = newApplicant();
    const { path, fields } = await filledForm(page, applicant);
    const long = withField(fields, 'firstName', 'a'.repeat(64 * 1024));
    expect((await postNatively(path, long, { site: 'es-ES' })).status).toBe(413);
    for (const origin of ['https://evil.test', 'null', `http://${hostOf('es-MX')}`]) {
      const answer = await postNatively(path, fields, { site: 'es-ES', headers: { origin } });
      expect(answer.status, origin).toBe(403);
    }
    expect(await applicationsFound(applicant.phone)).toEqual([]);
  });

  test('unusual values get no 5xx', async ({ page }) => {
    const { path, fields } = await filledForm(page, newApplicant());
    for (const [name, value] of [
      ['amount', '١٢٣'],
      ['days', '-1'],
      ['birthDate-day', '\u0000'],
      ['firstName', '\u202eanosreP'],
      ['phone', '+'.repeat(400)],
      ['version', '17'],
      ['arm', '0300.1-C'],
      ['proof', 'x'.repeat(9000)],
      ['employment', '__proto__'],
      ['__proto__', 'x'],
    ] as const) {
      const answer = await postNatively(path, withField(fields, name, value), { site: 'es-ES' });
      expect(answer.status, `${name}: ${value.slice(0, 20)}`).toBeLessThan(500);
    }
  });
});

test('a form of a build that changed meanwhile is reloaded and restores its values', async ({ page }) => {
  const applicant = newApplicant();
  await openForm(page, applicant);
  await fillStepByStep(page, applicant);
  // An action that this server does not have: as a page of a build whose form was another one would ask for it.
  await page.route('**/application/**', async (route) => {
    const { 'next-action': action, ...headers } = route.request().headers();
    if (!action) return route.continue();
    return route.continue({ headers: { ...headers, 'next-action': action.replace(/.{8}$/, '00000000') } });
  });
  const reloaded = page.waitForEvent('load');
  await sendForm(page, applicant);
  await reloaded;
  await page.unroute('**/application/**');
  await expect(formOf(page)).toContainText('Hemos recuperado lo que escribiste');
  await expect(spanishQuestions.email.first(formOf(page))).toHaveValue(applicant.email);
});

test('a lost connection shows an error, and the form keeps its values', async ({ page, visit }) => {
  const applicant = newApplicant();
  await openForm(page, applicant);
  await fillStepByStep(page, applicant);
  await page.route('**/application/**', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  await sendForm(page, applicant);
  await expect(formOf(page).getByRole('alert')).toBeFocused();
  await expect(formOf(page).getByRole('alert')).toContainText('No ha llegado');
  await page.unroute('**/application/**');
  await sendForm(page, applicant);
  await untilSent(page);
  expect(await applicationsFound(applicant.phone)).toHaveLength(1);
  // The browser itself complains of the lost connection.
  visit.complaints.splice(0);
});
