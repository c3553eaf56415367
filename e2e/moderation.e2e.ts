import { expect, test } from '@playwright/test';
import { type AdminPerson, invite, openAdmin } from './support/admin-people.ts';
import { Editor } from './support/editor.ts';
import { urlOf } from './support/product.ts';
import { expectSpanish } from './support/spanish-screen.ts';

/** Comments of other tests may contain any word. */
const listOf = (words: string) =>
  `/admin/content-manager/collection-types/api::comment.comment?_q=${encodeURIComponent(words)}`;

const text = `Un comentario que espera, ${Date.now().toString(36)}`;

let moderator: AdminPerson;
test.beforeAll(async ({ browser }) => {
  moderator = await invite('moderator-es');
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(urlOf('es-ES', '/'));
  const form = page.locator('#comment-form');
  await form.getByText('Escribir un comentario').click();
  await form.getByLabel('Nombre', { exact: true }).fill('Alguien');
  await form.getByLabel('Comentario', { exact: true }).fill(text);
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(form.getByRole('status')).toContainText('Recibido');
  await page.close();
});
test.afterAll(async () => {
  const [comment] = await Editor.of().findAll('comment', 'es-ES', 'text', text);
  if (comment) await Editor.of().remove('comment', 'es-ES', comment.documentId);
  await moderator?.remove();
});

test('a rejection without a reason is refused beside the field, and the decision stays chosen until it has one', async ({
  page,
}) => {
  await openAdmin(page, moderator.session, listOf(text));
  await page.getByRole('row').filter({ hasText: text }).getByText(text).click();
  const decision = page.getByRole('combobox', { name: 'Decisión' });
  await expect(decision).toHaveText('Pendiente');
  await decision.click();
  await page.getByRole('option', { name: 'Rechazado' }).click();
  await page.clock.install();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.locator('[data-strapi-field-error]')).toContainText('Para rechazar el comentario, elige antes');
  await expect(decision).toHaveText('Rechazado');
  await page.clock.runFor(1_000);
  await expect(decision).toHaveText('Rechazado');
  expect((await Editor.of().find('comment', 'es-ES', 'text', text)).moderation).toBe('pending');

  await page.getByRole('combobox', { name: /Motivo/ }).click();
  await page.getByRole('option', { name: 'Es ofensivo' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(async () => (await Editor.of().find('comment', 'es-ES', 'text', text)).moderation).toBe('rejected');
});

test('a moderator reads no English in the list of comments and in a comment', async ({ page }) => {
  await openAdmin(page, moderator.session, listOf(text));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectSpanish(page, 'the comments');
  await page.getByRole('row').filter({ hasText: text }).getByText(text).click();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await expectSpanish(page, 'a comment');
});
