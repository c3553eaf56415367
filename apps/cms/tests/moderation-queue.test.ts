import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import type { DecisionAnswer, QueuePage, UndoAnswer } from '../src/visitors/reviews/queue/wire';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { commentPage } from './support/comment-page';
import { startReceiver } from './support/receiver';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';
import { approvedComment, comment, newAddress, send, storedComment } from './support/visitors';

const COMMENTS = '/content-manager/collection-types/api::comment.comment';

let web: Awaited<ReturnType<typeof startReceiver>>;
let cms: RunningCms;
let marta: AdminCall;
let administrator: AdminCall;
let editor: AdminCall;
let article: string;
beforeAll(async () => {
  web = await startReceiver();
  cms = await startCms({ revalidateUrls: [web.url], environment: { HOSTS: 'es.example.com=ES' } });
  administrator = await signInAsAdministrator(cms.url);
  marta = await signInWithRole(cms.strapi, cms.url, 'moderator-es');
  editor = await signInWithRole(cms.strapi, cms.url, 'editor-es');
  article = (await createSample(cms.strapi, 'article', 'un-articulo')).documentId;
  await web.until(1);
});
afterAll(async () => {
  await cms?.stop();
  await web?.close();
});
beforeEach(async () => {
  const outbox = cms.strapi.db.query('api::publish-event.publish-event');
  await expect.poll(() => outbox.count()).toBe(0);
  for (const type of ['comment-report', 'comment', 'mail'] as const)
    await cms.strapi.db.query(uidOf(type)).deleteMany({});
  web.received.length = 0;
});

async function pending(text: string, changes: object = {}) {
  expect((await send(cms.url, 'comments', comment(text, changes))).status).toBe(201);
  const { documentId } = await storedComment(cms.strapi, text);
  return { id: documentId, version: 0 };
}

async function queue(call = marta, page = 1): Promise<QueuePage> {
  const { status, body } = await call('GET', `/moderation/queue?page=${page}`);
  expect(status).toBe(200);
  return body as unknown as QueuePage;
}
const textsOf = async (call = marta) => (await queue(call)).comments.map(({ text }) => text);

const decide = (decision: object, call = marta) => call('POST', '/moderation/decisions', decision);
async function decided(decision: object, call = marta): Promise<DecisionAnswer['results']> {
  const { status, body } = await decide(decision, call);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as unknown as DecisionAnswer).results;
}
async function undone(id: string, call = marta): Promise<UndoAnswer['results'][0]> {
  const { status, body } = await call('POST', '/moderation/undo', { comments: [id] });
  expect(status).toBe(200);
  const [result] = (body as unknown as UndoAnswer).results;
  return result as UndoAnswer['results'][0];
}
const mails = () => cms.strapi.db.query(uidOf('mail')).findMany({ orderBy: { id: 'asc' } });
const eventsOf = (id: string) => web.received.filter(({ event }) => event.documentId === id).length;

describe('the moderation queue', () => {
  test('lists the pending comments of the moderator’s country, the oldest first, with what is needed to decide', async () => {
    const address = newAddress();
    const before = await approvedComment(cms, 'Ya publicado', { address, subjectType: 'article', subjectId: article });
    await pending('El más nuevo');
    const reply = { address, parentId: before.documentId, subjectType: 'article', subjectId: article };
    await pending('Una respuesta', reply);
    await pending('З іншої країни', { locale: 'uk-UA', address });
    await cms.strapi.db
      .query(uidOf('comment'))
      .updateMany({ where: { text: 'Una respuesta' }, data: { sentAt: new Date('2026-01-02T03:04:05Z') } });
    const { comments, ...page } = await queue();
    expect(page).toEqual({ total: 2, page: 1, pageCount: 1, sites: ['es-ES'] });
    expect(comments.map(({ text }) => text)).toEqual(['Una respuesta', 'El más nuevo']);
    expect(comments[0]).toMatchObject({
      ...{ version: 0, site: 'es-ES', sentAt: '2026-01-02T03:04:05.000Z', rating: null, verifiedBy: null },
      subject: {
        type: 'Artículo',
        title: 'un-articulo',
        url: expect.stringMatching(/^https?:\/\/es\.example\.com.*\/un-articulo\/$/),
      },
      thread: { parent: { name: 'Eva', text: 'Ya publicado' }, replies: [], omitted: 0 },
      // What the same author wrote for another country is not told.
      history: { approved: 1, rejected: 0, pending: 0, latest: [{ text: 'Ya publicado', state: 'approved' }] },
    });
    expect(comments[1]).toMatchObject({ thread: null, history: { approved: 0, rejected: 0, pending: 0, latest: [] } });
    const { personHash, emailSealed } = await storedComment(cms.strapi, 'El más nuevo');
    for (const secret of [personHash, emailSealed, 'eva-secret', address])
      expect(JSON.stringify(comments)).not.toContain(secret);
    expect((await marta('GET', '/moderation/count')).body).toEqual({ pending: 2 });
    expect((await administrator('GET', '/moderation/count')).body).toEqual({ pending: 3 });
    expect((await queue(marta, 99)).page).toBe(1);
  });

  test('is closed to those who moderate no country, and takes no malformed request', async () => {
    const one = await pending('Cerrado a los demás');
    for (const [method, path, body] of [
      ['GET', '/moderation/queue', undefined],
      ['GET', '/moderation/count', undefined],
      ['POST', '/moderation/decisions', { to: 'approved', comments: [one] }],
      ['POST', '/moderation/undo', { comments: [one.id] }],
    ] as const) {
      expect((await fetch(`${cms.url}${path}`, { method })).status, path).toBe(401);
      const { status, body: refusal } = await editor(method, path, body);
      expect([status, refusal.error?.message], path).toEqual([403, expect.stringContaining('no modera')]);
    }
    for (const [body, words] of [
      [{ to: 'rejected', comments: [one] }, '«Motivo del rechazo»: elige uno'],
      [{ to: 'approved', comments: [one, one] }, 'de uno en uno'],
      [{ to: 'rejected', reason: 'offensive', comments: [one, one] }, 'Es publicidad'],
      [{ to: 'rejected', reason: 'advertising', comments: [] }, 'al menos un comentario'],
      [{ to: 'approved', comments: [{ ...one, moderation: 'approved' }] }, 'Revisa'],
    ] as const) {
      const { status, body: refusal } = await decide(body);
      expect([status, refusal.error?.message]).toEqual([422, expect.stringContaining(words)]);
    }
    expect((await marta('GET', '/moderation/queue?page=0')).status).toBe(422);
    expect(await textsOf()).toEqual(['Cerrado a los demás']);
  });

  test('does not decide on a comment of another country', async () => {
    const foreign = await pending('Чужий коментар', { locale: 'uk-UA' });
    const { id } = foreign;
    expect(await decided({ to: 'approved', comments: [foreign] })).toEqual([{ id, outcome: 'gone' }]);
    expect(await undone(id)).toEqual({ id, outcome: 'gone' });
    expect(await storedComment(cms.strapi, 'Чужий коментар')).toMatchObject({ moderation: 'pending', decisions: [] });
  });
});

describe('a decision in the queue', () => {
  test('is the one of the content manager: log, publish event, and a mail that waits until it cannot be undone', async () => {
    const one = await pending('Se aprueba');
    const before = Date.now();
    expect(await decided({ to: 'approved', comments: [one] })).toEqual([{ id: one.id, outcome: 'done' }]);
    expect(await storedComment(cms.strapi, 'Se aprueba')).toMatchObject({
      moderation: 'approved',
      decisions: [{ by: 'moderator-es', from: 'pending', to: 'approved' }],
    });
    await web.until(1);
    expect(await mails()).toMatchObject([{ template: 'comment-decision', state: 'waiting' }]);
    expect(Date.parse((await mails())[0].dueAt)).toBeGreaterThanOrEqual(before + 60_000);
  });

  test('undone within a minute is really taken back: page, mail and reports; the log keeps both lines', async () => {
    const published = await approvedComment(cms, 'Denunciado');
    const report = { locale: 'es-ES', commentId: published.documentId, reason: 'false', text: 'No es verdad' };
    expect((await send(cms.url, 'comment-reports', { ...report, address: newAddress() })).status).toBe(201);
    const back = { name: 'Eva', text: 'Denunciado', moderation: 'pending' };
    await marta('PUT', `${COMMENTS}/${published.documentId}?locale=es-ES`, back);
    const [queued] = (await queue()).comments;
    expect(queued).toMatchObject({ version: 1, reports: [{ reason: 'Es falso', text: 'No es verdad' }] });
    const { documentId: id } = published;
    const rejection = { to: 'rejected', reason: 'personal_data', note: 'Un teléfono' };
    expect(await decided({ ...rejection, comments: [{ id, version: 1 }] })).toEqual([{ id, outcome: 'done' }]);
    const reports = cms.strapi.db.query(uidOf('comment-report'));
    expect(await reports.findMany()).toMatchObject([{ state: 'acted' }]);
    expect(await undone(id)).toEqual({ id, outcome: 'done' });
    expect(await reports.findMany()).toMatchObject([{ state: 'open' }]);
    expect(await mails()).toMatchObject([{ state: 'suppressed', content: null }]);
    expect(await storedComment(cms.strapi, 'Denunciado')).toMatchObject({
      ...{ moderation: 'pending', rejectionReason: null, rejectionNote: null },
      decisions: [{ to: 'pending' }, { to: 'rejected', reason: 'personal_data: Un teléfono' }, { to: 'pending' }],
    });
    expect(await undone(id)).toEqual({ id, outcome: 'changed' });
  });

  test('of approval that is undone leaves the page again', async () => {
    const one = await pending('Publicado por error');
    await decided({ to: 'approved', comments: [one] });
    await expect.poll(() => eventsOf(one.id)).toBe(1);
    expect((await commentPage(cms)).total).toBe(1);
    expect(await undone(one.id)).toEqual({ id: one.id, outcome: 'done' });
    expect((await commentPage(cms)).total).toBe(0);
    await expect.poll(() => eventsOf(one.id)).toBe(2);
    expect(await textsOf()).toEqual(['Publicado por error']);
  });

  test('cannot be undone after a minute, by another person, or after a later save', async () => {
    const one = await pending('Decidido hace rato');
    await decided({ to: 'approved', comments: [one] });
    expect(await undone(one.id, administrator)).toEqual({ id: one.id, outcome: 'not-yours' });
    const { decisions } = await storedComment(cms.strapi, 'Decidido hace rato');
    const [line] = decisions as { id: number }[];
    await cms.strapi.db
      .query('comment.decision')
      .updateMany({ where: { id: line?.id }, data: { at: new Date(Date.now() - 60_000) } });
    expect(await undone(one.id)).toEqual({ id: one.id, outcome: 'too-late' });
    const edited = { name: 'Eva', text: 'Decidido hace rato, editado', moderation: 'approved' };
    await administrator('PUT', `${COMMENTS}/${one.id}?locale=es-ES`, edited);
    expect(await undone(one.id)).toEqual({ id: one.id, outcome: 'changed' });
    expect((await commentPage(cms)).total).toBe(1);
  });

  test('of two moderators at once is taken once, and the other one is told', async () => {
    const one = await pending('Decidido a la vez');
    const { id } = one;
    const answers = await Promise.all([
      decided({ to: 'approved', comments: [one] }),
      decided({ to: 'rejected', reason: 'offensive', comments: [one] }, administrator),
    ]);
    const results = answers.flat();
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['decided', 'done']);
    const { moderation, decisions } = await storedComment(cms.strapi, 'Decidido a la vez');
    expect(decisions).toMatchObject([{ from: 'pending', to: moderation }]);
    expect(results).toContainEqual({ id, outcome: 'decided', state: moderation, by: expect.any(String) });
  });

  test('is not taken on a text that has changed since it was read', async () => {
    const one = await pending('Como se leyó');
    await administrator('PUT', `${COMMENTS}/${one.id}?locale=es-ES`, {
      name: 'Eva',
      text: 'Otra cosa',
      moderation: 'pending',
    });
    expect(await decided({ to: 'approved', comments: [one] })).toEqual([{ id: one.id, outcome: 'changed' }]);
    expect(await textsOf()).toEqual(['Otra cosa']);
    expect((await queue()).comments[0]?.version).toBe(1);
  });

  test('on several as spam tells for each what became of it, and overwrites none', async () => {
    const spam = [await pending('Compre ya 1'), await pending('Compre ya 2'), await pending('Compre ya 3')];
    const [first, second, third] = spam.map(({ id }) => id);
    await decided({ to: 'approved', comments: [spam[1]] }, administrator);
    const missing = { id: 'a'.repeat(24), version: 0 };
    const bulk = { to: 'rejected', reason: 'advertising', comments: [...spam, missing] };
    expect(await decided(bulk)).toEqual([
      { id: first, outcome: 'done' },
      { id: second, outcome: 'decided', state: 'approved', by: 'Administrador local' },
      { id: third, outcome: 'done' },
      { id: missing.id, outcome: 'gone' },
    ]);
    const states = await cms.strapi.db.query(uidOf('comment')).findMany({ orderBy: { id: 'asc' } });
    expect(states).toMatchObject([
      { moderation: 'rejected', rejectionReason: 'advertising' },
      { moderation: 'approved', rejectionReason: null },
      { moderation: 'rejected', rejectionReason: 'advertising' },
    ]);
    const { body } = await marta('POST', '/moderation/undo', { comments: [first, third] });
    expect((body as unknown as UndoAnswer).results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await textsOf()).toEqual(['Compre ya 1', 'Compre ya 3']);
  });
});
