import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import type { EditorialType } from '../src/content/editorial-types';
import {
  PLANNED_CHANGE_UID,
  type PlannedAction,
  type PlannedChange,
} from '../src/content/planned-changes/planned-change';
import { PlannedChangesWorker } from '../src/content/planned-changes/planned-changes-worker';
import type { ChangeList, EntryChanges } from '../src/content/planned-changes/wire';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { startReceiver } from './support/receiver';
import { createSample, sampleData } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';

let web: Awaited<ReturnType<typeof startReceiver>>;
let cms: RunningCms;
let editor: AdminCall;
let author: AdminCall;
let mexican: AdminCall;
let administrator: AdminCall;

beforeAll(async () => {
  web = await startReceiver(() => 200);
  cms = await startCms({ revalidateUrls: [web.url] });
  administrator = await signInAsAdministrator(cms.url);
  editor = await signInWithRole(cms.strapi, cms.url, 'editor-es');
  author = await signInWithRole(cms.strapi, cms.url, 'author-es');
  mexican = await signInWithRole(cms.strapi, cms.url, 'editor-mx');
});
afterAll(async () => {
  await cms?.stop();
  await web?.close();
});
afterEach(() => rows().deleteMany({}));

const rows = () => cms.strapi.db.query(PLANNED_CHANGE_UID);
const DAY_MS = 86_400_000;
/** A day on which the CMS itself, which has the real clock, does nothing. */
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
const plan = (call: AdminCall, documentId: string | undefined, action: PlannedAction, ahead: number, more = {}) =>
  call('POST', '/planned-changes/entry', {
    ...{ uid: 'api::article.article', locale: 'es-ES', documentId, action, day: day(ahead), time: '09:30', ...more },
  });
const entryOf = async (call: AdminCall, documentId: string) =>
  (await call('GET', `/planned-changes/entry?uid=api::article.article&locale=es-ES&documentId=${documentId}`))
    .body as unknown as EntryChanges;
const listOf = async (call: AdminCall) => (await call('GET', '/planned-changes')).body as unknown as ChangeList;
const workerAt = (ahead: number) => new PlannedChangesWorker(cms.strapi, () => new Date(Date.now() + ahead * DAY_MS));
const article = (slug: string, status: 'draft' | 'published' = 'draft', data = {}) =>
  createSample(cms.strapi, 'article', slug, { status, data });
const isPublished = async (documentId: string, type: EditorialType = 'article') =>
  (await cms.strapi.db.query(uidOf(type)).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0;
const stored = (documentId: string): Promise<PlannedChange[]> =>
  rows().findMany({ where: { entryId: documentId }, orderBy: { id: 'asc' } });

describe('a planned publication', () => {
  test('publishes the draft as it is when it is due, and not before', async () => {
    const { documentId } = await article('a-su-hora');
    expect(await plan(editor, documentId, 'publish', 2)).toMatchObject({
      status: 200,
      body: { mayPlan: true, isPublished: false, planned: [{ action: 'publish', planner: 'editor-es' }] },
    });
    const data = { ...sampleData('article', 'a-su-hora'), title: 'Cambiado después' };
    const target = { documentId, locale: 'es-ES' };
    await cms.strapi.documents('api::article.article').update({ ...target, data } as never);
    await workerAt(1).runDue();
    expect(await isPublished(documentId)).toBe(false);
    web.received.length = 0;
    await workerAt(3).runDue();
    const [published] = await cms.strapi.db
      .query('api::article.article')
      .findMany({ where: { documentId, publishedAt: { $notNull: true } } });
    expect(published).toMatchObject({ title: 'Cambiado después' });
    expect(await stored(documentId)).toMatchObject([{ state: 'done', openKey: null }]);
    const [sent] = await web.until(1);
    expect(sent?.event).toMatchObject({ event: 'publish', type: 'article', slug: 'a-su-hora' });
  });

  test('is carried out once by two instances at the same moment', async () => {
    const both = [await article('uno-de-dos'), await article('dos-de-dos')];
    for (const { documentId } of both) await plan(editor, documentId, 'publish', 2);
    web.received.length = 0;
    await Promise.all([workerAt(3).runDue(), workerAt(3).runDue()]);
    expect(await rows().count({ where: { state: 'done' } })).toBe(2);
    await web.until(2);
    await expect.poll(() => cms.strapi.db.query('api::publish-event.publish-event').count()).toBe(0);
    expect(web.received).toHaveLength(2);
  });

  test('leaves a draft that the rules refuse, and shows the reason until somebody has seen it', async () => {
    const tag = await createSample(cms.strapi, 'tag', 'sin-publicar', { status: 'draft' });
    const { documentId } = await article('con-tema-oculto', 'draft', { tags: [tag.documentId] });
    await plan(editor, documentId, 'publish', 2);
    await workerAt(3).runDue();
    expect(await isPublished(documentId)).toBe(false);
    const { failed, planned } = await entryOf(editor, documentId);
    expect(planned).toEqual([]);
    expect(failed).toMatchObject([{ state: 'failed', reason: expect.stringContaining('que no están publicadas') }]);
    expect((await listOf(editor)).failed).toMatchObject([{ title: 'con-tema-oculto', entryId: documentId }]);
    expect((await listOf(mexican)).failed).toEqual([]);
    const path = `/planned-changes/${failed[0]?.id}/seen`;
    expect((await mexican('POST', path)).status).toBe(404);
    expect((await editor('POST', path)).status).toBe(200);
    expect((await listOf(editor)).failed).toEqual([]);
    expect((await entryOf(editor, documentId)).failed).toEqual([]);
  });

  test('fails if a field that publishing needs is empty, and names it', async () => {
    const { documentId } = await article('sin-resumen', 'draft', { title: null });
    await plan(editor, documentId, 'publish', 2);
    await workerAt(3).runDue();
    expect(await isPublished(documentId)).toBe(false);
    expect((await entryOf(editor, documentId)).failed[0]?.reason).toContain('«Título» está vacío.');
  });

  test.each([
    ['has lost the role', { roles: [] }, 'ya no tiene permiso'],
    ['is blocked', { blocked: true }, 'ya no tiene una cuenta activa'],
    ['has been removed', null, 'ya no tiene una cuenta activa'],
  ])('fails if the person who planned it %s', async (name, change, reason) => {
    const { documentId } = await article(`de-quien-${name.replaceAll(' ', '-')}`);
    const users = cms.strapi.db.query('admin::user');
    const role = await cms.strapi.db.query('admin::role').findOne({ where: { code: 'editor-es' } });
    const person = await cms.strapi.service('admin::user').create({
      ...{ email: 'se-va@example.com', password: 'Correct-horse-3', firstname: 'Se va' },
      ...{ isActive: true, blocked: false, registrationToken: null, roles: [role.id] },
    });
    await plan(editor, documentId, 'publish', 2);
    await rows().updateMany({ where: { entryId: documentId }, data: { plannedBy: person.id } });
    if (change) await users.update({ where: { id: person.id }, data: change });
    else await users.delete({ where: { id: person.id } });
    await workerAt(3).runDue();
    expect(await isPublished(documentId)).toBe(false);
    expect(await stored(documentId)).toMatchObject([{ state: 'failed', reason: expect.stringContaining(reason) }]);
    if (change) await users.delete({ where: { id: person.id } });
  });

  test('can get another time, which replaces the earlier one', async () => {
    const { documentId } = await article('otra-hora');
    await plan(editor, documentId, 'publish', 2);
    await plan(administrator, documentId, 'publish', 4);
    expect(await stored(documentId)).toHaveLength(1);
    await workerAt(3).runDue();
    expect(await isPublished(documentId)).toBe(false);
    await workerAt(5).runDue();
    expect(await isPublished(documentId)).toBe(true);
  });

  test('is cancelled by an editor, with a withdrawal that would find nothing', async () => {
    const { documentId } = await article('cancelado');
    await plan(editor, documentId, 'publish', 2);
    await plan(editor, documentId, 'unpublish', 4);
    const [publish] = (await entryOf(editor, documentId)).planned;
    const path = `/planned-changes/${publish?.id}/cancel`;
    expect((await mexican('POST', path)).status).toBe(404);
    expect((await author('POST', path)).status).toBe(404);
    expect((await editor('POST', path)).status).toBe(200);
    expect((await editor('POST', path)).status).toBe(409);
    expect((await entryOf(editor, documentId)).planned).toEqual([]);
    await workerAt(5).runDue();
    expect(await isPublished(documentId)).toBe(false);
  });

  test('is cancelled by a publication by hand, which leaves a planned withdrawal', async () => {
    const { documentId } = await article('a-mano');
    await plan(editor, documentId, 'publish', 2);
    await plan(editor, documentId, 'unpublish', 4);
    const path = `/content-manager/collection-types/api::article.article/${documentId}/actions/publish?locale=es-ES`;
    expect((await editor('POST', path, sampleData('article', 'a-mano'))).status).toBe(200);
    expect(await stored(documentId)).toMatchObject([
      { action: 'publish', state: 'cancelled', reason: 'Se ha publicado a mano antes.' },
      { action: 'unpublish', state: 'planned' },
    ]);
    await workerAt(5).runDue();
    expect(await isPublished(documentId)).toBe(false);
  });

  test('is cancelled when the entry is deleted', async () => {
    const { documentId } = await article('se-borra');
    await plan(editor, documentId, 'publish', 2);
    await cms.strapi.documents('api::article.article').delete({ documentId, locale: 'es-ES' } as never);
    expect(await stored(documentId)).toMatchObject([{ state: 'cancelled', reason: 'Se ha borrado la entrada.' }]);
    expect((await listOf(editor)).ended).toMatchObject([{ title: 'Entrada borrada' }]);
  });

  test('is made for the one entry of a site that a single type has', async () => {
    const { documentId } = await createSample(cms.strapi, 'lenders-guide', 'guía', { status: 'draft' });
    const answer = await plan(editor, undefined, 'publish', 2, { uid: 'api::lenders-guide.lenders-guide' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect((await listOf(editor)).planned).toMatchObject([{ entryId: null, uid: 'api::lenders-guide.lenders-guide' }]);
    await workerAt(3).runDue();
    expect(await isPublished(documentId, 'lenders-guide')).toBe(true);
  });
});

describe('a planned withdrawal', () => {
  test('ends the entry withdrawn after a stop during which it was to be published and withdrawn', async () => {
    const { documentId } = await article('ida-y-vuelta');
    await plan(editor, documentId, 'publish', 2);
    await plan(editor, documentId, 'unpublish', 3);
    await workerAt(10).runDue();
    expect(await isPublished(documentId)).toBe(false);
    expect((await stored(documentId)).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  test('is not carried out for an entry whose publication failed', async () => {
    const { documentId } = await article('no-llego-a-salir', 'draft', { title: null });
    await plan(editor, documentId, 'publish', 2);
    await plan(editor, documentId, 'unpublish', 3);
    await workerAt(10).runDue();
    expect(await stored(documentId)).toMatchObject([
      { state: 'failed' },
      { state: 'cancelled', reason: 'No estaba publicada cuando llegó la hora.' },
    ]);
  });

  test('fails while another published entry refers to the entry', async () => {
    const { documentId } = await createSample(cms.strapi, 'tag', 'en-uso');
    await article('usa-el-tema', 'published', { tags: [documentId] });
    await plan(editor, documentId, 'unpublish', 2, { uid: 'api::tag.tag' });
    await workerAt(3).runDue();
    expect(await isPublished(documentId, 'tag')).toBe(true);
    expect((await stored(documentId))[0]?.reason).toContain('No se puede retirar «en-uso»');
  });

  test.each([
    ['an entry that is not published and not to be published', 'draft', [['unpublish', 2]], 'no hay nada que retirar'],
    [
      'a time before the publication',
      'draft',
      [
        ['publish', 4],
        ['unpublish', 3],
      ],
      'Elige una hora posterior',
    ],
    [
      'a publication after the withdrawal',
      'published',
      [
        ['unpublish', 3],
        ['publish', 4],
      ],
      'Elige una hora anterior',
    ],
  ] as const)('is refused for %s', async (name, status, plans, message) => {
    const { documentId } = await article(`orden-${name.length}`, status);
    let last = { status: 0, body: {} as { error?: { message: string } } };
    for (const [action, ahead] of plans) last = await plan(editor, documentId, action, ahead);
    expect(last.status).toBe(409);
    expect(last.body.error?.message).toContain(message);
  });
});

describe('planning is refused', () => {
  let documentId: string;
  beforeAll(async () => {
    ({ documentId } = await article('no-se-programa'));
  });
  afterEach(async () => expect(await stored(documentId)).toEqual([]));

  test.each([
    ['an author, who may not publish', () => author],
    ['an editor of another country', () => mexican],
  ])('to %s', async (_name, call) => {
    expect((await plan(call(), documentId, 'publish', 2)).status).toBe(403);
  });

  test('to a caller without a session', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', `/entry?uid=api::article.article&locale=es-ES&documentId=${documentId}`],
      ['POST', '/entry'],
      ['POST', '/1/cancel'],
      ['POST', '/1/seen'],
    ]) {
      expect((await fetch(`${cms.url}/planned-changes${path}`, { method })).status, path).toBe(401);
    }
  });

  test.each([
    ['a time that has passed', { day: '2026-01-10' }, 422, 'ya ha pasado'],
    ['a day that does not exist', { day: '2027-02-30' }, 422, 'un día que exista'],
    ['a time that does not exist', { time: '25:00' }, 422, 'de 00:00 a 23:59'],
    ['a time that the clocks of Madrid skip', { day: '2027-03-28', time: '02:30' }, 422, 'las 03:00'],
    ['an unknown field', { plannedBy: 1 }, 422, 'no está completa'],
    ['an entry that does not exist', { documentId: 'nothing' }, 404, 'ninguna entrada guardada'],
    ['a type without drafts', { uid: 'api::comment.comment' }, 403, 'no permite publicar'],
  ])('for %s', async (_name, more, status, message) => {
    const answer = await plan(editor, documentId, 'publish', 2, more);
    expect(answer.status).toBe(status);
    expect(answer.body.error?.message).toContain(message);
  });
});

test('the table of planned changes is in no screen of the content manager', async () => {
  const { body } = await administrator('GET', '/content-manager/content-types');
  expect((body.data as unknown as { uid: string }[]).map(({ uid }) => uid)).not.toContain(PLANNED_CHANGE_UID);
  expect((await administrator('GET', `/content-manager/collection-types/${PLANNED_CHANGE_UID}`)).status).not.toBe(200);
});
