import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { countQueries } from './support/count-queries';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
let administrator: AdminCall;
let editor: AdminCall;
beforeAll(async () => {
  cms = await startCms();
  administrator = await signInAsAdministrator(cms.url);
  editor = await signInWithRole(cms.strapi, cms.url, 'editor-es');
});
afterAll(() => cms?.stop());

const pathOf = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;
const publish = (documentId: string, slug: string) =>
  editor('POST', `${pathOf('article')}/${documentId}/actions/publish?locale=es-ES`, { slug });
const redirects = async () =>
  (
    await cms.strapi.db
      .query('api::redirect.redirect')
      .findMany({ where: { publishedAt: { $notNull: true } }, orderBy: 'from' })
  ).map(({ from, to }) => [from, to]);
const problemsOf = async (uid: string, data: object) => {
  const { body } = await administrator('POST', '/entry-check', { uid, locale: 'es-ES', data });
  return (body.problems as { path: string[]; message: string }[]).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
};

test('a published slug that changes leaves a redirect, and takes away the one that it makes useless', async () => {
  const { documentId } = await createSample(cms.strapi, 'article', 'primero');
  expect((await publish(documentId, 'segundo')).status).toBe(200);
  expect(await redirects()).toEqual([['/blog/primero/', '/blog/segundo/']]);
  expect((await publish(documentId, 'tercero')).status).toBe(200);
  expect(await redirects()).toEqual([
    ['/blog/primero/', '/blog/segundo/'],
    ['/blog/segundo/', '/blog/tercero/'],
  ]);
  expect((await publish(documentId, 'segundo')).status).toBe(200);
  expect(await redirects()).toEqual([
    ['/blog/primero/', '/blog/segundo/'],
    ['/blog/tercero/', '/blog/segundo/'],
  ]);
  expect((await publish(documentId, 'segundo')).status).toBe(200);
  expect(await redirects()).toHaveLength(2);
});

test('a redirect in a circle, or from a page that is published, is refused beside its field', async () => {
  await createSample(cms.strapi, 'tag', 'ahorro');
  await createSample(cms.strapi, 'redirect', 'uno', { data: { from: '/uno/', to: '/dos/' } });
  const uid = 'api::redirect.redirect';
  expect(await problemsOf(uid, { from: '/dos/', to: '/uno' })).toEqual([
    'to: La redirección da vueltas: /dos/ → /uno/ → /dos/. Cambia su destino.',
  ]);
  expect(await problemsOf(uid, { from: '/blog/ahorro', to: '/' })).toEqual([
    'from: En /blog/ahorro está publicada «ahorro», y la redirección no haría nada. Retira antes esa página o escribe otra ruta.',
  ]);
  expect(await problemsOf(uid, { from: '/blog', to: '/' })).toEqual([
    'from: /blog es la lista de artículos del sitio, y la redirección no haría nada. Escribe otra ruta.',
  ]);
  expect(await problemsOf(uid, { from: '/tres/', to: '/uno/' })).toEqual([]);
});

test('drafts of redirects are published together only as long as they make no circle and hide no page', async () => {
  const draft = (name: string, from: string, to: string) =>
    createSample(cms.strapi, 'redirect', name, { data: { from, to }, status: 'draft' });
  const { documentId: there } = await draft('ida', '/ida/', '/vuelta/');
  const { documentId: back } = await draft('vuelta', '/vuelta/', '/ida/');
  const { documentId: early } = await draft('pronto', '/blog/mas-tarde/', '/');
  await createSample(cms.strapi, 'tag', 'mas-tarde');
  const before = await redirects();
  const publishAll = (documentIds: string[]) =>
    administrator('POST', `${pathOf('redirect')}/actions/bulkPublish?locale=es-ES`, { documentIds });
  const circle = await publishAll([there, back]);
  expect([circle.status, circle.body.error?.message]).toEqual([
    400,
    'La redirección da vueltas: /vuelta/ → /ida/ → /vuelta/. Cambia su destino.',
  ]);
  const hidden = await publishAll([early]);
  expect([hidden.status, hidden.body.error?.message]).toEqual([
    400,
    expect.stringContaining('En /blog/mas-tarde/ está publicada «mas-tarde»'),
  ]);
  expect(await redirects()).toEqual(before);
  expect((await publishAll([there])).status).toBe(200);
});

test('a redirect from a fixed page, or from an article at the root, is refused while the page is published', async () => {
  await createSample(cms.strapi, 'page', 'x', { data: { fixedPage: 'landingRejected' } });
  await createSample(cms.strapi, 'article', 'en-la-raiz', { data: { isAtRoot: true } });
  await createSample(cms.strapi, 'lenders-guide', 'La guía');
  const uid = 'api::redirect.redirect';
  for (const from of ['/landing/rejected/', '/en-la-raiz/', '/prestamistas']) {
    expect(await problemsOf(uid, { from, to: '/' })).toEqual([expect.stringContaining(`En ${from} está publicada`)]);
  }
  expect(await problemsOf(uid, { from: '/blog/en-la-raiz/', to: '/' })).toEqual([]);
});

test('the pages of a lender move with it: their former addresses lead to the new ones', async () => {
  const { documentId } = await createSample(cms.strapi, 'lender', 'viejo');
  await createSample(cms.strapi, 'page', 'cuenta', { data: { kind: 'lender', lender: documentId } });
  const uid = 'api::redirect.redirect';
  expect(await problemsOf(uid, { from: '/prestamistas/viejo/cuenta/', to: '/' })).toHaveLength(1);
  await cms.strapi
    .documents('api::lender.lender')
    .update({ documentId, locale: 'es-ES', status: 'published', data: { slug: 'nuevo' } } as never);
  expect(await problemsOf(uid, { from: '/prestamistas/viejo/cuenta/', to: '/' })).toEqual([]);
  expect(await redirects()).toEqual(
    expect.arrayContaining([
      ['/prestamistas/viejo/', '/prestamistas/nuevo/'],
      ['/prestamistas/viejo/cuenta/', '/prestamistas/nuevo/cuenta/'],
    ]),
  );
});

test('a menu links to published pages of its site only, and a fixed page may be unpublished', async () => {
  await createSample(cms.strapi, 'page', 'x', { data: { fixedPage: 'offers' } });
  await createSample(cms.strapi, 'page', 'x', { data: { fixedPage: 'about' }, status: 'draft' });
  const missing = ['/no-existe/', '/quienes-somos/', '/author/', '/bank/', '/process/'];
  const links = [...missing, '/blog/ahorro/', '/uno/', '/blog/', '/offers/?x=1', 'https://example.com/', '#arriba'];
  const groups = [{ place: 'header', links: links.map((url) => ({ text: url, url })) }];
  expect(await problemsOf('api::menu.menu', { groups })).toEqual(
    missing.map(
      (url, index) =>
        `groups.0.links.${index}.url: No hay ninguna página publicada en ${url} en este sitio. Publícala antes o corrige el enlace.`,
    ),
  );
});

test('a check of addresses reads each table once, a redirect few of them, and no texts of pages', async () => {
  const tablesOf = async (uid: string, data: object) => {
    const statements = await countQueries(cms.strapi, () => problemsOf(uid, data));
    const read = statements.filter((sql) => /published_at.? is not null/i.test(sql));
    for (const sql of read) expect(sql).not.toMatch(/\.\*|body|excerpt|summary|bio/);
    return read.map((sql) => /from .?(\w+)/i.exec(sql)?.[1]).sort();
  };
  const groups = [{ place: 'header', links: [{ text: 'Blog', url: '/blog/' }] }];
  const menu = await tablesOf('api::menu.menu', { groups });
  expect(menu).toEqual([...new Set(menu)]);
  expect(menu).toHaveLength(9);
  expect(await tablesOf('api::redirect.redirect', { from: '/blog/nuevo/', to: '/' })).toEqual([
    'articles',
    'redirects',
    'tags',
  ]);
});
