import type { Page } from '@playwright/test';
import { startAnotherServer } from './support/another-server.ts';
import { newApplicant } from './support/applicant.ts';
import { expect, isHydrated, test } from './support/browsing.ts';
import { Editor, type Entry } from './support/editor.ts';
import { bodyOf, send } from './support/http.ts';
import { reportClick } from './support/network.ts';
import { ports, urlOf } from './support/product.ts';
import { submitApplication } from './support/submit-application.ts';
import { until } from './support/until.ts';

/**
 * Comments from the form through a moderator to the page. The CMS accepts ten comments an hour from one address, and the web
 * app does not trust a forwarded address here, so these tests send fewer.
 */
test.describe.configure({ mode: 'serial' });

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
  const { documentId, name, email, replyLabel, verifiedBy } = await sent(text);
  const fields = { name, text, email, replyLabel, verifiedBy };
  await Editor.of().update('comment', 'es-ES', documentId, { ...fields, ...decision });
}

const isShown = (path: string, text: string) =>
  until(
    () => send(path),
    ({ body }) => body.includes(text),
    ({ status }) => `${status} of ${path}`,
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const place of ['home', 'article', 'lender'] as const) {
    test(`a comment on the ${place} page: invalid fields are named and keep their values, and the corrected comment is accepted`, async ({
      page,
    }) => {
      await openForm(page, place);
      await form(page).getByLabel('Comentario', { exact: true }).fill('Hola');
      if (place === 'lender') await form(page).getByText('2 estrellas de 5').check({ force: true });
      if (place !== 'home') await form(page).getByLabel('Correo (opcional)').fill('no es un correo');
      await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();

      const errors = form(page).getByRole('alert', { name: 'Hay algo que corregir' });
      await expect(errors.getByRole('link')).toHaveCount(place === 'home' ? 2 : 3);
      await expect(errors.getByRole('link', { name: 'Escribe un nombre' })).toHaveAttribute(
        'href',
        '#comment-form-name',
      );
      await expect(form(page).getByLabel('Nombre', { exact: true })).toHaveAccessibleDescription(/Escribe un nombre/);
      const field = form(page).getByLabel('Comentario', { exact: true });
      await expect(field).toHaveValue('Hola');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      if (place === 'lender') await expect(form(page).getByLabel('2 estrellas de 5')).toBeChecked();

      await form(page).getByLabel('Nombre', { exact: true }).fill('Nadie');
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

  test('a comment with a filled honeypot is asked to wait, and stored when its author sends it again (R34)', async ({
    page,
  }) => {
    await openForm(page, 'home');
    await form(page).getByLabel('Nombre', { exact: true }).fill(`Rellenador ${stamp}`);
    await form(page).getByLabel('Comentario', { exact: true }).fill('Mi navegador rellena solo todos los campos');
    await form(page)
      .locator('[name=q7vd]')
      .evaluate((field: HTMLInputElement) => {
        field.value = 'https://spam.example';
      });
    const send = () => form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    await send();
    await expect(form(page)).toContainText('Espera un momento y vuelve a enviar');
    await expect(form(page).locator('[name=q7vd]')).toHaveValue('');
    await send();
    await expect(form(page).getByRole('status')).toContainText('Recibido');
    expect(await Editor.of().findAll('comment', 'es-ES', 'name', `Rellenador ${stamp}`)).toHaveLength(1);
  });
});

test('an approved comment is visible, marked as not verified and without its e-mail, whatever its stars (R10)', async ({
  page,
}) => {
  for (const place of ['home', 'article', 'lender'] as const) {
    const { path } = places[place];
    const sorted = `${path}?comments=oldest`;
    expect(await bodyOf(sorted)).not.toContain(textAbout(place));
    await decide(textAbout(place), { moderation: 'approved' });
    const took = await isShown(path, textAbout(place));
    // The query variant was visited before, so its comments were stored without this one.
    expect(await bodyOf(sorted)).toContain(textAbout(place));
    test.info().annotations.push({ type: `${place} shown after`, description: `${Math.round(took)} ms` });
    await page.goto(urlOf('es-ES', path));
    await expect(comment(page, textAbout(place))).toContainText('No verificada');
    expect(await page.content()).not.toContain('nadie@example.com');
  }
});

test('the rating of a lender comes from its reviews, and is in its structured data unless the lender is sample data (R12)', async ({
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

test('a reply of the company carries its label (R11)', async ({ page }) => {
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
  await expect(reply).not.toContainText('No verificada');
});

test.describe('with JavaScript', () => {
  test('sending a comment keeps the page and its text and focuses the answer', async ({ page }) => {
    await openForm(page, 'home');
    // Before hydration the browser sends the form and loads the answer.
    await page.waitForFunction(isHydrated);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const text = `Otro texto sobre home, ${stamp}`;
    await form(page).getByLabel('Comentario', { exact: true }).fill(text);
    await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form(page).getByRole('alert')).toBeFocused();
    await expect(form(page).getByLabel('Comentario', { exact: true })).toHaveValue(text);
    await form(page).getByRole('link', { name: 'Escribe un nombre' }).click();
    await expect(form(page).getByLabel('Nombre', { exact: true })).toBeFocused();
    await page.keyboard.type('Otra');
    await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form(page).getByRole('status')).toContainText('Recibido');
    await expect(form(page).getByRole('status')).toBeFocused();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await decide(text, { moderation: 'approved' });
    await isShown('/', text);
  });

  test('a text that is too long for the server stays in its field, with the length that fits', async ({ page }) => {
    await openForm(page, 'home');
    await page.waitForFunction(isHydrated);
    await form(page).getByLabel('Nombre', { exact: true }).fill('Nadie');
    const field = form(page).getByLabel('Comentario', { exact: true });
    for (const text of ['ї'.repeat(70_000), '😀'.repeat(1001)]) {
      await field.fill(text);
      await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
      await expect(form(page).getByRole('alert', { name: 'Hay algo que corregir' })).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/Acorta el comentario: caben 2\s000 caracteres/);
      await expect(field).toHaveValue(text);
    }
    await expect(form(page)).not.toContainText('No ha llegado');
  });

  test('comments state their age and can be sorted from the oldest', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/'));
    await expect(comment(page, textAbout('home')).getByRole('time')).toHaveText(/^hace \d+ (minuto|hora)s?$/);
    const first = page.locator('#opiniones').getByRole('article').first();
    await expect(first).toContainText('Otro texto');
    await page.getByRole('navigation', { name: 'Orden' }).getByRole('link', { name: 'Más antiguos' }).click();
    await expect(page).toHaveURL(/\?comments=oldest#opiniones$/);
    await expect(first).toContainText('Un texto de prueba');
  });

  test('a rejected comment is not visible, also when it was visible before', async ({ page }) => {
    const text = `Llamadme al 600 000 000, ${stamp}`;
    await openForm(page, 'article');
    await form(page).getByLabel('Nombre', { exact: true }).fill('Nadie');
    await form(page).getByLabel('Comentario', { exact: true }).fill(text);
    await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form(page).getByRole('status')).toContainText('Recibido');
    await decide(text, { moderation: 'rejected', rejectionReason: 'personal_data' });
    await decide(textAbout('home'), { moderation: 'rejected', rejectionReason: 'other', rejectionNote: 'Una prueba' });
    await until(
      () => send('/'),
      ({ body }) => !body.includes(textAbout('home')),
      ({ status }) => String(status),
    );
    // The site heard of both decisions in their order.
    expect(await bodyOf(places.article.path)).not.toContain(text);
  });
});

test.describe('a review with the box for the mark, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const { path } = places.lender;

  async function review(page: Page, text: string): Promise<void> {
    await openForm(page, 'lender');
    await form(page).getByLabel('Nombre', { exact: true }).fill('Nadie');
    await form(page).getByLabel('Comentario', { exact: true }).fill(text);
    const box = form(page).getByRole('checkbox', { name: /^Marcar mi opinión como verificada/ });
    await expect(box).not.toBeChecked();
    await box.check();
    await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form(page).getByRole('status')).toContainText('Recibido');
  }

  test('is verified if the lender decided on an application of this browser, and the page says by what (R10)', async ({
    page,
  }) => {
    const token = await submitApplication(newApplicant());
    const exit = await send('/go/112/', { headers: { cookie: `pf_application=${token}` } });
    const clickId = new URL(String(exit.headers.location)).searchParams.get('click_id') ?? '';
    expect(await reportClick(clickId, 'approved')).toMatchObject({ status: 200, body: { outcome: 'applied' } });

    await page.context().addCookies([{ name: 'pf_application', value: token, url: urlOf('es-ES', '/') }]);
    const text = `Una opinión con solicitud, ${stamp}`;
    await review(page, text);
    await expect(form(page).getByRole('status')).toContainText('llevará la marca «verificada»');
    expect(page.url()).not.toContain(token);
    // The moderator's form sends the field, and the CMS keeps its own.
    await decide(text, { moderation: 'approved', verifiedBy: null });
    await isShown(path, text);
    await page.goto(urlOf('es-ES', path));
    const mark = 'Opinión verificada: esta entidad decidió sobre su solicitud, hecha en Prestafaro';
    await expect(comment(page, text)).toContainText(mark);
    expect(await page.content()).not.toContain(token);
  });

  test('is not verified without an application, and its author reads why (R10)', async ({ page }) => {
    const text = `Una opinión sin solicitud, ${stamp}`;
    await review(page, text);
    await expect(form(page).getByRole('status')).toContainText(
      'dirá «no verificada»: no hemos encontrado una solicitud de este navegador',
    );
    await decide(text, { moderation: 'approved', verifiedBy: 'decision' });
    await isShown(path, text);
    await page.goto(urlOf('es-ES', path));
    await expect(comment(page, text)).toContainText('No verificada');
  });
});

test.describe('a report of a comment', () => {
  test.use({ javaScriptEnabled: false });

  test('a report without a reason is refused, and with a reason it is stored for the moderators (R10)', async ({
    page,
  }) => {
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

test.describe('the rating of an article', () => {
  test.use({ javaScriptEnabled: false });
  const path = '/blog/tin-y-tae-diferencia/';

  test('works without JavaScript, counts one rating a person, and is in no structured data (R12)', async ({ page }) => {
    const section = page.getByRole('region', { name: '¿Te ha servido?' });
    const submit = section.getByRole('button', { name: 'Enviar la nota' });
    await page.goto(urlOf('es-ES', path));
    await expect(section).toContainText('Sin valoraciones todavía');
    await submit.click();
    await expect(section.getByRole('alert')).toContainText('Elige de 1 a 5 estrellas');
    for (const stars of [4, 2]) {
      await page.goto(urlOf('es-ES', path));
      await section.getByText(`${stars} estrellas de 5`).check({ force: true });
      await submit.click();
      await expect(section.getByRole('status')).toContainText('Gracias');
      await isShown(path, `${stars},0 estrellas de 5`);
      await page.goto(urlOf('es-ES', path));
      await expect(section).toContainText('1 valoración');
    }
    expect(await bodyOf(path)).not.toContain('aggregateRating');
  });
});

test('the eleventh comment of an hour is refused with the waiting time and keeps its text (R34)', async ({
  browser,
}) => {
  // A web server trusts a forwarded address only behind a proxy of the operator, as this one.
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
    await form(page).getByLabel('Nombre', { exact: true }).fill('Nadie');
    await form(page).getByLabel('Comentario', { exact: true }).fill('Uno más, que ya no cabe');
    await form(page).getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(form(page).getByRole('alert')).toContainText(/espera \d+\sminutos/);
    await expect(form(page).getByLabel('Comentario', { exact: true })).toHaveValue('Uno más, que ya no cabe');
  } finally {
    await context.close();
    await behindProxy.stop();
  }
});
