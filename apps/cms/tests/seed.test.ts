import { createRequire } from 'node:module';
import { locales } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITORIAL_UIDS } from '../src/content/content-types';
import { type RunningCms, startCms } from './support/start-cms';

const { loadSeed } = createRequire(import.meta.url)('../dist/src/content/seed/load-seed') as {
  loadSeed: (strapi: Core.Strapi) => Promise<void>;
};

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms({ seed: 'auto' });
});
afterAll(() => cms?.stop());

const rows = () => Promise.all(EDITORIAL_UIDS.map((uid) => cms.strapi.db.query(uid).count()));
const forget = (key: string) => cms.strapi.store({ type: 'core', name: 'seed' }).delete({ key });

test('seed: fills an empty database with published entries from its folders', async () => {
  const { data } = await cms.graphql(`{
    spain: articles(locale: "es-ES", filters: { slug: { eq: "que-es-asnef" } }) { author { slug } }
    spanish: articles_connection(locale: "es-ES") { pageInfo { total } }
    ukrainian: pages(locale: "uk-UA", filters: { fixedPage: { eq: "privacy" } }) { slug localizations { locale slug } }
    russian: siteSetting(locale: "ru-UA") { siteName simulator { amountMax } }
  }`);
  expect(data.spain).toEqual([{ author: { slug: 'lucia-ferran' } }]);
  expect(data.spanish).toEqual({ pageInfo: { total: 25 } });
  const [privacy] = data.ukrainian as { localizations: { locale: string }[] }[];
  const others = locales.filter((locale) => locale !== 'uk-UA');
  expect(privacy?.localizations.map(({ locale }) => locale).sort()).toEqual([...others].sort());
  expect(data.russian).toMatchObject({ simulator: { amountMax: 10_000 } });
});

test('seed: keeps a draft from visitors, and has its texts for the editor who publishes it', async () => {
  const bySlug = 'pages(locale: "es-ES", filters: { slug: { eq: "tarjetas-de-credito" } }) { slug }';
  expect(await cms.graphql(`{ ${bySlug} }`)).toMatchObject({ data: { pages: [] } });
  const [draft] = await cms.strapi
    .documents('api::page.page')
    .findMany({ locale: 'es-ES', status: 'draft', filters: { slug: 'tarjetas-de-credito' }, populate: ['blocks'] });
  expect(draft).toMatchObject({ title: 'Tarjetas de crédito', publishedAt: null });
  const { entries } = await cms.strapi.documents('api::page.page').publish({
    documentId: draft?.documentId ?? '',
    locale: 'es-ES',
  });
  expect(entries).toHaveLength(1);
  expect(await cms.graphql(`{ ${bySlug} }`)).toMatchObject({ data: { pages: [{ slug: 'tarjetas-de-credito' }] } });
});

test('seed: a second run creates nothing twice and keeps an editor’s changes', async () => {
  const before = await rows();
  const article = await cms.strapi.db.query('api::article.article').findOne({ where: { slug: 'que-es-asnef' } });
  await cms.strapi.documents('api::article.article').update({
    documentId: article.documentId,
    locale: 'es-ES',
    status: 'published',
    data: { title: 'Palabras de una editora' },
  } as never);
  await forget('complete');
  await loadSeed(cms.strapi);
  expect(await rows()).toEqual(before);
  const { data } = await cms.graphql(
    '{ articles(locale: "es-ES", filters: { slug: { eq: "que-es-asnef" } }) { title } }',
  );
  expect(data).toEqual({ articles: [{ title: 'Palabras de una editora' }] });
});
