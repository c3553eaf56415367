import { createRequire } from 'node:module';
import { locales } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITORIAL_UIDS, uidOf } from '../src/content/content-types';
import { countQueries } from './support/count-queries';
import { readBudget } from './support/read-budget';
import { type RunningCms, startCms } from './support/start-cms';
import { webOperations } from './support/web-operations';

/** What needs the content of the seed, in one file because storing it takes long. */
const { loadSeed } = createRequire(import.meta.url)('../dist/src/content/seed/load-seed') as {
  loadSeed: (strapi: Core.Strapi) => Promise<void>;
};

let cms: RunningCms;
let subjectId: string;
/** Entries of every kind that the search finds. */
let documentIds: string[];
beforeAll(async () => {
  cms = await startCms({
    seed: 'auto',
    environment: {
      ...{ DEMO_RECEIVER_URL: 'http://127.0.0.1:8787/', DELIVERY_TO_PRIVATE_ADDRESSES: 'true' },
      DELIVERY_SECRETS: 'prestafaro-demo=secret-of-the-tests-0123456789',
    },
  });
  const article = await cms.strapi.db.query(uidOf('article')).findOne({ where: { locale: 'es-ES' } });
  subjectId = article.documentId;
  documentIds = (await Promise.all(SEARCHED.map(idsOf))).flat();
});
afterAll(() => cms?.stop());

const SEARCHED = ['page', 'article', 'lender', 'bank', 'author', 'work-calendar', 'tag'] as const;

async function idsOf(type: (typeof SEARCHED)[number]): Promise<string[]> {
  const where = { locale: 'es-ES', publishedAt: { $notNull: true } };
  const rows = await cms.strapi.db.query(uidOf(type)).findMany({ where, select: ['documentId'], limit: 14 });
  return rows.map(({ documentId }) => String(documentId));
}

/**
 * The cost of each page of the web app for the CMS, with the content of the seed: the operations of the web app, counted in
 * SQL statements. A page with a new operation needs a budget in `bench/budget.json`.
 */
const operations = webOperations();
const budgets = readBudget().sql.pages;

/** The most expensive entry of each kind in es-ES. */
const SLUGS: Readonly<Record<string, string>> = {
  PageBySlug: 'home',
  ArticleBySlug: 'tin-y-tae-diferencia',
  TagBySlug: 'prestamos',
  AuthorBySlug: 'lucia-ferran',
  CalendarBySlug: 'calendario-laboral-2024',
  BankBySlug: 'banco-almadraba',
  LenderBySlug: 'alabe-credito',
};

test('page costs: every operation of the web app has a budget, and every budget an operation', () => {
  expect(Object.keys(budgets).sort()).toEqual([...operations.keys()].sort());
});

test.each([...operations.keys()])('page costs: %s keeps its budget of SQL statements', async (name) => {
  const slug = SLUGS[name] ?? 'prestamos';
  const variables = {
    locale: 'es-ES',
    slug,
    tag: 'prestamos',
    author: 'lucia-ferran',
    page: 1,
    pageSize: 10,
    limit: 10,
    start: 0,
    subjectType: 'article',
    subjectId,
    order: 'newest',
    type: 'article',
    after: null,
    documentId: subjectId,
    documentIds,
    hasGuide: true,
  };
  const statements = await countQueries(cms.strapi, async () => {
    const { data, errors } = await cms.graphql(operations.get(name) ?? '', variables);
    expect(errors, name).toEqual([]);
    expect(Object.values(data)[0], name).toBeTruthy();
  });
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(budgets[name] ?? 0);
});

// The tests from here on change the content.

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

test.each(locales)(
  'seed: two or more open lenders of %s receive applications where a receiver runs',
  async (locale) => {
    const lenders = await lendersWithDelivery(locale);
    expect(lenders.length).toBeGreaterThanOrEqual(2);
    for (const { delivery } of lenders) {
      expect(delivery).toMatchObject({ key: 'prestafaro-demo', url: 'http://127.0.0.1:8787/', isShared: true });
    }
    // Not all of them need the same, so that one can see that each is asked for its own.
    expect(new Set(lenders.map(({ delivery }) => delivery.account))).toEqual(new Set([true, false]));
  },
);

async function lendersWithDelivery(locale: string): Promise<{ delivery: { account: boolean } }[]> {
  const open = await cms.strapi.db.query(uidOf('offer')).findMany({
    where: {
      locale,
      isActive: true,
      publishedAt: { $notNull: true },
      lender: { delivery: { id: { $notNull: true } } },
    },
    populate: { lender: { populate: ['delivery'] } },
  });
  return [...new Map(open.map(({ lender }) => [lender.documentId, lender])).values()];
}

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
