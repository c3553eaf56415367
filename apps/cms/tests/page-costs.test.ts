import { afterAll, beforeAll, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { countQueries } from './support/count-queries';
import { readBudget } from './support/read-budget';
import { type RunningCms, startCms } from './support/start-cms';
import { webOperations } from './support/web-operations';

/**
 * The cost of each page of the web app for the CMS, with the content of the seed: the operations of the web app, counted in
 * SQL statements. A page with a new operation needs a budget in `bench/budget.json`.
 */
const operations = webOperations();
const budgets = readBudget().sql.pages;

let cms: RunningCms;
let subjectId: string;
/** Entries of every kind that the search finds. */
let documentIds: string[];
beforeAll(async () => {
  cms = await startCms({ seed: 'auto' });
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
