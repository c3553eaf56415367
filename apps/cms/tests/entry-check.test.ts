import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { createSample, sampleData } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
let administrator: AdminCall;
let ukrainian: AdminCall;
beforeAll(async () => {
  cms = await startCms();
  administrator = await signInAsAdministrator(cms.url);
  ukrainian = await signInWithRole(cms.strapi, cms.url, 'editor-ua');
});
afterAll(() => cms?.stop());

const comment = {
  uid: 'api::comment.comment',
  locale: 'es-ES',
  data: { moderation: 'rejected', rejectionReason: null },
};
const offer = { uid: 'api::offer.offer', locale: 'es-ES', data: { minAmount: 2, maxAmount: 1 } };

test('the check names each problem with its field', async () => {
  const { status, body } = await administrator('POST', '/entry-check', comment);
  expect(status).toBe(200);
  expect(body.problems).toEqual([{ path: ['rejectionReason'], message: expect.stringContaining('elige antes') }]);
});

test('the check tells nobody about another country, and answers sessions only', async () => {
  expect((await ukrainian('POST', '/entry-check', offer)).body).toEqual({ problems: [] });
  expect((await ukrainian('POST', '/entry-check', { ...offer, locale: 'uk-UA' })).body.problems).toHaveLength(1);
  expect((await fetch(`${cms.url}/entry-check`, { method: 'POST' })).status).toBe(401);
});

test('the check accepts what is no entry, and a save gives the same messages at the same fields', async () => {
  expect((await administrator('POST', '/entry-check', { uid: 'api::none.none', data: {} })).body).toEqual({
    problems: [],
  });
  const { problems } = (await administrator('POST', '/entry-check', offer)).body;
  const path = '/content-manager/collection-types/api::offer.offer?locale=es-ES';
  const { status, body } = await administrator('POST', path, offer.data);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ details: { errors: problems } });
});

test('an offer is compared with the settings and the other offers of its site', async () => {
  const { documentId: settings } = await createSample(cms.strapi, 'site-setting', 'ajustes');
  const { documentId } = await createSample(cms.strapi, 'offer', 'Faro');
  const data = { header: 'Faro', minDays: 5, maxDays: 10, aprPercent: 400, answerTime: '{time} min' };
  const pathsOf = async (entry: object) => {
    const { body } = await administrator('POST', '/entry-check', { ...offer, ...entry });
    return (body.problems as { path: string[] }[]).map(({ path }) => path.join('.'));
  };
  expect((await pathsOf({ data })).sort()).toEqual(['answerTime', 'aprPercent', 'header', 'maxDays', 'minDays']);
  expect(await pathsOf({ data: { header: 'Faro' }, documentId })).toEqual([]);
  expect(await pathsOf({ data: { header: 'Faro' }, locale: 'es-MX' })).toEqual([]);
  await cms.strapi.documents('api::site-setting.site-setting').delete({ documentId: settings, locale: 'es-ES' });
});

test('no offer of a country with a shortest term is below it, whatever the settings of its site allow (R4)', async () => {
  const problemsOf = async (locale: string) => {
    const entry = { uid: 'api::offer.offer', locale, data: { minDays: 60, maxDays: 120 } };
    return (await administrator('POST', '/entry-check', entry)).body.problems;
  };
  expect(await problemsOf('es-ES')).toEqual([
    { path: ['minDays'], message: expect.stringContaining('no se admiten préstamos a menos de 61 días') },
  ]);
  expect(await problemsOf('uk-UA')).toEqual([]);
  const data = sampleData('site-setting', 'corto') as { compliance: object };
  const short = { ...data, compliance: { ...data.compliance, minRepaymentDays: 30 } };
  const settings = { uid: 'api::site-setting.site-setting', locale: 'es-ES', data: short };
  expect((await administrator('POST', '/entry-check', settings)).body.problems).toEqual([
    { path: ['compliance', 'minRepaymentDays'], message: expect.stringContaining('Escribe 61 o más') },
  ]);
});

test('an offer above a legal cap is refused by a save, and by a publication of a draft from before the law', async () => {
  const path = '/content-manager/collection-types/api::offer.offer';
  const cost = { repayment: 'single_payment', nominalRatePercent: 366 };
  const data = { ...sampleData('offer', 'Cara'), minAmount: 500, maxAmount: 3000, minDays: 7, maxDays: 30, cost };
  const refusal = [{ path: ['cost'], message: expect.stringContaining('supera un límite legal') }];
  const { status, body } = await administrator('POST', `${path}?locale=uk-UA`, data);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ details: { errors: refusal } });
  const impossible = { uid: 'api::offer.offer', locale: 'uk-UA', data: { ...data, minDays: -3 } };
  expect((await administrator('POST', '/entry-check', impossible)).body.problems).toEqual([
    { path: ['minDays'], message: expect.stringContaining('demasiado bajo') },
  ]);

  const legal = { ...cost, nominalRatePercent: 300 };
  const { documentId } = await createSample(cms.strapi, 'offer', 'Anterior', {
    status: 'draft',
    locale: 'uk-UA',
    data: { ...data, ...sampleData('offer', 'Anterior'), cost: legal },
  });
  await cms.strapi.db.query('offer.cost').updateMany({ where: { nominalRatePercent: 300 }, data: cost });
  const publish = cms.strapi.documents('api::offer.offer').publish({ documentId, locale: 'uk-UA' });
  await expect(publish).rejects.toMatchObject({ details: { errors: refusal } });
});

test('settings that an offer of the site would break are refused by the check and by the save, with its name', async () => {
  const { documentId } = await createSample(cms.strapi, 'site-setting', 'límites');
  await createSample(cms.strapi, 'offer', 'Cara', { data: { aprPercent: 30 } });
  await createSample(cms.strapi, 'offer', 'Ucraniana', { locale: 'uk-UA', data: { aprPercent: 35 } });
  const data = sampleData('site-setting', 'límites') as { compliance: object };
  const lowered = { ...data, compliance: { ...data.compliance, maxAprPercent: 20 } };
  const entry = { uid: 'api::site-setting.site-setting', locale: 'es-ES', documentId };
  const { problems } = (await administrator('POST', '/entry-check', { ...entry, data: lowered })).body;
  expect(problems).toEqual([
    {
      path: ['compliance', 'maxAprPercent'],
      message: expect.stringContaining('ofertas del sitio: «Cara». Corrígelas'),
    },
  ]);
  const single = '/content-manager/single-types/api::site-setting.site-setting';
  expect(await administrator('PUT', `${single}?locale=es-ES`, lowered)).toMatchObject({
    status: 400,
    body: { error: { details: { errors: problems } } },
  });
  expect((await administrator('PUT', `${single}?locale=es-ES`, data)).status).toBe(200);
  await cms.strapi.documents('api::site-setting.site-setting').delete({ documentId, locale: 'es-ES' });
});

test('the review says what is forbidden, what is advised, where the page will stand and what its link looks like', async () => {
  const article = await createSample(cms.strapi, 'article', 'revisado');
  const { documentId } = article;
  const data = {
    ...sampleData('article', 'revisado'),
    slug: 'otra-ruta',
    excerpt: 'Dinero garantizado para todos.',
    cover: { id: 1, mime: 'image/png', url: '/uploads/a.png', alternativeText: null },
    blocks: [{ __component: 'blocks.rich-text', body: 'Lee [esto](/no-existe/) y [aquello](/blog/revisado/).' }],
  };
  const { body } = await administrator('POST', '/entry-check/review', {
    uid: 'api::article.article',
    locale: 'es-ES',
    documentId,
    data,
  });
  expect(body.review).toEqual({
    forbidden: [expect.stringContaining('garantizado')],
    advice: [
      expect.stringContaining('título'),
      expect.stringContaining('descripción'),
      expect.stringContaining('texto alternativo'),
      expect.stringContaining('/no-existe/'),
    ],
    address: expect.stringMatching(/^http:\/\/es\.localhost.*\/blog\/otra-ruta\/$/),
    formerAddress: '/blog/revisado/',
    alsoChanges: expect.stringContaining('canal RSS'),
    picture: expect.stringMatching(/\/preview\/\?token=.*&view=share$/),
  });
});

test('the review names the required fields that are empty, also in blocks, and the check lets a draft be saved without them', async () => {
  const data = { ...sampleData('article', 'vacio'), excerpt: '', writtenOn: null };
  const entry = { uid: 'api::article.article', locale: 'es-ES', data };
  const reviewed = { ...entry, data: { ...data, blocks: [{ __component: 'blocks.rich-text', body: '' }] } };
  const forbidden = ['«Resumen»', '«Fecha de escritura»', '«Texto»'].map((field) => `${field} está vacío. Rellénalo.`);
  const { body } = await administrator('POST', '/entry-check/review', reviewed);
  expect(body.review).toMatchObject({ forbidden });
  expect((await administrator('POST', '/entry-check', entry)).body).toEqual({ problems: [] });
});

test('the review of a type without pages has neither an address nor a picture, and answers nobody of another country', async () => {
  const entry = { uid: 'api::offer.offer', locale: 'es-ES', data: sampleData('offer', 'sin-ruta') };
  const { body } = await administrator('POST', '/entry-check/review', entry);
  expect(body.review).toMatchObject({ advice: [], address: null, formerAddress: null, picture: null });
  expect((await ukrainian('POST', '/entry-check/review', entry)).body).toEqual({ review: null });
  expect((await fetch(`${cms.url}/entry-check/review`, { method: 'POST' })).status).toBe(401);
});
