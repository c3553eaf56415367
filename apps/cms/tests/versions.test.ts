import { afterAll, beforeAll, expect, test } from 'vitest';
import { asContentType, uidOf } from '../src/content/content-types';
import type { ListedVersion, OpenedVersion } from '../src/content/versions/version-wire';
import { VERSIONED_TYPES, type VersionedType } from '../src/content/versions/versioned-types';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { createSample, sampleData } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
let administrator: AdminCall;
let editor: AdminCall;
let chiefEditor: AdminCall;
let author: AdminCall;
let ukrainian: AdminCall;
beforeAll(async () => {
  cms = await startCms();
  administrator = await signInAsAdministrator(cms.url);
  editor = await signInWithRole(cms.strapi, cms.url, 'editor-es');
  chiefEditor = await signInWithRole(cms.strapi, cms.url, 'chief-editor-es');
  author = await signInWithRole(cms.strapi, cms.url, 'author-es');
  ukrainian = await signInWithRole(cms.strapi, cms.url, 'editor-ua');
});
afterAll(() => cms?.stop());

const rows = () => cms.strapi.db.query('api::entry-version.entry-version');
const pathOf = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

async function versionsOf(call: AdminCall, type: string, documentId?: string): Promise<ListedVersion[]> {
  const query = new URLSearchParams({
    uid: `api::${type}.${type}`,
    locale: 'es-ES',
    ...(documentId && { documentId }),
  });
  const { status, body } = await call('GET', `/entry-versions?${query}`);
  expect(status).toBe(200);
  return body.versions as ListedVersion[];
}

const open = async (call: AdminCall, { id }: { id: number }) =>
  (await call('GET', `/entry-versions/${id}`)).body as unknown as OpenedVersion;

const restore = (call: AdminCall, { id }: { id: number }) => call('POST', `/entry-versions/${id}/restore`, {});

const draftOf = (type: VersionedType, documentId: string) =>
  cms.strapi.documents(asContentType(uidOf(type))).findOne({ documentId, locale: 'es-ES', populate: '*' });

async function newArticle(call: AdminCall, name: string, more: object = {}): Promise<string> {
  const data = { ...sampleData('article', name), ...more };
  const { status, body } = await call('POST', `${pathOf('article')}?locale=es-ES`, data);
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body.data?.documentId);
}

const save = (call: AdminCall, documentId: string, data: object) =>
  call('PUT', `${pathOf('article')}/${documentId}?locale=es-ES`, data);
const publish = (call: AdminCall, documentId: string, data: object = {}) =>
  call('POST', `${pathOf('article')}/${documentId}/actions/publish?locale=es-ES`, data);
const stepsOf = (versions: readonly ListedVersion[]) => versions.map(({ action, person }) => [action, person]);

test('versions: records each change once with its person, and nothing for an unchanged save', async () => {
  const tags = [await createSample(cms.strapi, 'tag', 'uno'), await createSample(cms.strapi, 'tag', 'dos')];
  const id = await newArticle(author, 'pasos', { tags: { connect: tags.map(({ documentId }) => ({ documentId })) } });
  await save(editor, id, { excerpt: 'Otro resumen' });
  await save(editor, id, { excerpt: 'Otro resumen' });
  await publish(editor, id, { excerpt: 'El resumen publicado' });
  await editor('POST', `${pathOf('article')}/${id}/actions/unpublish?locale=es-ES`, {});
  await publish(administrator, id);
  await save(author, id, { excerpt: 'Un borrador' });
  await editor('POST', `${pathOf('article')}/${id}/actions/discard?locale=es-ES`, {});
  const versions = await versionsOf(editor, 'article', id);
  expect(stepsOf(versions)).toEqual([
    ['discarded', 'editor-es'],
    ['saved', 'author-es'],
    ['published', 'Administrador local'],
    ['unpublished', 'editor-es'],
    ['published', 'editor-es'],
    ['saved', 'editor-es'],
    ['saved', 'author-es'],
  ]);
  expect(versions.map(({ isPresent }) => isPresent)).toEqual([true, false, true, true, true, false, false]);
});

test('versions: a refused change leaves none', async () => {
  const id = await newArticle(editor, 'rechazado');
  const blocks = [{ __component: 'blocks.table', caption: 'T', rows: 'a | b\nc' }];
  expect((await save(editor, id, { blocks })).status).toBe(400);
  // Saved in the same transaction as the publication, which is refused.
  expect((await publish(editor, id, { excerpt: null })).status).toBe(400);
  expect(stepsOf(await versionsOf(editor, 'article', id))).toEqual([['saved', 'editor-es']]);
});

test('versions: an earlier one is compared and brought back as the draft, and the site keeps what is published', async () => {
  const { documentId: tag } = await createSample(cms.strapi, 'tag', 'efimero');
  const blocks = [
    { __component: 'blocks.rich-text', body: 'El primer texto.' },
    { __component: 'blocks.table', caption: 'Plazos', rows: 'Plazo | Coste\n61 días | 20 €' },
  ];
  const first = {
    title: 'Primero',
    blocks,
    tags: { connect: [{ documentId: tag }] },
    keyFacts: [{ label: 'Plazo', value: '14 días' }],
  };
  const id = await newArticle(editor, 'vuelta', first);
  const [, table] = blocks;
  await publish(editor, id, { title: 'Segundo', blocks: [table], tags: { set: [] }, keyFacts: [], isAtRoot: true });
  await administrator('DELETE', `${pathOf('tag')}/${tag}?locale=es-ES`);

  const original = (await versionsOf(editor, 'article', id)).at(-1) as ListedVersion;
  const { changes, gone, mayRestore } = await open(editor, original);
  expect(mayRestore).toBe(true);
  expect(gone).toEqual(['«Temas»: efimero']);
  expect(changes).toEqual([
    { place: ['Título'], before: 'Primero', after: 'Segundo' },
    { place: ['Fuera de /blog/'], before: 'No', after: 'Sí' },
    { place: ['Temas'], before: 'efimero', after: null },
    { place: ['Datos clave', expect.stringMatching(/ 1$/)], before: 'Rótulo: Plazo\nValor: 14 días', after: null },
    { place: ['Contenido', 'Bloque 1: Texto'], before: 'Texto: El primer texto.', after: null },
  ]);

  const answer = await restore(editor, original);
  expect(answer).toMatchObject({ status: 200, body: { gone: ['«Temas»: efimero'] } });
  expect(await draftOf('article', id)).toMatchObject({ title: 'Primero', tags: [], isAtRoot: false, blocks });
  const published = { documentId: id, locale: 'es-ES', status: 'published' } as const;
  expect(await cms.strapi.documents('api::article.article').findOne(published)).toMatchObject({ title: 'Segundo' });
  const [last] = await versionsOf(editor, 'article', id);
  expect(last).toMatchObject({ action: 'restored', person: 'editor-es', isPresent: true });
  expect((await publish(editor, id)).status).toBe(200);
});

test('versions: one that the rules of today refuse is not brought back, with the reason in Spanish', async () => {
  const id = await newArticle(editor, 'antigua');
  await save(editor, id, { title: 'Después' });
  const original = (await versionsOf(editor, 'article', id)).at(-1) as ListedVersion;
  const blocks = [{ __component: 'blocks.table', caption: 'T', rows: 'a | b\nc' }];
  const { content }: { content: object } = await rows().findOne({ where: { id: original.id } });
  await rows().update({ where: { id: original.id }, data: { content: { ...content, blocks } } });
  expect(await restore(editor, original)).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringMatching(/^No se ha recuperado.*no tienen el mismo número de celdas/) } },
  });
  expect(await draftOf('article', id)).toMatchObject({ title: 'Después' });
  expect(await versionsOf(editor, 'article', id)).toHaveLength(2);
});

test('versions: a person reads and brings back only what their role lets them do with the entry', async () => {
  const moderator = await signInWithRole(cms.strapi, cms.url, 'moderator-es');
  const own = await newArticle(author, 'propio');
  const others = await newArticle(editor, 'ajeno');
  const [ofOwn] = (await versionsOf(author, 'article', own)) as [ListedVersion];
  const [ofOthers] = (await versionsOf(editor, 'article', others)) as [ListedVersion];
  for (const [call, id, version] of [
    [ukrainian, own, ofOwn],
    [author, others, ofOthers],
  ] as const) {
    expect(await versionsOf(call, 'article', id)).toEqual([]);
    expect((await call('GET', `/entry-versions/${version.id}`)).status).toBe(404);
    expect((await restore(call, version)).status).toBe(404);
  }
  expect((await open(moderator, ofOwn)).mayRestore).toBe(false);
  expect((await restore(moderator, ofOwn)).status).toBe(403);
  expect((await restore(author, ofOwn)).status).toBe(200);
  for (const path of ['', `/${ofOwn.id}`, `/${ofOwn.id}/restore`]) {
    const method = path.endsWith('restore') ? 'POST' : 'GET';
    expect((await fetch(`${cms.url}/entry-versions${path}`, { method })).status, path).toBe(401);
  }
  for (const path of ['/x', '/0', '/99999999999', '/2147483647']) {
    expect((await editor('GET', `/entry-versions${path}`)).status, path).toBe(404);
  }
  // No administrator reads the table itself.
  const ofTable = await administrator('GET', '/content-manager/collection-types/api::entry-version.entry-version');
  expect(ofTable.status).toBe(403);
});

test.each(VERSIONED_TYPES)(
  'versions: a %s from before its versions keeps what it said, and comes back whole',
  async (type) => {
    const { documentId } = await createSample(cms.strapi, type, 'anterior');
    await rows().deleteMany({ where: { entryId: documentId } });
    const before = await draftOf(type, documentId);
    const field = { page: 'title', article: 'title', offer: 'header', 'site-setting': 'siteName' }[type as string];
    const data = field ? { [field]: 'Cambiado' } : { groups: [] };
    await cms.strapi.documents(asContentType(uidOf(type))).update({ documentId, locale: 'es-ES', data });
    const versions = await versionsOf(chiefEditor, type, field === 'siteName' || !field ? undefined : documentId);
    expect(stepsOf(versions)).toEqual([
      ['saved', null],
      ['initial', null],
    ]);
    const original = versions[1] as ListedVersion;
    expect((await restore(chiefEditor, original)).status).toBe(200);
    const [digest, ofOriginal] = (
      await rows().findMany({ where: { entryId: documentId }, orderBy: { id: 'desc' } })
    ).flatMap((row: { id: number; digest: string; action: string }) => (row.action === 'saved' ? [] : [row.digest]));
    expect(digest).toBe(ofOriginal);
    expect((await draftOf(type, documentId))?.[field ?? 'documentId']).toBe(before?.[field ?? 'documentId']);
    const documents = cms.strapi.documents(asContentType(uidOf(type)));
    await documents.delete({ documentId, locale: 'es-ES' });
    expect(await rows().count({ where: { entryId: documentId } })).toBe(0);
  },
);

test('versions: 50 stay of an entry, those of 90 days beside them, and no more than 200', async () => {
  const id = await newArticle(editor, 'muchas');
  const row = await rows().findOne({ where: { entryId: id } });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const add = (count: number, at: Date) =>
    rows().createMany({ data: Array.from({ length: count }, () => ({ ...row, id: undefined, at, digest: 'x' })) });
  const countAfterSave = async (title: string) => {
    await save(editor, id, { title });
    return rows().count({ where: { entryId: id } });
  };
  await rows().deleteMany({ where: { entryId: id } });
  await add(60, daysAgo(91));
  await add(10, daysAgo(89));
  expect(await countAfterSave('Uno')).toBe(50);
  await add(100, daysAgo(1));
  expect(await countAfterSave('Dos')).toBe(112);
  await add(100, daysAgo(1));
  expect(await countAfterSave('Tres')).toBe(200);
});
