import type { Page } from '@playwright/test';
import { startAnotherServer } from './support/another-server.ts';
import { expect, test } from './support/browsing.ts';
import { Editor, type Entry } from './support/editor.ts';
import { bodyOf, send } from './support/http.ts';
import { ports, urlOf } from './support/product.ts';
import { within } from './support/within.ts';

/**
 * What visitors write, from the form to the page, by way of a moderator. The CMS lets one address send ten comments an
 * hour and the app does not believe who says that he is somebody else, so these tests send fewer.
 */
test.describe.configure({ mode: 'serial' });

/** From the moderator's answer to the next visitor, in milliseconds. */
const VISIBLE = 5000;
const stamp = Date.now().toString(36);
const places = {
  home: { path: '/', open: 'Escribir un comentario' },
  article: { path: '/blog/derecho-de-desistimiento-prestamo/', open: 'Escribir un comentario' },
  lender: { path: '/prestamistas/ribazo-credito/', open: 'Escribir una opinión' },
} as const;
type Place = keyof typeof places;

const textAbout = (place: Place) => `Un texto de prueba sobre ${place}, ${stamp}`;
const form = (page: Page) => page.locator('#comment-form');
const comment = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first();

async function openForm(page: Page, place: Place): Promise<void> {
  await page.goto(urlOf('es-ES', places[place].path));
  await form(page).getByText(places[place].open).click();
}

const sent = async (text: string): Promise<Entry> => Editor.of().find('comment', 'es-ES', 'text', text);

/** Decides as the moderator's form does, which sends every field. */
async function decide(text: string, decision: object): Promise<void> {
  const { documentId, name, email, replyLabel, isVerifiedCustomer } = await sent(text);
  const fields = { name, text, email, replyLabel, isVerifiedCustomer };
  await Editor.of().update('comment', 'es-ES', documentId, { ...fields, ...decision });
}

const isShown = (path: string, text: string) =>
  within(
    VISIBLE,
    () => send(path),
    ({ body }) => body.includes(text),
    ({ status }) => `${status} of ${path}`,
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const place of ['home', 'article', 'lender'] as const) {
    test(`a comment on the ${place}: its faults are named, what was typed stays, then it is taken`, async ({
      page,
    }) => {
      await openForm(page, place);
      await form(page).getByLabel('Comentario', { exact: true }).fill('Hola');
      if (place === 'lender') await form(page).getByText('2 estrellas de 5').check({ force: true });
      if (place !== 'home') await form(page).getByLabel('Correo (opcional)').fill('no es un correo');
      await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();

      const faults = form(page).getByRole('alert', { name: 'Hay algo que corregir' });
      await expect(faults.getByRole('link')).toHaveCount(place === 'home' ? 2 : 3);
      await expect(faults.getByRole('link', { name: 'Escribe un nombre' })).toHaveAttribute(
        'href',
        '#comment-form-name',
      );
      await expect(form(page).getByLabel('Nombre')).toHaveAccessibleDescription(/Escribe un nombre/);
      const field = form(page).getByLabel('Comentario', { exact: true });
      await expect(field).toHaveValue('Hola');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      if (place === 'lender') await expect(form(page).getByLabel('2 estrellas de 5')).toBeChecked();

      await form(page).getByLabel('Nombre').fill('Nadie');
      await field.fill(textAbout(place));
      if (place !== 'home') await form(page).getByLabel('Correo (opcional)').fill('nadie@example.com');
      await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
      await expect(form(page).getByRole('status')).toContainText('Recibido');
      expect(page.url()).not.toContain('example.com');

      await sent(textAbout(place));
      for (const { path } of Object.values(places)) {
        expect(await bodyOf(path), path).not.toContain(textAbout(place));
      }
    });
  }

  test('the field that only programs fill in makes a comment vanish, and says nothing of it (R34)', async ({
    page,
  }) => {
    await openForm(page, 'home');
    await form(page).getByLabel('Nombre').fill(`Programa ${stamp}`);
    await form(page).getByLabel('Comentario', { exact: true }).fill('Compre aquí los mejores productos');
    await form(page)
      .locator('[name=homepage]')
      .evaluate((field: HTMLInputElement) => {
        field.value = 'https://spam.example';
      });
    await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form(page).getByRole('status')).toContainText('Recibido');
    expect(await Editor.of().findAll('comment', 'es-ES', 'name', `Programa ${stamp}`)).toEqual([]);
  });
});

test('an approved comment is shown within seconds as not verified, however bad, and its address never (R10)', async ({
  page,
}) => {
  for (const place of ['home', 'article', 'lender'] as const) {
    const { path } = places[place];
    await decide(textAbout(place), { moderation: 'approved' });
    const took = await isShown(path, textAbout(place));
    test.info().annotations.push({ type: `${place} shown after`, description: `${Math.round(took)} ms` });
    await page.goto(urlOf('es-ES', path));
    await expect(comment(page, textAbout(place))).toContainText('Opinión no verificada');
    expect(await page.content()).not.toContain('nadie@example.com');
  }
});

test('the stars of a lender are those of its opinions, in its structured data too once it is no example (R12)', async ({
  page,
}) => {
  const { path } = places.lender;
  await page.goto(urlOf('es-ES', path));
  await expect(page.getByRole('region', { name: /^\d+ opini/ })).toContainText(/2,0.*\d notas? de visitantes/);
  expect(await page.content()).not.toContain('aggregateRating');

  const { documentId } = await Editor.of().find('lender', 'es-ES', 'slug', 'ribazo-credito');
  await Editor.of().publish('lender', 'es-ES', documentId, { sampleData: false });
  await isShown(path, 'aggregateRating');
  const { body } = await send(path);
  expect(body).toMatch(/"aggregateRating":\{[^}]*"ratingValue":2[,}]/);
  expect(body).toMatch(/"aggregateRating":\{[^}]*"(ratingCount|reviewCount)":\d+[,}]/);
  await Editor.of().publish('lender', 'es-ES', documentId, { sampleData: true });
  expect(await bodyOf('/')).not.toContain('aggregateRating');
});

test('an answer of the company carries its label (R11)', async ({ page }) => {
  const parent = await sent(textAbout('article'));
  await Editor.of().create('comment', 'es-ES', {
    name: 'Prestafaro',
    text: `Gracias por escribir, ${stamp}`,
    replyLabel: 'company',
    parent: { connect: [{ id: parent.id, documentId: parent.documentId, locale: 'es-ES' }], disconnect: [] },
  });
  await isShown(places.article.path, `Gracias por escribir, ${stamp}`);
  await page.goto(urlOf('es-ES', places.article.path));
  const replies = page.getByRole('list', { name: 'Respuestas' });
  const reply = replies.getByRole('article').filter({ hasText: `Gracias por escribir, ${stamp}` });
  await expect(reply).toContainText('Empresa');
  await expect(reply).not.toContainText('no verificada');
});

test.describe('with JavaScript', () => {
  test('the answer comes in place: the focus goes to it, and nothing typed is lost', async ({ page }) => {
    await openForm(page, 'home');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const text = `Otro texto sobre home, ${stamp}`;
    await form(page).getByLabel('Comentario', { exact: true }).fill(text);
    await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form(page).getByRole('alert')).toBeFocused();
    await expect(form(page).getByLabel('Comentario', { exact: true })).toHaveValue(text);
    await form(page).getByRole('link', { name: 'Escribe un nombre' }).click();
    await expect(form(page).getByLabel('Nombre')).toBeFocused();
    await page.keyboard.type('Otra');
    await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form(page).getByRole('status')).toContainText('Recibido');
    await expect(form(page).getByRole('status')).toBeFocused();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await decide(text, { moderation: 'approved' });
    await isShown('/', text);
  });

  test('comments say how long ago they are, and their order can be turned', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/'));
    await expect(comment(page, textAbout('home')).getByRole('time')).toHaveText(/^hace \d+ (minuto|hora)s?$/);
    const texts = () => page.locator('#opiniones').getByRole('article').allInnerTexts();
    const first = (await texts())[0];
    expect(first).toContain('Otro texto');
    await page.getByRole('navigation', { name: 'Orden' }).getByRole('link', { name: 'Más antiguos' }).click();
    await expect(page).toHaveURL(/\?comments=oldest#opiniones$/);
    expect((await texts())[0]).toContain('Un texto de prueba');
  });

  test('a rejected comment is never shown', async ({ page }) => {
    const text = `Llamadme al 600 000 000, ${stamp}`;
    await openForm(page, 'article');
    await form(page).getByLabel('Nombre').fill('Nadie');
    await form(page).getByLabel('Comentario', { exact: true }).fill(text);
    await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form(page).getByRole('status')).toContainText('Recibido');
    await decide(text, { moderation: 'rejected', rejectionReason: 'personal_data' });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await bodyOf(places.article.path)).not.toContain(text);
    await decide(textAbout('home'), { moderation: 'rejected', rejectionReason: 'other', rejectionNote: 'Una prueba' });
    await within(
      VISIBLE,
      () => send('/'),
      ({ body }) => !body.includes(textAbout('home')),
      ({ status }) => String(status),
    );
  });
});

test.describe('a report', () => {
  test.use({ javaScriptEnabled: false });

  test('needs a reason, and reaches the moderators (R10)', async ({ page }) => {
    await page.goto(urlOf('es-ES', places.lender.path));
    const reported = comment(page, textAbout('lender'));
    await reported.getByText('Denunciar', { exact: true }).click();
    await reported.getByRole('button', { name: 'Enviar la denuncia' }).click();
    await expect(reported.getByRole('alert')).toContainText('Elige un motivo');
    await reported.getByLabel('Motivo').selectOption({ label: 'Es publicidad' });
    await reported.getByLabel('Explicación (opcional)').fill(`Una denuncia, ${stamp}`);
    await reported.getByRole('button', { name: 'Enviar la denuncia' }).click();
    await expect(reported.getByRole('status')).toContainText('Denuncia recibida');
    const [report] = await Editor.of().findAll('comment-report', 'es-ES', 'text', `Una denuncia, ${stamp}`);
    expect(report).toMatchObject({ reason: 'advertising', state: 'open' });
    expect((await send(places.lender.path)).body).toContain(textAbout('lender'));
  });
});

test.describe('the stars of an article', () => {
  test.use({ javaScriptEnabled: false });
  const path = '/blog/tin-y-tae-diferencia/';

  test('are given without JavaScript, counted once a person, and in no structured data (R12)', async ({ page }) => {
    const section = page.getByRole('region', { name: '¿Te ha servido?' });
    const send1 = section.getByRole('button', { name: 'Enviar la nota' });
    await page.goto(urlOf('es-ES', path));
    await expect(section).toContainText('Sin valoraciones todavía');
    await send1.click();
    await expect(section.getByRole('alert')).toContainText('Elige de 1 a 5 estrellas');
    for (const stars of [4, 2]) {
      await page.goto(urlOf('es-ES', path));
      await section.getByText(`${stars} estrellas de 5`).check({ force: true });
      await send1.click();
      await expect(section.getByRole('status')).toContainText('Gracias');
      await isShown(path, `${stars},0 estrellas de 5`);
      await page.goto(urlOf('es-ES', path));
      await expect(section).toContainText('1 valoración');
    }
    expect(await bodyOf(path)).not.toContain('aggregateRating');
  });
});

test('who writes too often is told when to come back, and loses nothing (R34)', async ({ browser }) => {
  // Only behind a proxy of the operator's is a forwarded address believed: this server stands behind one.
  const behindProxy = await startAnotherServer({ remembers: true, environment: { TRUSTED_PROXIES: '1' } });
  const address = `203.0.113.${1 + (Date.now() % 200)}`;
  const { documentId } = await Editor.of().find('article', 'es-ES', 'slug', 'derecho-de-desistimiento-prestamo');
  for (let count = 0; count < 10; count += 1) {
    const message = {
      ...{ locale: 'es-ES', subjectType: 'article', subjectId: documentId, subjectTitle: '', rating: null },
      ...{ name: 'Nadie', email: null, text: `Uno de muchos, ${count}, ${stamp}`, parentId: null, address },
    };
    const answer = await fetch(`http://localhost:${ports.cms}/api/comments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}` },
      body: JSON.stringify(message),
    });
    expect(answer.ok, await answer.text()).toBe(true);
  }
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  const page = await context.newPage();
  try {
    await page.goto(urlOf('es-ES', places.article.path, behindProxy.port));
    await form(page).getByText(places.article.open).click();
    await form(page).getByLabel('Nombre').fill('Nadie');
    await form(page).getByLabel('Comentario', { exact: true }).fill('Uno más, que ya no cabe');
    await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form(page).getByRole('alert')).toContainText(/espera \d+\sminutos/);
    await expect(form(page).getByLabel('Comentario', { exact: true })).toHaveValue('Uno más, que ya no cabe');
  } finally {
    await context.close();
    await behindProxy.stop();
  }
});
