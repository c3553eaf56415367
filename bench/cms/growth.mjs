// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Measures how the CMS slows down as its content grows: `node bench/cms/growth.mjs [rounds]`. It asks a real Strapi on a
 * temporary database for the same lists and entries at 100 articles and 20 lenders, and again at 5 000 and 500. It writes the
 * rows by SQL, as Strapi would (a draft and a published one), because the Document Service takes minutes for so many.
 * Needs the built CMS. Prints one line of JSON: name → { small, large, ratio }, medians in milliseconds, and the ratio of
 * their multiples of a yardstick, which is asked in turn with each of them.
 */
const require = createRequire(import.meta.url);
const home = mkdtempSync(join(tmpdir(), 'cms-growth-'));
const secret = 'secret-of-the-measurement-0123456789';
const rounds = Number(process.argv[2] ?? 200);
const names = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'ENCRYPTION_KEY',
  'CMS_READ_TOKEN',
  'CMS_WRITE_TOKEN',
  'CMS_PREVIEW_TOKEN',
  'VISITOR_HASH_SECRET',
  'APPLICATION_SECRET',
  'REVALIDATE_SECRET',
];
Object.assign(process.env, Object.fromEntries(names.map((name) => [name, `${secret}-${name}`])), {
  PERSONAL_DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  DATABASE_CLIENT: 'sqlite',
  DATABASE_FILENAME: join(home, 'cms.sqlite'),
  PUBLIC_DIR: join(home, 'public'),
  REVALIDATE_URLS: '',
  SEED: 'never',
  LOG_LEVEL: 'error',
});
const strapi = await require('../../apps/cms/scripts/strapi.cjs')({ listen: true });
const database = strapi.db.connection;
const origin = `http://127.0.0.1:${strapi.server.httpServer.address().port}`;

const questions = {
  'articles, a list of 10': `{ articles(locale: "es-ES", sort: ["writtenOn:desc"], pagination: { limit: 10 }) {
    title slug excerpt writtenOn author { name slug } tags { name slug } } }`,
  'an article by its slug': `{ articles(locale: "es-ES", filters: { slug: { eq: "articulo-50" } }) {
    title excerpt author { name } tags { name } } }`,
  'lenders, a list of 20': `{ lenders(locale: "es-ES", sort: ["name:asc"], pagination: { limit: 20 }) {
    name slug summary conditions { minAmount maxAmount aprToPercent } } }`,
  'a lender by its slug': `{ lenders(locale: "es-ES", filters: { slug: { eq: "entidad-10" } }) {
    name summary conditions { minAmount maxAmount aprToPercent } } }`,
};

/** Article and lender rows from `from` up to `to`, each as a draft and as published, with their relations. */
async function grow(/** @type {{ articles: [number, number], lenders: [number, number] }} */ { articles, lenders }) {
  await insertAll('articles', range(articles), (index) => ({
    title: `Artículo ${index}`,
    slug: `articulo-${index}`,
    excerpt: 'Un resumen de dos líneas que dice de qué trata el artículo.',
    is_at_root: false,
    written_on: new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString().slice(0, 10),
    views: index,
    reading_minutes: 3,
  }));
  await insertAll('lenders', range(lenders), (index) => ({
    name: `Entidad ${index}`,
    slug: `entidad-${index}`,
    number: index + 1,
    summary: 'Una entidad inventada.',
    checked_on: '2026-11-01',
    sample_data: true,
  }));
  const newArticles = await database('articles').whereNotIn('id', database('articles_author_lnk').select('article_id'));
  await link('articles_author_lnk', newArticles, ({ id }) => ({ article_id: id, author_id: authorId }));
  await link('articles_tags_lnk', newArticles, ({ id }) => ({ article_id: id, tag_id: tagId, tag_ord: 1 }));
  const newLenders = await database('lenders').whereNotIn('id', database('lenders_cmps').select('entity_id'));
  for (const { id } of newLenders) {
    const [row] = await database('components_lender_conditions').insert({ min_amount: 100, max_amount: 1000 }, ['id']);
    await database('lenders_cmps').insert({
      entity_id: id,
      cmp_id: row.id,
      component_type: 'lender.conditions',
      field: 'conditions',
      order: 1,
    });
  }
  await database.raw('analyze');
}

const range = (/** @type {[number, number]} */ [from, to]) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** @param {string} table @param {number[]} indexes @param {(index: number) => object} row */
async function insertAll(table, indexes, row) {
  const at = Date.now();
  const common = { created_at: at, updated_at: at, locale: 'es-ES' };
  const rows = indexes.flatMap((index) =>
    [null, at].map((published_at) => ({ document_id: `${table}-${index}`, ...common, ...row(index), published_at })),
  );
  await database.batchInsert(table, rows, 50);
}

/** @param {string} table @param {{ id: number }[]} rows @param {(row: { id: number }) => object} build */
async function link(table, rows, build) {
  await database.batchInsert(table, rows.map(build), 100);
}

/** A list of one row, however large the content is. Other load on the machine slows it down as well. */
const yardstick = '{ tags(locale: "es-ES") { slug } }';

/** @returns {Promise<number>} milliseconds of one question */
async function ask(/** @type {string} */ query) {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.CMS_READ_TOKEN}` },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  if (errors || Object.values(data)[0].length === 0)
    throw new Error(`${query}: ${JSON.stringify(errors ?? 'nothing')}`);
  return performance.now() - startedAt;
}

const median = (/** @type {number[]} */ times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Asks each question in turn with the yardstick. Returns its median, and that as a multiple of the yardstick's median. */
async function askAll() {
  /** @type {Record<string, { milliseconds: number, multiple: number }>} */
  const answers = {};
  for (const [name, query] of Object.entries(questions)) {
    /** @type {number[]} */
    const times = [];
    /** @type {number[]} */
    const yards = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await ask(query));
      yards.push(await ask(yardstick));
    }
    answers[name] = { milliseconds: median(times), multiple: median(times) / median(yards) };
  }
  return answers;
}

const publish = (/** @type {string} */ type, /** @type {object} */ data) =>
  strapi.documents(`api::${type}.${type}`).create({ locale: 'es-ES', status: 'published', data });

await publish('author', { number: 1, name: 'Ana', slug: 'ana', jobTitle: 'Redactora', bio: 'Escribe.' });
await publish('tag', { name: 'Ahorro', slug: 'ahorro', description: 'Ahorrar.' });
const published = (/** @type {string} */ table) => database(table).whereNotNull('published_at').first('id');
const authorId = (await published('authors')).id;
const tagId = (await published('tags')).id;

await grow({ articles: [0, 100], lenders: [0, 20] });
// A new process still compiles its code. Without these rounds the first figures would be too slow, and the ratio too small.
for (let round = 0; round < 4; round += 1) await askAll();
const small = await askAll();
await grow({ articles: [100, 5000], lenders: [20, 500] });
await askAll();
const large = await askAll();
const figures = Object.fromEntries(
  Object.entries(small).map(([name, before]) => {
    const after = large[name] ?? before;
    return [name, { small: before.milliseconds, large: after.milliseconds, ratio: after.multiple / before.multiple }];
  }),
);
console.log(JSON.stringify(figures));
await strapi.destroy();
rmSync(home, { recursive: true, force: true });
process.exit(0);
