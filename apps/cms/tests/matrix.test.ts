import { countryCodes, sitesOf } from '@prestafaro/countries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  LOCALIZED_TYPES,
  type LocalizedType,
  PERSONAL_TYPES,
  type PersonalType,
  uidOf,
} from '../src/content/content-types';
import { type Action, type Actor, actions, signInActors } from './support/actors';
import { signInAsAdministrator } from './support/admin';
import { storeOneOfEach } from './support/personal-matrix';
import { createSample, SINGLE_TYPES, sampleData } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';
import { approvedComment, newAddress, send } from './support/visitors';

/**
 * Every type × every actor × every action, on an entry of Spain that belongs to none of them. An action without permission
 * gets a 4xx answer (or nothing, from GraphQL), and the row stays unchanged.
 */
const actorNames = [
  'anonymous',
  'bearer of the read token',
  'bearer of the write token',
  ...countryCodes.map((country) => `editor of ${country}`),
  ...['ES', 'UA'].flatMap((country) =>
    ['chief editor', 'author', 'moderator', 'lead manager', 'affiliate manager', 'analyst'].map(
      (kind) => `${kind} of ${country}`,
    ),
  ),
  'person with several roles',
];

type EntryOf = Record<LocalizedType, string>;

let cms: RunningCms;
let actors: ReadonlyMap<string, Actor>;
let spanish: EntryOf;
let personal: Record<PersonalType, { id: number; documentId: string }>;
let attempts = 0;

beforeAll(async () => {
  cms = await startCms();
  actors = new Map((await signInActors(cms)).map((actor) => [actor.name, actor]));
  const documents: [LocalizedType, string][] = [];
  // One after the other: all at once they would take every connection of the pool.
  for (const type of LOCALIZED_TYPES) documents.push([type, await spanishEntry(type)]);
  spanish = Object.fromEntries(documents) as EntryOf;
  personal = await storeOneOfEach(cms.strapi);
});
afterAll(() => cms?.stop());

/** A published entry of Spain with a later draft, or a message of a visitor. */
async function spanishEntry(type: LocalizedType): Promise<string> {
  const rows = cms.strapi.db.query(uidOf(type));
  switch (type) {
    case 'comment':
      return (await approvedComment(cms, 'Un comentario aprobado de la matriz.')).documentId;
    case 'comment-report': {
      const { documentId } = await approvedComment(cms, 'Un comentario del que alguien avisa.');
      const message = { locale: 'es-ES', commentId: documentId, reason: 'false', text: null, address: newAddress() };
      expect((await send(cms.url, 'comment-reports', message)).status).toBe(201);
      return (await rows.findOne({})).documentId;
    }
    case 'rating': {
      const { documentId } = await createSample(cms.strapi, 'article', 'valorado');
      const message = {
        locale: 'es-ES',
        subjectType: 'article',
        subjectId: documentId,
        stars: 2,
        address: newAddress(),
      };
      expect((await send(cms.url, 'ratings', message)).status).toBe(201);
      return (await rows.findOne({})).documentId;
    }
    default: {
      const { documentId } = await createSample(cms.strapi, type, `matriz-${type}`);
      return documentId;
    }
  }
}

const hasNoDrafts = (type: LocalizedType) => ['comment', 'comment-report', 'rating'].includes(type);
const isSingle = (type: LocalizedType) => (SINGLE_TYPES as readonly string[]).includes(type);

/** The data that an actor sends. Each has a new name, so that attempts do not affect each other. */
function dataOf(type: LocalizedType): Record<string, unknown> {
  attempts += 1;
  if (type === 'comment') {
    const parent = { connect: [{ documentId: spanish.comment, locale: 'es-ES' }], disconnect: [] };
    return { name: 'Prestafaro', text: `Una respuesta, la número ${attempts}.`, replyLabel: 'company', parent };
  }
  if (type === 'comment-report') return { state: 'dismissed' };
  if (type === 'rating') return { stars: 5 };
  return sampleData(type, `${type}-${attempts}`);
}

/** Tries one action through the admin. A status below 300 means that it succeeded. */
async function tryInAdmin({ call, country }: Actor, type: LocalizedType, action: Action): Promise<number> {
  const root = `/content-manager/${isSingle(type) ? 'single' : 'collection'}-types/${uidOf(type)}`;
  const entry = isSingle(type) ? root : `${root}/${spanish[type]}`;
  const status = async (method: string, path: string, body?: object) => (await call(method, path, body)).status;
  switch (action) {
    case 'read':
      return status('GET', `${entry}?locale=es-ES&status=published`);
    case 'draft':
      return status('GET', `${entry}?locale=es-ES&status=draft`);
    case 'create':
      return status(isSingle(type) ? 'PUT' : 'POST', `${root}?locale=es-ES`, dataOf(type));
    case 'change':
      return status('PUT', `${entry}?locale=es-ES`, dataOf(type));
    case 'publish':
      return status('POST', `${entry}/actions/publish?locale=es-ES`, dataOf(type));
    case 'move': {
      // Into a country without permission: Spain for everybody else, Mexico for Spain's own users.
      const elsewhere = country === 'ES' ? 'es-MX' : 'es-ES';
      return status('PUT', `${entry}?locale=${elsewhere}`, { ...dataOf(type), locale: elsewhere });
    }
  }
}

/** The results of an actor without a session at the public addresses: GraphQL, and REST, which has none for content. */
async function readsInPublic({ token }: Actor, type: LocalizedType): Promise<boolean> {
  const field = type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const query = isSingle(type)
    ? `{ found: ${field}(locale: "es-ES") { documentId } }`
    : `query ($id: ID!) { found: ${field}(documentId: $id, locale: "es-ES") { documentId } }`;
  const { status, data, errors } = await cms.graphql(query, { id: spanish[type] }, token ?? null);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const plural = cms.strapi.getModel(uidOf(type)).info.pluralName;
  const rest = await fetch(`${cms.url}/api/${plural}/${spanish[type]}?locale=es-ES&status=draft`, { headers });
  expect([401, 403, 404, 405], `REST of ${type}`).toContain(rest.status);
  return status === 200 && errors.length === 0 && JSON.stringify(data).includes(spanish[type]);
}

async function may(actor: Actor, type: LocalizedType, action: Action): Promise<boolean> {
  if (actor.country === null && action === 'read') return readsInPublic(actor, type);
  const status = await tryInAdmin(actor, type, action);
  expect(status, `${actor.name} ${action} ${type}`).toBeLessThan(500);
  return status < 300;
}

const rowsOf = (type: LocalizedType) =>
  cms.strapi.db.query(uidOf(type)).findMany({ where: { documentId: spanish[type] }, orderBy: 'id' });

test('permission matrix: has every actor', () => {
  expect([...actors.keys()].sort()).toEqual([...actorNames].sort());
});

test.each(actorNames.flatMap((name) => LOCALIZED_TYPES.map((type) => [name, type] as const)))(
  'permission matrix: the %s has exactly the expected permissions on a Spanish %s',
  async (name, type) => {
    const actor = actors.get(name) as Actor;
    for (const action of actions) {
      // A type without drafts cannot be published, and nobody can create a visitor's message.
      if (hasNoDrafts(type) && action === 'publish') continue;
      const before = await rowsOf(type);
      const expected = actor.mayInSpain(type, action);
      expect(await may(actor, type, action), action).toBe(expected);
      if (!expected) expect(await rowsOf(type), `${action} left a trace`).toEqual(before);
    }
  },
);

test('permission matrix: es-ES is the only site of Spain', () => {
  expect(sitesOf('ES').map(({ locale }) => locale)).toEqual(['es-ES']);
});

/** Every address of Strapi itself that reads or writes rows of a type. */
function waysTo(type: PersonalType): [method: string, path: string, body?: object][] {
  const uid = uidOf(type);
  const { info, kind } = cms.strapi.getModel(uid);
  expect(kind).toBe('collectionType');
  const { id, documentId } = personal[type];
  const inAdmin = `/content-manager/collection-types/${uid}`;
  const inPublic = `/api/${info.pluralName}`;
  return [
    ['GET', inAdmin],
    ['GET', `${inAdmin}?locale=es-ES&filters[id]=${id}`],
    ['GET', `${inAdmin}/${documentId}`],
    ['POST', inAdmin, { site: 'es-ES' }],
    ['PUT', `${inAdmin}/${documentId}`, { site: 'es-MX' }],
    ['DELETE', `${inAdmin}/${documentId}`],
    ['POST', `${inAdmin}/actions/bulkDelete`, { documentIds: [documentId] }],
    ['POST', `${inAdmin}/clone/${documentId}`, {}],
    ['POST', `${inAdmin}/${documentId}/actions/publish`, {}],
    ['GET', `/content-manager/single-types/${uid}`],
    ['GET', inPublic],
    ['GET', `${inPublic}/${documentId}`],
    ['GET', `${inPublic}/${id}`],
    ['PUT', `${inPublic}/${documentId}`, { data: { site: 'es-MX' } }],
    ['DELETE', `${inPublic}/${documentId}`],
  ];
}

const personalActors = [...actorNames, 'super administrator'];

/** One of each way to log in, and the one with the most rights: roles differ in their permissions, which the next test reads. */
const triedActors = [
  'anonymous',
  'bearer of the read token',
  'bearer of the write token',
  'editor of ES',
  'lead manager of ES',
  'person with several roles',
  'super administrator',
];

test('personal data: no role of the admin and no token of Strapi has a permission for a type with personal data', async () => {
  const uids: string[] = PERSONAL_TYPES.map(uidOf);
  const ofRoles = await cms.strapi.db.query('admin::permission').findMany({});
  expect(ofRoles.length).toBeGreaterThan(100);
  expect(ofRoles.filter(({ subject }) => uids.includes(subject))).toEqual([]);
  // The tokens of the web app are no tokens of Strapi (record 009): it has none.
  expect(await cms.strapi.db.query('admin::api-token-permission').findMany({})).toEqual([]);
});

test.each(triedActors.flatMap((name) => PERSONAL_TYPES.map((type) => [name, type] as const)))(
  'personal data: the %s reaches no %s through an address of Strapi',
  async (name, type) => {
    const call = actors.get(name)?.call ?? (await administrator());
    const before = await cms.strapi.db.query(uidOf(type)).findMany({ orderBy: 'id' });
    for (const [method, path, body] of waysTo(type)) {
      const { status } = await call(method, path, body);
      expect([401, 403, 404, 405], `${method} ${path}: ${status}`).toContain(status);
    }
    const field = type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    for (const root of [field, `${field}s`, `${field}s_connection`]) {
      const { status, body } = await call('POST', '/graphql', { query: `{ found: ${root} { __typename } }` });
      expect(status, root).toBeGreaterThanOrEqual(400);
      expect(body.data ?? null, root).toBeNull();
    }
    expect(await cms.strapi.db.query(uidOf(type)).findMany({ orderBy: 'id' })).toEqual(before);
  },
);

test.each(personalActors)(
  'personal data: the %s sees a Spanish application at the desk only as its lead manager or super administrator',
  async (name) => {
    const call = actors.get(name)?.call ?? (await administrator());
    const mayRead = name === 'lead manager of ES' || name === 'super administrator';
    const one = await call('GET', `/desk/applications/${personal.application.id}`);
    if (mayRead) return expect([one.status, one.body.id]).toEqual([200, personal.application.id]);
    expect([401, 403, 404]).toContain(one.status);
    const list = await call('POST', '/desk/applications/search', {});
    expect(list.status === 200 ? list.body.rows : []).toEqual([]);
    for (const what of ['change', 'claim']) {
      const written = await call('POST', `/desk/applications/${personal.application.id}/${what}`, {
        ...(what === 'change' ? { to: 'approved' } : { isUnderClaim: true }),
        reason: 'Un motivo de la matriz',
      });
      expect([401, 403, 404]).toContain(written.status);
    }
    const phone = await call('POST', `/desk/applications/${personal.application.id}/phone`, {});
    expect([401, 403, 404]).toContain(phone.status);
    expect(
      await cms.strapi.db.query(uidOf('application')).findOne({ where: { id: personal.application.id } }),
    ).toMatchObject({ status: 'under_review', isUnderClaim: false });
  },
);

let session: Promise<Actor['call']> | undefined;

function administrator(): Promise<Actor['call']> {
  session ??= signInAsAdministrator(cms.url);
  return session;
}
