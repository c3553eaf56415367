import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, invite } from './support/admin-people.ts';
import { violations } from './support/axe.ts';
import { field, messages, openEntry, save } from './support/edit-view.ts';
import { Editor } from './support/editor.ts';
import { send } from './support/http.ts';

let person: AdminPerson;
let article: { documentId: string; slug: string } | undefined;
test.beforeAll(async () => {
  person = await invite('editor-es');
});
test.afterAll(async () => {
  if (article) await Editor.of(person.session).remove('article', 'es-ES', article.documentId);
  await person?.remove();
});

const publish = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true }).click();

const titleOnSite = async (slug: string) => /<h1[^>]*>([^<]*)</.exec((await send(`/blog/${slug}/`)).body)?.[1];

test('an editor reads what is missing, mends it, looks at the preview and publishes', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 1000 });
  const slug = `dia-${randomUUID()}`;
  const values = { title: 'Un día', slug, writtenOn: '2026-01-31', isAtRoot: false };
  article = { slug, documentId: await Editor.of(person.session).create('article', 'es-ES', values) };
  await openEntry(page, person.session, 'article', article.documentId);
  const review = page.getByRole('region', { name: 'Antes de publicar' });
  await expect(review).toContainText('La página no tiene ningún bloque');
  await expect(review).toContainText('Falta la descripción para buscadores');
  await expect(review).toContainText(`/blog/${slug}/`);
  await expect(review.locator('img')).toHaveJSProperty('naturalWidth', 1200);

  await field(page, 'title').fill('Cómo se ordena un gasto que no esperabas');
  await field(page, 'excerpt').fill('Dinero garantizado en minutos.');
  await expect(review).toContainText('Hay 1 cosa que impide publicar');
  await save(page);
  await expect(messages(page)).toContainText('garantizado');
  await field(page, 'excerpt').fill(
    'Qué mirar primero cuando llega un gasto que no esperabas: lo que puede esperar, lo que no, y a quién se le puede preguntar.',
  );
  await expect(review).toContainText('Se puede publicar. Hay 1 consejo.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { within: 'section[aria-labelledby=review-title]' })).toEqual([]);
  }
  await save(page);
  await page.getByRole('link', { name: 'Abrir la vista previa' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Cómo se ordena un gasto que no esperabas',
  );
  await publish(page);
  await expect.poll(() => titleOnSite(slug)).toBe('Cómo se ordena un gasto que no esperabas');
});

test('an editor plans a withdrawal and cancels it, publishes a change, and brings the earlier version back', async ({
  page,
}) => {
  test.slow();
  if (!article) throw new Error('The first test has made no article');
  await openEntry(page, person.session, 'article', article.documentId);
  const planned = page.getByRole('region', { name: 'Programar' });
  await planned.getByRole('button', { name: 'Programar la retirada' }).click();
  await page.getByRole('dialog').getByLabel('Día').fill('2027-03-01');
  await page.getByRole('dialog').getByLabel('Hora de Madrid').fill('08:00');
  await page.keyboard.press('Enter');
  await expect(planned).toContainText('Se retirará el 1 mar 2027, 8:00 (hora de Madrid)');
  await planned.getByRole('button', { name: 'Cancelar la retirada programada' }).click();
  await expect(planned.getByRole('button', { name: 'Programar la retirada' })).toBeVisible();

  await field(page, 'title').fill('Un titular peor que el de antes');
  await publish(page);
  const { slug } = article;
  await expect.poll(() => titleOnSite(slug)).toBe('Un titular peor que el de antes');
  await page.locator('summary', { hasText: 'Versiones' }).click();
  const versions = page.getByRole('region', { name: 'Versiones' });
  await versions.getByRole('listitem').nth(1).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: /^Versión del / });
  await dialog.getByRole('button', { name: 'Recuperar esta versión' }).click();
  await dialog.getByRole('button', { name: 'Ver el borrador' }).click();
  await expect(field(page, 'title')).toHaveValue('Cómo se ordena un gasto que no esperabas');
  await publish(page);
  await expect.poll(() => titleOnSite(slug)).toBe('Cómo se ordena un gasto que no esperabas');
});
