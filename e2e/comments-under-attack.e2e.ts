import { expect, type Page, test } from '@playwright/test';
import { startAttackedSite } from './support/attacked-cms.ts';
import { urlOf } from './support/product.ts';

/** Comments while a site gets so many that each further one needs a proof of work. The first test brings the site into that state. */
test.describe.configure({ mode: 'serial' });

const open = 'Escribir un comentario';
const stamp = Date.now().toString(36);
const form = (page: Page) => page.locator('#comment-form');

let attacked: Awaited<ReturnType<typeof startAttackedSite>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  attacked = await startAttackedSite();
});
test.afterAll(() => attacked?.stop());

/** The CMS takes the second comment of a minute for an attack. */
async function fillSecondComment(page: Page, text: string): Promise<void> {
  for (const each of [`Antes de eso: ${text}`, text]) {
    await page.goto(urlOf('es-ES', '/', attacked.port));
    await form(page).getByText(open).click();
    await form(page).getByLabel('Nombre', { exact: true }).fill('Nadie');
    await form(page).getByLabel('Comentario', { exact: true }).fill(each);
    if (each !== text) await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    if (each !== text) await expect(form(page).getByRole('status')).toContainText('Recibido');
  }
}

test('a browser solves the challenge itself, and the comment is accepted', async ({ page }) => {
  const proofs: string[] = [];
  page.on('request', (request) => {
    const sent = request.postDataBuffer()?.toString('utf8') ?? '';
    const [, proof] = /name="[^"]*proof"\r\n\r\n([^\r]+)\r\n/.exec(sent) ?? [];
    if (proof) proofs.push(proof);
  });
  await fillSecondComment(page, `Con prueba, ${stamp}`);
  await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(form(page).getByRole('status')).toContainText('Recibido');
  const solved: unknown = JSON.parse(Buffer.from(proofs[0] ?? '', 'base64').toString('utf8') || 'null');
  expect(solved, 'a proof was asked for, and given').toMatchObject({ challenge: {}, solution: {} });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without JavaScript waits 30 s and sends the comment again', async ({ page }) => {
    test.slow();
    await page.goto(urlOf('es-ES', '/', attacked.port));
    await form(page).getByText(open).click();
    await form(page).getByLabel('Nombre', { exact: true }).fill('Nadie');
    await form(page).getByLabel('Comentario', { exact: true }).fill(`Sin guiones, ${stamp}`);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    const answer = await answered;
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([429, '30']);
    await expect(form(page).getByRole('status')).toContainText(/Dentro de 30\ssegundos/);
    await expect(form(page).getByLabel('Comentario', { exact: true })).toHaveValue(`Sin guiones, ${stamp}`);
    await expect(async () => {
      await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
      await expect(form(page).getByRole('status')).toContainText('Recibido', { timeout: 2_000 });
    }).toPass({ timeout: 60_000, intervals: [2_000] });
  });
});
