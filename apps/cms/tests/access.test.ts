import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { type AdminCall, signIn, signInAsAdministrator, signInWithRole, signInWithRoles } from './support/admin';
import { COLLECTION_TYPES, createSample, SINGLE_TYPES, sampleData } from './support/sample-data';
import { ADMINISTRATOR, type RunningCms, startCms } from './support/start-cms';

const collection = (type: (typeof COLLECTION_TYPES)[number]) => `/content-manager/collection-types/${uidOf(type)}`;
const single = (type: (typeof SINGLE_TYPES)[number]) => `/content-manager/single-types/${uidOf(type)}`;

let cms: RunningCms;
let editor: AdminCall;
let author: AdminCall;
let administrator: AdminCall;
beforeAll(async () => {
  cms = await startCms();
  administrator = await signInAsAdministrator(cms.url);
  editor = await signInWithRole(cms.strapi, cms.url, 'chief-editor-ua');
  author = await signInWithRole(cms.strapi, cms.url, 'author-ua');
});
afterAll(() => cms?.stop());

const rowsIn = (type: (typeof COLLECTION_TYPES)[number], locale: string) =>
  cms.strapi.db.query(uidOf(type)).count({ where: { locale } });

test('access: not even an administrator can make a token for the remote data transfer, because it is off', async () => {
  const token = { name: 'copy', description: '', permissions: ['pull'], lifespan: null };
  expect((await administrator('POST', '/admin/transfer/tokens', token)).status).toBe(404);
  expect((await administrator('GET', '/admin/transfer/tokens')).status).toBe(404);
  for (const kind of ['push', 'pull']) {
    const headers = { authorization: 'Bearer an-invented-token' };
    expect((await fetch(`${cms.url}/admin/transfer/runner/${kind}`, { headers })).status, kind).toBe(401);
  }
});

test.each(['collection-types', 'Collection-Types', 'single-types'])(
  'access: a write to %s without a session answers 401, whatever type and locale it names',
  async (kind) => {
    for (const model of ['api::page.page', 'api::no-such.type', 'admin::user']) {
      for (const locale of ['es-ES', 'xx-XX']) {
        for (const method of ['POST', 'PUT']) {
          const headers = { 'content-type': 'application/json', authorization: 'Bearer not-a-session' };
          const address = `${cms.url}/content-manager/${kind}/${model}?locale=${locale}`;
          expect((await fetch(address, { method, headers, body: '{}' })).status, `${method} ${address}`).toBe(401);
        }
      }
    }
  },
);

describe('access: a chief editor of Ukraine', () => {
  test.each(COLLECTION_TYPES)('can write and publish a %s in both languages of the country', async (type) => {
    for (const locale of ['uk-UA', 'ru-UA']) {
      const name = `${type}-${locale.toLowerCase()}`;
      const created = await editor('POST', `${collection(type)}?locale=${locale}`, sampleData(type, name));
      expect(created.status, JSON.stringify(created.body)).toBe(201);
      const id = created.body.data?.documentId;
      const published = await editor('POST', `${collection(type)}/${id}/actions/publish?locale=${locale}`, {
        ...sampleData(type, name),
      });
      expect(published.status, JSON.stringify(published.body)).toBe(200);
    }
  });

  test.each(COLLECTION_TYPES)(
    'cannot create a %s for Spain, with the locale of Spain or without a locale',
    async (type) => {
      const before = await rowsIn(type, 'es-ES');
      for (const query of ['?locale=es-ES', '']) {
        const { status } = await editor('POST', `${collection(type)}${query}`, sampleData(type, `${type}-for-spain`));
        expect(status).toBe(403);
      }
      const smuggled = { ...sampleData(type, `${type}-smuggled`), locale: 'es-ES' };
      await editor('POST', `${collection(type)}?locale=uk-UA`, smuggled);
      expect(await rowsIn(type, 'es-ES')).toBe(before);
    },
  );

  test.each(COLLECTION_TYPES)('cannot change, publish, unpublish or delete a %s of Spain', async (type) => {
    const { documentId } = await createSample(cms.strapi, type, `${type}-of-spain`);
    const before = await cms.strapi.db.query(uidOf(type)).findMany({ where: { documentId } });
    const entry = `${collection(type)}/${documentId}`;
    const data = sampleData(type, `${type}-changed`);
    const attempts: [string, string, object?][] = [
      ['PUT', `${entry}?locale=es-ES`, data],
      ['PUT', entry, data],
      ['POST', `${entry}/actions/publish?locale=es-ES`, data],
      ['POST', `${entry}/actions/unpublish?locale=es-ES`],
      ['POST', `${entry}/actions/discard?locale=es-ES`],
      ['POST', `${collection(type)}/actions/bulkPublish?locale=es-ES`, { documentIds: [documentId] }],
      ['POST', `${collection(type)}/actions/bulkUnpublish?locale=es-ES`, { documentIds: [documentId] }],
      ['POST', `${collection(type)}/actions/bulkDelete?locale=es-ES`, { documentIds: [documentId] }],
      ['DELETE', `${entry}?locale=es-ES`],
      ['DELETE', `${entry}?locale=*`],
      ['DELETE', entry],
    ];
    for (const [method, path, body] of attempts) {
      const { status } = await editor(method, path, body);
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
    expect(await cms.strapi.db.query(uidOf(type)).findMany({ where: { documentId } })).toEqual(before);
  });

  test.each(COLLECTION_TYPES)('cannot move their own %s to Spain or clone one into it', async (type) => {
    const { documentId } = await createSample(cms.strapi, type, `${type}-to-move`, { locale: 'uk-UA' });
    const before = await rowsIn(type, 'es-ES');
    const entry = `${collection(type)}/${documentId}`;
    const data = sampleData(type, `${type}-moved`);
    expect((await editor('PUT', `${entry}?locale=es-ES`, data)).status).toBe(403);
    const clone = await editor('POST', `${collection(type)}/clone/${documentId}?locale=es-ES`, data);
    expect([403, 404]).toContain(clone.status);
    expect((await editor('PUT', `${entry}?locale=uk-UA`, { ...data, locale: 'es-ES' })).status).toBeLessThan(500);
    expect(await rowsIn(type, 'es-ES')).toBe(before);
  });

  test.each(SINGLE_TYPES)('cannot write the %s of Spain', async (type) => {
    const { status } = await editor('PUT', `${single(type)}?locale=es-ES`, sampleData(type, 'taken'));
    expect(status).toBe(403);
    expect(await cms.strapi.db.query(uidOf(type)).count({ where: { locale: 'es-ES' } })).toBe(0);
  });

  test('cannot read entries of Spain', async () => {
    await createSample(cms.strapi, 'article', 'spanish-secret', { status: 'draft' });
    const { body } = await editor('GET', `${collection('article')}?locale=es-ES`);
    expect(JSON.stringify(body)).not.toContain('spanish-secret');
  });
});

test('access: an entry names no administrator of another site to an editor', async () => {
  const article = collection('article');
  const data = sampleData('article', 'on-two-sites');
  const created = await administrator('POST', `${article}?locale=es-ES`, data);
  const entry = `${article}/${created.body.data?.documentId}`;
  expect((await editor('PUT', `${entry}?locale=uk-UA`, data)).status).toBe(200);
  const { status, body } = await editor('GET', `${entry}?locale=uk-UA`);
  expect(status).toBe(200);
  expect((body.meta as { availableLocales: object[] }).availableLocales).toMatchObject([{ locale: 'es-ES' }]);
  expect(JSON.stringify(body)).not.toContain(ADMINISTRATOR.email);
});

describe('access: an author of Ukraine', () => {
  const article = collection('article');

  test('can write their own article but not publish it', async () => {
    const created = await author('POST', `${article}?locale=uk-UA`, sampleData('article', 'by-the-author'));
    expect(created.status).toBe(201);
    const entry = `${article}/${created.body.data?.documentId}`;
    expect((await author('PUT', `${entry}?locale=uk-UA`, sampleData('article', 'by-the-author-2'))).status).toBe(200);
    expect((await author('POST', `${entry}/actions/publish?locale=uk-UA`, {})).status).toBe(403);
    expect((await author('POST', `${article}?locale=es-ES`, sampleData('article', 'elsewhere'))).status).toBe(403);
  });

  test('cannot delete the own article once it is published, by itself or with others', async () => {
    const article = collection('article');
    const created = await author('POST', `${article}?locale=uk-UA`, sampleData('article', 'published-one'));
    const documentId = String(created.body.data?.documentId);
    const published = await editor(
      'POST',
      `${article}/${documentId}/actions/publish?locale=uk-UA`,
      sampleData('article', 'published-one'),
    );
    expect(published.status, JSON.stringify(published.body)).toBe(200);
    const refusedDeletes = async () => [
      await author('DELETE', `${article}/${documentId}?locale=uk-UA`),
      await author('DELETE', `${article}/${documentId}?locale=*`),
      await author('POST', `${article}/actions/bulkDelete?locale=uk-UA`, { documentIds: [documentId] }),
    ];
    const refused = {
      status: 403,
      body: { error: { message: expect.stringContaining('Pide a un editor de tu país') } },
    };
    for (const answer of await refusedDeletes()) expect(answer).toMatchObject(refused);
    // The published row may name the author as its creator, too; Strapi refuses by itself only if it names the editor.
    const articles = cms.strapi.db.query(uidOf('article'));
    const own = await cms.strapi.db.query('admin::user').findOne({ where: { email: 'author-ua@example.com' } });
    for (const { id } of await articles.findMany({ select: ['id'], where: { documentId } })) {
      await articles.update({ where: { id }, data: { createdBy: own.id } });
    }
    const rows = () => articles.count({ where: { documentId } });
    for (const answer of await refusedDeletes()) expect(answer).toMatchObject(refused);
    expect(await rows()).toBe(2);
    expect(
      (
        await author(
          'DELETE',
          `${article}/${(await author('POST', `${article}?locale=uk-UA`, sampleData('article', 'a-draft'))).body.data?.documentId}?locale=uk-UA`,
        )
      ).status,
    ).toBe(200);
    expect((await editor('DELETE', `${article}/${documentId}?locale=uk-UA`)).status).toBe(200);
    expect(await rows()).toBe(0);
  });

  test('cannot change another author’s article or any page', async () => {
    const { documentId } = await createSample(cms.strapi, 'article', 'of-another', { locale: 'uk-UA' });
    const path = `${article}/${documentId}?locale=uk-UA`;
    expect((await author('PUT', path, sampleData('article', 'taken-over'))).status).toBe(403);
    const page = await author('POST', `${collection('page')}?locale=uk-UA`, sampleData('page', 'a-page'));
    expect(page).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringMatching(/^Tu rol no permite/) } },
    });
  });

  test('reads in Spanish that an article or a picture does not exist', async () => {
    const gone = { status: 404, body: { error: { message: expect.stringMatching(/^Esto ya no existe/) } } };
    const absent = `${article}/abcdefghijklmnopqrstuvwx?locale=uk-UA`;
    expect(await author('GET', absent)).toMatchObject(gone);
    expect(await author('DELETE', absent)).toMatchObject(gone);
    expect(await editor('GET', '/upload/files/999999')).toMatchObject(gone);
  });
});

test('access: a person who cannot sign in reads the reason in Spanish', async () => {
  const answerTo = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${cms.url}/admin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await answer.json()) as { error: { message: string } }).error.message;
  };
  const wrong = { email: 'nobody@example.com', password: 'Wrong-password-1' };
  // Strapi allows five attempts in five minutes.
  const messages = [];
  for (let attempt = 0; attempt < 6; attempt += 1) messages.push(await answerTo('login', wrong));
  expect(messages.slice(0, 5)).toEqual(Array(5).fill(expect.stringMatching(/^El correo o la contraseña/)));
  expect(messages[5]).toMatch(/^Demasiados intentos/);
  const used = { registrationToken: 'used', userInfo: { firstname: 'Ana', password: 'New-password-1' } };
  expect(await answerTo('register', used)).toMatch(/^Este enlace ya se ha usado/);
});

test('access: a person reads in Spanish that the current password or the new address in a profile is wrong', async () => {
  const profile = async (change: object) => (await administrator('PUT', '/admin/users/me', change)).body.error;
  const passwords = { currentPassword: 'Mistyped-password-1', password: 'New-password-1' };
  expect(await profile(passwords)).toMatchObject({ message: expect.stringMatching(/^La contraseña actual/) });
  const { body } = await administrator('GET', '/admin/users?sort=id:DESC');
  const [other] = (body.data as { results: { email: string }[] }).results;
  expect(await profile({ email: other?.email })).toMatchObject({ message: expect.stringMatching(/^Ese correo ya/) });
});

test('access: the administrator can write for every country', async () => {
  for (const locale of ['es-ES', 'ru-KZ']) {
    const { status } = await administrator(
      'POST',
      `${collection('tag')}?locale=${locale}`,
      sampleData('tag', `admin-${locale.toLowerCase()}`),
    );
    expect(status).toBe(201);
  }
});

describe('access: an editor of Spain who is lead manager of Mexico, author of Ukraine and affiliate manager of Poland', () => {
  let person: AdminCall;
  beforeAll(async () => {
    const codes = ['editor-es', 'lead-manager-mx', 'author-ua', 'affiliate-manager-pl'] as const;
    person = await signInWithRoles(cms.strapi, cms.url, codes);
  });
  const write = async (locale: string, type: 'article' | 'tag') =>
    (
      await person(
        'POST',
        `${collection(type)}?locale=${locale}`,
        sampleData(type, `de-varios-${locale.toLowerCase()}`),
      )
    ).status;

  test('writes the content that each role writes in its own country, and none in the others', async () => {
    expect([await write('es-ES', 'tag'), await write('es-ES', 'article')]).toEqual([201, 201]);
    expect([await write('uk-UA', 'tag'), await write('uk-UA', 'article')]).toEqual([403, 201]);
    expect([await write('es-MX', 'article'), await write('pl-PL', 'article')]).toEqual([403, 403]);
  });

  test('has the applications of Mexico, the affiliates of Poland, and the measurements of Spain and Mexico alone', async () => {
    const desk = await person('GET', '/desk/exports');
    expect(desk.status).toBe(200);
    const { body: affiliates } = await person('GET', '/affiliates');
    expect(affiliates.sites).toEqual(['pl-PL']);
    const { body: applications } = await person('POST', '/desk/applications/search', {});
    expect(applications.sites).toEqual(['es-MX']);
    for (const [country, status] of [
      ['ES', 200],
      ['MX', 200],
      ['UA', 403],
      ['PL', 403],
    ] as const)
      expect([country, (await person('GET', `/measurements?country=${country}`)).status]).toEqual([country, status]);
  });
});

describe('access: settings, menu and redirects', () => {
  const types = ['site-setting', 'menu'] as const;
  test('are read by an editor and written by the chief editor alone', async () => {
    const reader = await signInWithRole(cms.strapi, cms.url, 'editor-ua');
    for (const type of types) {
      const path = `${single(type)}?locale=uk-UA`;
      expect([type, (await reader('PUT', path, sampleData(type, 'no'))).status]).toEqual([type, 403]);
      expect([type, (await editor('PUT', path, sampleData(type, 'sí'))).status]).toEqual([type, 200]);
      expect([type, (await reader('GET', path)).status]).toEqual([type, 200]);
    }
    const redirect = sampleData('redirect', 'una-del-editor');
    expect((await reader('POST', `${collection('redirect')}?locale=uk-UA`, redirect)).status).toBe(403);
    expect((await reader('GET', `${collection('redirect')}?locale=uk-UA`)).status).toBe(200);
  });

  test('an editor who changes the address of a page leaves a redirect all the same', async () => {
    const { documentId } = await createSample(cms.strapi, 'article', 'se-muda', { locale: 'ru-UA' });
    const reader = await signIn(cms.url, 'editor-ua@example.com', 'Correct-horse-2');
    const path = `${collection('article')}/${documentId}/actions/publish?locale=ru-UA`;
    expect((await reader('POST', path, { slug: 'se-ha-mudado' })).status).toBe(200);
    const [moved] = await cms.strapi.db.query(uidOf('redirect')).findMany({
      where: { locale: 'ru-UA', from: { $contains: 'se-muda' }, publishedAt: { $notNull: true } },
    });
    expect(moved).toMatchObject({ to: expect.stringContaining('se-ha-mudado') });
    const [{ documentId: redirect }] = [moved as { documentId: string }];
    expect((await reader('DELETE', `${collection('redirect')}/${redirect}?locale=ru-UA`)).status).toBe(403);
    expect((await editor('DELETE', `${collection('redirect')}/${redirect}?locale=ru-UA`)).status).toBe(200);
  });
});

test('access: an analyst opens the measurements of the country, and nothing else', async () => {
  const analyst = await signInWithRole(cms.strapi, cms.url, 'analyst-es');
  expect((await analyst('GET', '/measurements?country=ES')).status).toBe(200);
  expect((await analyst('GET', '/measurements?country=UA')).status).toBe(403);
  for (const [method, path] of [
    ['GET', '/affiliates'],
    ['POST', '/desk/applications/search'],
    ['GET', '/desk/exports'],
    ['GET', `${collection('article')}?locale=es-ES`],
    ['GET', `${single('site-setting')}?locale=es-ES`],
    ['GET', '/content-manager/collection-types/api::comment.comment?locale=es-ES'],
    ['GET', '/upload/files'],
    ['GET', '/admin/users'],
  ] as const) {
    expect([path, (await analyst(method, path, method === 'POST' ? {} : undefined)).status]).toEqual([path, 403]);
  }
});

test('access: a second factor is missing for the super administrator alone, until the operator says that there is one', async () => {
  expect((await administrator('GET', '/second-factor')).body).toEqual({ isMissing: true });
  expect((await editor('GET', '/second-factor')).body).toEqual({ isMissing: false });
  expect((await fetch(`${cms.url}/second-factor`)).status).toBe(401);
});

test('access: Strapi’s own roles without a country do not exist', async () => {
  const roles = await cms.strapi.db.query('admin::role').findMany();
  const codes = roles.map(({ code }: { code: string }) => code);
  expect(codes).not.toContain('strapi-editor');
  expect(codes).not.toContain('strapi-author');
  expect(codes).toHaveLength(1 + 9 * 7);
});

describe('access: what an editor may publish', () => {
  test('is not a second entry with the same slug, which the database alone refuses too', async () => {
    await createSample(cms.strapi, 'tag', 'twice', { locale: 'ms-MY' });
    const second = await createSample(cms.strapi, 'tag', 'other', { locale: 'ms-MY' });
    const path = `${collection('tag')}/${second.documentId}`;
    const data = { ...sampleData('tag', 'other'), slug: 'twice' };
    const { status, body } = await administrator('POST', `${path}/actions/publish?locale=ms-MY`, data);
    expect(status).toBe(400);
    expect(body.error?.message).toContain('ya está publicada con “twice” en «Dirección (URL)»');
    await expect(
      cms.strapi.db.query('api::tag.tag').create({
        data: { name: 'x', slug: 'twice', description: 'x', locale: 'ms-MY', publishedAt: new Date() },
      }),
    ).rejects.toThrow(/unique/i);
  });

  test('may have a slug that another country uses', async () => {
    await createSample(cms.strapi, 'tag', 'shared-slug', { locale: 'ms-MY' });
    await createSample(cms.strapi, 'tag', 'shared-slug', { locale: 'en-PH' });
  });

  test('is not a second author with the same number; the message names the first one', async () => {
    await createSample(cms.strapi, 'author', 'first', { locale: 'en-ZA', data: { number: 7 } });
    await expect(
      createSample(cms.strapi, 'author', 'second', { locale: 'en-ZA', data: { number: 7 } }),
    ).rejects.toThrow('La entrada «first» (Sudáfrica · inglés) ya está publicada con “7” en «Número»');
  });

  test('is not a page whose path the site itself serves', async () => {
    const { status, body } = await administrator(
      'POST',
      `${collection('page')}?locale=es-ES`,
      sampleData('page', 'blog'),
    );
    expect(status).toBe(400);
    expect(body.error?.message).toContain('/blog/ es del propio sitio');
  });

  test('may be a fixed page, which gets the slug of its country instead of the typed one', async () => {
    const data = { ...sampleData('page', 'x'), fixedPage: 'privacy' };
    const { body } = await administrator('POST', `${collection('page')}?locale=es-ES`, data);
    expect(body.data?.slug).toBe('politica-privacidad');
  });
});
