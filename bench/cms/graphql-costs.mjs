// @ts-check
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { median } from '../figures/percentiles.mjs';
import { webOperations } from './web-operations.mjs';

/**
 * Measures the cost of each GraphQL query of the web app. It sends them over HTTP to a real Strapi in this process, whose
 * environment the caller has set (bench/parts/graphql.mjs). Argument: the number of rounds. Prints one line of JSON:
 * name → { milliseconds, multiple, statements }. The multiple compares with a yardstick, which is sent in turn with each query.
 */
const require = createRequire(import.meta.url);
const rounds = Number(process.argv[2] ?? 30);
const operations = webOperations(fileURLToPath(new URL('../../apps/web/src', import.meta.url)));
const strapi = await require('../../apps/cms/scripts/strapi.cjs')({ listen: true });
const url = `http://localhost:${strapi.server.httpServer.address().port}/graphql`;

/** Slugs of Spain in the seed. */
const SLUGS = /** @type {Record<string, string>} */ ({
  PageBySlug: 'home',
  ArticleBySlug: 'tin-y-tae-diferencia',
  AuthorBySlug: 'lucia-ferran',
  CalendarBySlug: 'calendario-laboral-2024',
  LenderBySlug: 'alabe-credito',
  BankBySlug: 'caja-besana',
});
/** One small list. Other load on the machine slows it down as well. */
const YARDSTICK = 'query Yardstick($locale: I18NLocaleCode!) { tags(locale: $locale) { slug } }';

const SEARCHED = ['page', 'article', 'lender', 'bank', 'author', 'work-calendar', 'tag'];
/** Entries of every kind that the search finds, a hundred at most. @type {string[]} */
const documentIds = [];
for (const type of SEARCHED) {
  const where = { locale: 'es-ES', publishedAt: { $notNull: true } };
  const rows = await strapi.db.query(`api::${type}.${type}`).findMany({ where, select: ['documentId'], limit: 14 });
  documentIds.push(...rows.map((/** @type {{ documentId: string }} */ { documentId }) => documentId));
}

const article = await strapi.db.query('api::article.article').findOne({ where: { locale: 'es-ES' } });

/** @param {string} name @param {string} query @returns {Promise<number>} milliseconds */
async function ask(name, query) {
  const variables = {
    ...{ locale: 'es-ES', slug: SLUGS[name] ?? 'prestamos', tag: 'prestamos', author: 'lucia-ferran' },
    ...{ page: 1, pageSize: 10, limit: 10, start: 0, order: 'newest' },
    ...{ subjectType: 'article', subjectId: article.documentId },
    ...{ type: 'article', after: null, documentId: article.documentId },
    ...{ documentIds, hasGuide: true },
  };
  const startedAt = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.CMS_READ_TOKEN}` },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = await response.json();
  const took = performance.now() - startedAt;
  if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return took;
}

/** @param {() => Promise<unknown>} work @returns {Promise<number>} SQL statements, without those that begin and end transactions */
async function countStatements(work) {
  let count = 0;
  const listen = (/** @type {{ sql: string }} */ { sql }) => {
    if (!/^(begin|commit|rollback|savepoint|release)/i.test(sql)) count += 1;
  };
  strapi.db.connection.on('query', listen);
  await work();
  strapi.db.connection.removeListener('query', listen);
  return count;
}

/** @type {Record<string, { milliseconds: number, multiple: number, statements: number }>} */
const costs = {};
for (const [name, query] of operations) {
  // The first two compile the query and fill the caches.
  for (let warm = 0; warm < 2; warm += 1) await ask(name, query);
  const statements = await countStatements(() => ask(name, query));
  const times = [];
  const yards = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await ask(name, query));
    yards.push(await ask('Yardstick', YARDSTICK));
  }
  costs[name] = { milliseconds: median(times), multiple: median(times) / median(yards), statements };
}
console.log(JSON.stringify(costs));
await strapi.destroy();
process.exit(0);
