import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { type AnotherServer, startAnotherServer } from './support/another-server.ts';
import { fillAll, fillStepByStep, formOf, newApplicant, openForm, sendForm, untilSent } from './support/applicant.ts';
import { startAttackedSite } from './support/attacked-cms.ts';
import { CmsBetween } from './support/cms-between.ts';
import { applicationsFound } from './support/desk.ts';
import { spanishQuestions } from './support/form-questions.ts';
import { fieldsSentBy, postNatively, withField } from './support/native-form.ts';

/**
 * What a form says when it cannot be taken now: the words, with all that was typed, and a retry that works. In one worker, because two
 * would each start the servers.
 */
test.describe.configure({ mode: 'default' });

const button = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true });

let cms: CmsBetween;
let web: AnotherServer;

test.beforeAll(async () => {
  cms = await CmsBetween.start();
  web = await startAnotherServer({ remembers: true, environment: { ...cms.environment, TRUSTED_PROXIES: '1' } });
});
test.beforeEach(() => cms.substitutes.clear());
test.afterAll(async () => {
  await web?.stop();
  await cms?.stop();
});

for (const isScripted of [true, false]) {
  test.describe(`${isScripted ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: isScripted });

    test('without the CMS the form keeps its values, and a retry stores one application', async ({ page }) => {
      const applicant = newApplicant();
      await openForm(page, applicant, { port: web.port });
      await (isScripted ? fillStepByStep : fillAll)(page, applicant);
      for (const substitute of ['away', { status: 500, body: {} }, { status: 404, body: {} }] as const) {
        cms.substitutes.set('/api/applications', substitute);
        await sendForm(page, applicant);
        const alert = formOf(page).getByRole('alert');
        await expect(alert).toContainText('Ahora no podemos guardar tu solicitud');
        await expect(alert).toContainText('Lo que has escrito sigue aquí');
        await expect(spanishQuestions.lenders.first(formOf(page))).toBeChecked();
        await expect(spanishQuestions.email.first(formOf(page))).toHaveValue(applicant.email);
      }
      cms.substitutes.clear();
      await sendForm(page, applicant);
      await untilSent(page);
      expect(await applicationsFound(applicant.phone)).toHaveLength(1);
    });

    test('a limited visitor reads the waiting time, and the form keeps its values (R34)', async ({ page }) => {
      const applicant = newApplicant();
      await openForm(page, applicant, { port: web.port });
      await (isScripted ? fillStepByStep : fillAll)(page, applicant);
      cms.substitutes.set('/api/applications', { status: 429, body: { retryAfterSeconds: 700 } });
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await sendForm(page, applicant);
      const answer = await answered;
      expect([answer.status(), answer.headers()['retry-after']]).toEqual([429, '700']);
      const alert = formOf(page).getByRole('alert');
      await expect(alert).toContainText('Se han enviado varias solicitudes seguidas');
      await expect(alert).toContainText(/espera 12\sminutos/);
      await expect(spanishQuestions.terms.first(formOf(page))).toBeChecked();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('refuses the sixth application of one phone within an hour, from any address', async ({ page }) => {
    const applicant = newApplicant();
    await openForm(page, applicant, { port: web.port });
    await fillAll(page, applicant);
    const { pathname } = new URL(page.url());
    const fields = await fieldsSentBy(button(page, 'Enviar la solicitud'));
    for (let count = 1; count <= 6; count += 1) {
      const answer = await postNatively(pathname, withField(fields, 'key', randomUUID()), {
        site: 'es-ES',
        port: web.port,
        headers: { 'x-forwarded-for': `198.51.100.${count}` },
      });
      if (count <= 5) expect(answer.status, `application ${count}`).toBe(303);
      else {
        expect(answer.status).toBe(429);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(answer.body).toMatch(/espera \d+\sminutos?/);
      }
    }
    expect(await applicationsFound(applicant.phone)).toHaveLength(5);
  });
});

test.describe('under attack', () => {
  let attacked: Awaited<ReturnType<typeof startAttackedSite>>;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    attacked = await startAttackedSite();
  });
  test.beforeEach(() => attacked.overload());
  test.afterAll(() => attacked?.stop());

  test('a browser solves the challenge itself, and the application is sent', async ({ page }) => {
    const applicant = newApplicant();
    // What the browser sends, and not what it is answered: the bodies of answers are gone with the page that asked.
    const proofs: string[] = [];
    page.on('request', (request) => {
      const sent = request.postDataBuffer()?.toString('utf8') ?? '';
      const [, proof] = /name="[^"]*proof"\r\n\r\n([^\r]+)\r\n/.exec(sent) ?? [];
      if (proof) proofs.push(proof);
    });
    await openForm(page, applicant, { port: attacked.port });
    await fillStepByStep(page, applicant);
    await sendForm(page, applicant);
    await untilSent(page);
    await expect(page).toHaveURL(/\/(process|offers)\//);
    const [proof = ''] = proofs;
    const solved: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8') || 'null');
    expect(solved, 'a proof was asked for, and given').toMatchObject({ challenge: {}, solution: {} });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a visitor without JavaScript waits 30 s and sends the application again', async ({ page }) => {
      test.slow();
      const applicant = newApplicant();
      await openForm(page, applicant, { port: attacked.port });
      await fillAll(page, applicant);
      await sendForm(page, applicant);
      const notice = formOf(page).getByRole('status').filter({ hasText: 'Espera un momento y vuelve a enviar' });
      await expect(notice).toContainText(/Dentro de 30\ssegundos/);
      await expect(spanishQuestions.email.first(formOf(page))).toHaveValue(applicant.email);

      // Pressed too early, over and over: the wait does not begin again.
      await expect(async () => {
        await button(page, 'Volver a enviar').click();
        await expect(page).toHaveURL(/\/process\//, { timeout: 2_000 });
      }).toPass({ timeout: 60_000, intervals: [2_000] });
    });
  });
});
