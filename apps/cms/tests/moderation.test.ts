import { publishEventSchema } from '@prestafaro/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { commentPage } from './support/comment-page';
import { startReceiver } from './support/receiver';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';
import { approvedComment, comment, newAddress, send, storedComment } from './support/visitors';

const COMMENTS = '/content-manager/collection-types/api::comment.comment';
const RATINGS = '/content-manager/collection-types/api::rating.rating';
const REPORTS = '/content-manager/collection-types/api::comment-report.comment-report';

let web: Awaited<ReturnType<typeof startReceiver>>;
let cms: RunningCms;
let moderator: AdminCall;
let administrator: AdminCall;
let article: string;
beforeAll(async () => {
  web = await startReceiver();
  cms = await startCms({ revalidateUrls: [web.url] });
  administrator = await signInAsAdministrator(cms.url);
  moderator = await signInWithRole(cms.strapi, cms.url, 'moderator-es');
  article = (await createSample(cms.strapi, 'article', 'un-articulo')).documentId;
  await web.until(1);
});
afterAll(async () => {
  await cms?.stop();
  await web?.close();
});
beforeEach(async () => {
  await everythingDelivered();
  web.received.length = 0;
});

/** The lane of comments and ratings rests two seconds between deliveries. */
const everythingDelivered = () =>
  expect.poll(() => cms.strapi.db.query('api::publish-event.publish-event').count()).toBe(0);

async function waiting(text: string, changes: object = {}) {
  expect((await send(cms.url, 'comments', comment(text, changes))).status).toBe(201);
  return storedComment(cms.strapi, text);
}

/** The data of the admin's form: every field, changed or not. */
const save = (row: Record<string, unknown>, changes: object, call = moderator, locale = 'es-ES') => {
  const { name, text, email, moderation, rejectionReason, rejectionNote, replyLabel, verifiedBy } = row;
  const form = { name, text, email, moderation, rejectionReason, rejectionNote, replyLabel, verifiedBy };
  return call('PUT', `${COMMENTS}/${row.documentId}?locale=${locale}`, { ...form, ...changes });
};

const reply = (parent: { id: number; documentId: string } | null, changes: object = {}, locale = 'es-ES') =>
  moderator('POST', `${COMMENTS}?locale=${locale}`, {
    name: 'Equipo',
    text: 'Una respuesta del equipo',
    replyLabel: 'company',
    parent: { connect: parent ? [{ id: parent.id, documentId: parent.documentId, locale }] : [], disconnect: [] },
    ...changes,
  });

describe('moderation: a moderator', () => {
  test('approves a negative comment: it is published, logged with their name, and the web app gets an event', async () => {
    const row = await waiting('No lo recomiendo a nadie', { subjectType: 'article', subjectId: article, rating: 1 });
    await everythingDelivered();
    expect(web.received).toEqual([]);
    expect((await save(row, { moderation: 'approved' })).status).toBe(200);
    expect((await commentPage(cms, 'article', article)).comments).toMatchObject([
      { text: 'No lo recomiendo a nadie', rating: 1 },
    ]);
    const { decisions } = await storedComment(cms.strapi, 'No lo recomiendo a nadie');
    expect(decisions).toMatchObject([{ by: 'moderator-es', from: 'pending', to: 'approved', reason: null }]);
    const [delivery] = await web.until(1);
    expect(publishEventSchema.parse(delivery?.event)).toMatchObject({
      event: 'publish',
      type: 'comment',
      documentId: row.documentId,
      locale: 'es-ES',
      subject: { type: 'article', id: article },
      slug: null,
      path: null,
      related: [],
    });
  });

  test('can reject a comment only with a reason, which is logged', async () => {
    const row = await waiting('Llamad al 600 000 000');
    const refused = await save(row, { moderation: 'rejected' });
    expect(refused.status).toBe(400);
    expect(refused.body.error?.message).toContain('elige antes «Motivo del rechazo»');
    const change = { moderation: 'rejected', rejectionReason: 'personal_data', rejectionNote: 'Un teléfono' };
    expect((await save(row, change)).status).toBe(200);
    expect(await storedComment(cms.strapi, 'Llamad al 600 000 000')).toMatchObject({
      moderation: 'rejected',
      decisions: [{ from: 'pending', to: 'rejected', reason: 'personal_data: Un teléfono' }],
    });
    expect(JSON.stringify(await commentPage(cms))).not.toContain('600 000 000');
    await everythingDelivered();
    expect(web.received).toEqual([]);
  });

  test('changes a decision: the log keeps every decision, and the web app gets an event for the hidden comment', async () => {
    const row = await approvedComment(cms, 'Primero sí, luego no');
    await web.until(1);
    await save(row, { moderation: 'rejected', rejectionReason: 'offensive' });
    await web.until(2);
    await save({ ...row, rejectionReason: 'offensive' }, { moderation: 'approved' });
    await web.until(3);
    const { decisions } = await storedComment(cms.strapi, 'Primero sí, luego no');
    expect(decisions).toMatchObject([{ to: 'rejected' }, { from: 'rejected', to: 'approved' }]);
    expect((await save(row, { moderation: 'approved', email: null })).status).toBe(200);
    await everythingDelivered();
    expect(web.received).toHaveLength(3);
  });

  test('can edit the text of a comment, which the log shows', async () => {
    const row = await waiting('Me atendió Juan Pérez y muy bien');
    await save(row, { text: 'Me atendió […] y muy bien' });
    const { decisions } = await storedComment(cms.strapi, 'Me atendió […] y muy bien');
    expect(decisions).toMatchObject([{ from: 'pending', to: 'pending', reason: 'edited' }]);
  });

  test('cannot change sent text, time, author or subject, or the log', async () => {
    const row = await waiting('Esto queda como está', { rating: 1 });
    const { status } = await save(row, {
      moderation: 'approved',
      subjectType: 'article',
      subjectId: article,
      subjectTitle: 'x',
      rating: 5,
      sentAt: '2020-01-01T00:00:00.000Z',
      personHash: 'x',
      contentHash: 'x',
      decisions: [],
    });
    expect(status).toBe(200);
    const kept = ['subjectType', 'subjectId', 'subjectTitle', 'rating', 'sentAt', 'personHash', 'contentHash'];
    const after = await storedComment(cms.strapi, 'Esto queda como está');
    for (const field of kept) expect(after[field], field).toEqual(row[field]);
    expect(after.decisions).toHaveLength(1);
    await save(after, { moderation: 'pending', decisions: [{ at: new Date(), by: 'x', from: 'x', to: 'x' }] });
    expect((await storedComment(cms.strapi, 'Esto queda como está')).decisions).toMatchObject([
      { by: 'moderator-es', to: 'approved' },
      { by: 'moderator-es', to: 'pending' },
    ]);
  });

  test('of Spain cannot decide for other countries or move a comment to another site', async () => {
    const row = await waiting('Комментарий с другого сайта', { locale: 'ru-KZ' });
    expect((await save(row, { moderation: 'approved' }, moderator, 'ru-KZ')).status).toBe(403);
    expect(await storedComment(cms.strapi, 'Комментарий с другого сайта')).toMatchObject({ moderation: 'pending' });
    const moved = await save(row, { moderation: 'approved' }, administrator, 'es-ES');
    expect(moved.status).toBe(400);
    expect(await cms.strapi.db.query('api::comment.comment').count({ where: { documentId: row.documentId } })).toBe(1);
  });
});

describe('moderation: a reply of a moderator', () => {
  test('is published at once under the comment, with its label and the subject of the comment', async () => {
    const about = { subjectType: 'article', subjectId: article };
    const parent = await approvedComment(cms, '¿Y si pago antes?', about);
    await web.until(1);
    const { status, body } = await reply(parent, { rating: 5, subjectType: 'home', moderation: 'pending' });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await storedComment(cms.strapi, 'Una respuesta del equipo')).toMatchObject({
      ...about,
      subjectTitle: 'un-articulo',
      locale: 'es-ES',
      parent: { id: parent.id },
      rating: null,
      moderation: 'approved',
      sentAt: expect.stringMatching(new RegExp(`^${new Date().getUTCFullYear()}-`)),
      decisions: [{ by: 'moderator-es', from: 'new', to: 'approved' }],
    });
    const thread = (await commentPage(cms, 'article', article)).comments.find(({ id }) => id === parent.documentId);
    expect(thread?.replies).toMatchObject([
      { name: 'Equipo', text: 'Una respuesta del equipo', replyLabel: 'company', rating: null },
    ]);
    const events = (await web.until(2)).map(({ event }) => event);
    expect(events[1]).toMatchObject({ type: 'comment', subject: { type: 'article', id: article } });
  });

  test('to a reply appears under the top comment', async () => {
    const top = await approvedComment(cms, 'La de arriba del todo');
    await reply(top, { text: 'La primera respuesta' });
    const first = await storedComment(cms.strapi, 'La primera respuesta');
    expect((await reply(first, { text: 'La segunda respuesta', replyLabel: 'expert' })).status).toBe(201);
    expect(await storedComment(cms.strapi, 'La segunda respuesta')).toMatchObject({ parent: { id: top.id } });
  });

  test('needs a label and a comment of its own site, so nobody can create a visitor’s comment', async () => {
    const parent = await approvedComment(cms, 'Una pregunta cualquiera');
    const foreign = await approvedComment(cms, 'Вопрос с другого сайта', { locale: 'ru-KZ' });
    const before = await cms.strapi.db.query('api::comment.comment').count();
    const unlabelled = await reply(parent, { replyLabel: null });
    expect([unlabelled.status, unlabelled.body.error?.message]).toEqual([
      400,
      expect.stringContaining('«Quién responde»'),
    ]);
    for (const wrong of [null, foreign]) {
      const { status, body } = await reply(wrong);
      expect([status, body.error?.message]).toEqual([400, expect.stringContaining('del mismo sitio')]);
    }
    const clone = await moderator('POST', `${COMMENTS}/clone/${parent.documentId}?locale=es-ES`, { text: 'Otra' });
    expect(clone.status).toBe(400);
    expect(await cms.strapi.db.query('api::comment.comment').count()).toBe(before);
  });
});

describe('moderation: deleting a comment', () => {
  test('deletes its replies, closes its reports and sends an event to the web app', async () => {
    const top = await approvedComment(cms, 'Se borra con todo lo suyo');
    await web.until(1);
    await reply(top, { text: 'Se borra con la de arriba' });
    const message = { locale: 'es-ES', commentId: top.documentId, reason: 'false', text: null, address: newAddress() };
    await send(cms.url, 'comment-reports', message);
    await web.until(2);
    expect((await moderator('DELETE', `${COMMENTS}/${top.documentId}?locale=es-ES`)).status).toBe(200);
    const texts = ['Se borra con todo lo suyo', 'Se borra con la de arriba'];
    expect(await cms.strapi.db.query('api::comment.comment').count({ where: { text: { $in: texts } } })).toBe(0);
    const reports = await cms.strapi.db.query('api::comment-report.comment-report').findMany();
    expect(reports).toMatchObject([{ state: 'acted' }]);
    await everythingDelivered();
    expect(web.received.at(-1)?.event).toMatchObject({ type: 'comment', subject: { type: 'home', id: 'home' } });
  });
});

describe('moderation: ratings and reports', () => {
  test('a new rating sends an event to the web app, and the same rating again does not', async () => {
    const message = { locale: 'es-ES', subjectType: 'article', subjectId: article, stars: 2, address: newAddress() };
    await send(cms.url, 'ratings', message);
    const [delivery] = await web.until(1);
    expect(delivery?.event).toMatchObject({ type: 'rating', subject: { type: 'article', id: article }, path: null });
    await send(cms.url, 'ratings', message);
    await send(cms.url, 'ratings', { ...message, stars: 4 });
    await web.until(2);
    await everythingDelivered();
    expect(web.received).toHaveLength(2);
  });

  test('cannot be created or changed in the admin, but an administrator can delete one', async () => {
    const rating = await cms.strapi.db.query('api::rating.rating').findOne({ where: { subjectId: article } });
    const { documentId } = rating;
    const data = { subjectType: 'article', subjectId: article, stars: 5, sentAt: new Date(), personHash: 'x' };
    expect((await administrator('POST', `${RATINGS}?locale=es-ES`, data)).status).toBe(400);
    expect((await administrator('PUT', `${RATINGS}/${documentId}?locale=es-ES`, data)).status).toBe(200);
    expect(await cms.strapi.db.query('api::rating.rating').findMany()).toMatchObject([
      { stars: 4, personHash: rating.personHash },
    ]);
    expect((await administrator('DELETE', `${RATINGS}/${documentId}?locale=es-ES`)).status).toBe(200);
    await web.until(1);
    expect(
      (await administrator('POST', `${REPORTS}?locale=es-ES`, { reason: 'other', sentAt: new Date() })).status,
    ).toBe(400);
  });

  test('a moderator decides on a report, and rejecting a comment closes its reports', async () => {
    const row = await approvedComment(cms, 'Una opinión denunciada dos veces');
    for (const reason of ['false', 'offensive']) {
      const message = { locale: 'es-ES', commentId: row.documentId, reason, text: 'Es mentira', address: newAddress() };
      expect((await send(cms.url, 'comment-reports', message)).status).toBe(201);
    }
    const reports = cms.strapi.db.query('api::comment-report.comment-report');
    const where = { comment: { id: row.id } };
    const [first] = await reports.findMany({ where, orderBy: { id: 'asc' } });
    const change = { state: 'dismissed', text: 'Otra cosa', reason: 'other' };
    expect((await moderator('PUT', `${REPORTS}/${first.documentId}?locale=es-ES`, change)).status).toBe(200);
    await save(row, { moderation: 'rejected', rejectionReason: 'not_genuine' });
    expect(await reports.findMany({ where, orderBy: { id: 'asc' } })).toMatchObject([
      { state: 'dismissed', text: 'Es mentira', reason: 'false' },
      { state: 'acted' },
    ]);
  });
});
