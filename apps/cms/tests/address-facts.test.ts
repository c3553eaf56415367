import { type AddressedType, addressRowSchemas } from '@prestafaro/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { isPostgres } from '../src/platform/database/database-probe';
import { countQueries } from './support/count-queries';
import { readBudget } from './support/read-budget';
import { startReceiver } from './support/receiver';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';
import { webOperations } from './support/web-operations';

/**
 * The web app changes its route manifest by the rows that events carry, instead of reading all addresses again. So a row must be
 * what the read of all addresses returns.
 */
const fullRead = webOperations().get('AddressRows') ?? '';

let web: Awaited<ReturnType<typeof startReceiver>>;
let cms: RunningCms;
/** The relations of an article or a work calendar. */
let relations: { tags: string[]; author: string };
beforeAll(async () => {
  web = await startReceiver();
  cms = await startCms({ revalidateUrls: [web.url] });
  const tag = await createSample(cms.strapi, 'tag', 'ahorro');
  const author = await createSample(cms.strapi, 'author', 'ana');
  relations = { tags: [tag.documentId], author: author.documentId };
});
afterAll(async () => {
  await cms?.stop();
  await web?.close();
});

/** What the manifest reads of the entry. */
async function readRow(type: AddressedType, documentId: string): Promise<unknown> {
  return (await readRows(type)).rows.find((row) => row.documentId === documentId);
}

async function readRows(type: string, after: string | null = null) {
  const { data, errors } = await cms.graphql(fullRead, { locale: 'es-ES', type, after });
  expect(errors).toEqual([]);
  return data.addressRows as { rows: { documentId: string }[]; next: string | null };
}

/** The version of the Spanish site; undefined while it has no published settings. */
async function readVersion(): Promise<string | undefined> {
  const { data } = await cms.graphql(webOperations().get('SiteVersions') ?? '');
  const versions = data.siteVersions as { locale: string; version: string }[];
  return versions.find(({ locale }) => locale === 'es-ES')?.version;
}

async function lastEvent() {
  await expect.poll(() => cms.strapi.db.query('api::publish-event.publish-event').count()).toBe(0);
  return web.received.at(-1)?.event;
}

test.each(Object.keys(addressRowSchemas) as AddressedType[])(
  'address facts: the event of a published %s carries the row that a read of all addresses returns',
  async (type) => {
    const data = type === 'article' || type === 'work-calendar' ? relations : {};
    const { documentId } = await createSample(cms.strapi, type, `entry-${type}`, { data });
    const event = await lastEvent();
    const row = await readRow(type, documentId);
    expect(row).toMatchObject({ documentId });
    expect(event).toMatchObject({ type, documentId, address: { type } });
    expect(event?.address?.row).toEqual(row);
  },
);

test('address facts: the event of a page of a lender names the lender, and its path is below that of the lender', async () => {
  const lender = await createSample(cms.strapi, 'lender', 'bbva');
  const data = { kind: 'lender', lender: lender.documentId };
  const { documentId } = await createSample(cms.strapi, 'page', 'cuenta', { data });
  const event = await lastEvent();
  expect(event?.address?.row).toEqual(await readRow('page', documentId));
  expect(event).toMatchObject({
    path: '/prestamistas/bbva/cuenta/',
    related: [{ type: 'lender', slug: 'bbva' }],
    address: { row: { lender: { documentId: lender.documentId } } },
  });
});

test('address facts: the event of an entry that a search engine may not list says so', async () => {
  const data = { seo: { title: 'oculta', noindex: true } };
  await createSample(cms.strapi, 'page', 'oculta', { data });
  expect((await lastEvent())?.address?.row).toMatchObject({ slug: 'oculta', seo: { noindex: true } });
});

test('address facts: the event of an unpublished entry and of a type without an address carries none', async () => {
  const { documentId } = await createSample(cms.strapi, 'bank', 'se-retira');
  await cms.strapi.documents('api::bank.bank').unpublish({ documentId, locale: 'es-ES' } as never);
  expect(await lastEvent()).toMatchObject({ event: 'unpublish', type: 'bank', address: null });
  await createSample(cms.strapi, 'menu', 'Inicio');
  expect(await lastEvent()).toMatchObject({ type: 'menu', address: null });
});

test('address rows: reads 4 500 articles in three parts, each with the same few statements, and without a gap', async () => {
  const { db } = cms.strapi;
  const article = await db.connection('articles').whereNotNull('published_at').first();
  const { id: _, ...columns } = article;
  const copies = Array.from({ length: 4500 }, (_, n) => ({
    ...columns,
    document_id: `filled${String(n).padStart(5, '0')}`,
    slug: `filled-${n}`,
  }));
  await db.connection.batchInsert('articles', copies, 50);
  const ids: string[] = [];
  for (let after: string | null = null, part = 1; part <= 3; part += 1) {
    let answer: Awaited<ReturnType<typeof readRows>> | undefined;
    const statements = await countQueries(cms.strapi, async () => {
      answer = await readRows('article', after);
    });
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(readBudget().sql.pages.AddressRows ?? 0);
    ids.push(...(answer?.rows ?? []).map(({ documentId }) => documentId));
    after = answer?.next ?? null;
    expect(after === null).toBe(part === 3);
  }
  expect(ids).toHaveLength(await db.query(uidOf('article')).count({ where: { publishedAt: { $notNull: true } } }));
  expect(new Set(ids).size).toBe(ids.length);
});

/** The plan of each statement over articles that `work` sends, as text: what the database does for it. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const { connection } = cms.strapi.db;
  const sent: { sql: string; bindings: unknown[] }[] = [];
  const listen = (one: { sql: string; bindings: unknown[] }) => void sent.push(one);
  connection.on('query', listen);
  await work();
  connection.removeListener('query', listen);
  const plans: string[] = [];
  for (const { sql, bindings } of sent.filter((one) => /^select .* from "articles"/.test(one.sql))) {
    const { rows } = await connection.raw(`explain ${sql.replace(/\$\d+/g, '?')}`, bindings as never);
    plans.push((rows as Record<string, string>[]).map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

const read = (name: string, variables: object) => async () => {
  const { errors } = await cms.graphql(webOperations().get(name) ?? '', { locale: 'es-ES', ...variables });
  expect(errors).toEqual([]);
};

test('list indexes: PostgreSQL reads addresses and lists of articles by an index, and sorts no rows', async (context) => {
  if (!isPostgres(cms.strapi)) return context.skip();
  const { connection } = cms.strapi.db;
  const copied = Object.keys(await connection('articles').columnInfo()).filter(
    (name) => name !== 'id' && name !== 'locale',
  );
  // Other sites in the same tables, as always.
  for (const site of ['es-MX', 'pl-PL', 'uk-UA']) {
    const filled = connection('articles')
      .select(...copied, connection.raw('? as locale', [site]))
      .where('document_id', 'like', 'filled%')
      .where('locale', 'es-ES');
    await connection(connection.raw('articles (??, locale)', [copied])).insert(filled);
  }
  await connection.raw('vacuum analyze articles');
  const [rows = ''] = await plansOf(read('AddressRows', { type: 'article', after: 'filled02000' }));
  expect(rows).toContain('using articles_published_documents_idx');
  expect(rows).not.toContain('Sort');
  const first = await plansOf(read('BlogPage', { page: 1, pageSize: 10 }));
  const late = await plansOf(read('BlogPage', { page: 400, pageSize: 10 }));
  expect(first.some((plan) => plan.includes('Index Scan using articles_published_list_idx'))).toBe(true);
  // The articles of the pages before are passed in the index alone.
  expect(late.some((plan) => plan.includes('Index Only Scan using articles_published_list_idx'))).toBe(true);
  expect(late.some((plan) => plan.includes('Index Scan using articles_published_list_idx'))).toBe(false);
  for (const list of [first, late]) {
    expect(list.some((plan) => plan.includes('Index Only Scan using articles_published_'))).toBe(true);
    for (const plan of list) expect(plan).not.toContain('Seq Scan on articles ');
  }
});

test('list indexes: BlogPage returns the articles of its last page in the order of all lists, with one more statement', async () => {
  const articles = cms.strapi.db.connection('articles').where({ locale: 'es-ES' }).whereNotNull('published_at');
  const sorted: { slug: string }[] = await articles
    .select('slug')
    .orderBy([{ column: 'written_on', order: 'desc' }, { column: 'slug' }, { column: 'id' }]);
  const page = Math.ceil(sorted.length / 10);
  const statements = await countQueries(cms.strapi, async () => {
    const query = webOperations().get('BlogPage') ?? '';
    const { data } = await cms.graphql(query, { locale: 'es-ES', page, pageSize: 10 });
    expect(data.articles_connection).toMatchObject({
      nodes: sorted.slice(10 * (page - 1)).map(({ slug }) => ({ slug })),
      pageInfo: { page, pageCount: page, total: sorted.length },
    });
  });
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual((readBudget().sql.pages.BlogPage ?? 0) + 1);
});

test.each([
  ['TagPage', { tag: 'ahorro' }, 'articles_tags_lnk'],
  ['ArticlesWithTag', { tag: 'ahorro' }, 'articles_tags_lnk'],
  ['ArticlesOfAuthor', { author: 'ana' }, 'articles_author_lnk'],
])(
  'list indexes: %s returns the articles in the order of all lists, and compares no duplicates',
  async (name, of, link) => {
    const { connection } = cms.strapi.db;
    const [relation, target, column] =
      link === 'articles_tags_lnk' ? ['tag', 'tags', 'tag_id'] : ['author', 'authors', 'author_id'];
    await connection(link)
      .whereIn('article_id', connection('articles').select('id').where('document_id', 'like', 'filled%'))
      .delete();
    const { id } = await connection(target)
      .where({ slug: relation === 'tag' ? 'ahorro' : 'ana' })
      .whereNotNull('published_at')
      .first('id');
    const listed: { id: number; slug: string }[] = await connection('articles')
      .where('document_id', 'like', 'filled00%')
      .where('locale', 'es-ES')
      .whereNotNull('published_at')
      .select('id', 'slug');
    await connection.batchInsert(
      link,
      listed.map((article) => ({ article_id: article.id, [column]: id })),
      100,
    );
    const statements = await countQueries(cms.strapi, async () => {
      const query = webOperations().get(name) ?? '';
      const { data, errors } = await cms.graphql(query, { locale: 'es-ES', page: 2, pageSize: 10, ...of });
      expect(errors).toEqual([]);
      const answer = (data.articles_connection as { nodes: unknown[] } | undefined)?.nodes ?? data.articles;
      const slugs = (answer as { slug: string }[]).map(({ slug }) => slug);
      // All were written on one day, so the slug decides. One more article has the tag and the author.
      const sorted = [...listed.map(({ slug }) => slug), 'entry-article'].sort();
      expect(slugs).toEqual(name === 'TagPage' ? sorted.slice(10, 20) : sorted.slice(0, slugs.length));
    });
    expect(statements.filter((sql) => /^select distinct.* from .articles. as/.test(sql))).toEqual([]);
  },
);

test('countQueries: counts the statements of a read, and not those of a timer beside it', async () => {
  const read = () => countQueries(cms.strapi, () => readRows('tag'));
  const alone = await read();
  expect(alone.length).toBeGreaterThan(0);
  const timer = setInterval(() => void cms.strapi.db.query(uidOf('mail')).count(), 1);
  try {
    expect(await read()).toEqual(alone);
  } finally {
    clearInterval(timer);
  }
});

test('address rows: refuses a type that has no addresses, and names those that have', async () => {
  const { errors } = await cms.graphql(fullRead, { locale: 'es-ES', type: 'menu' });
  expect(errors[0]?.message).toContain('"menu" has no addresses: it is one of page, article, tag');
});

test('site versions: change with each publish and unpublish, not with a draft, and return with the same entries', async () => {
  await createSample(cms.strapi, 'site-setting', 'ajustes');
  const before = await readVersion();
  expect(before).toBeDefined();
  const { documentId } = await createSample(cms.strapi, 'bank', 'banco-nuevo');
  const published = await readVersion();
  await cms.strapi
    .documents('api::bank.bank')
    .update({ documentId, locale: 'es-ES', data: { name: 'Borrador' } } as never);
  const drafted = await readVersion();
  await cms.strapi.documents('api::bank.bank').publish({ documentId, locale: 'es-ES' } as never);
  const again = await readVersion();
  await cms.strapi.documents('api::bank.bank').unpublish({ documentId, locale: 'es-ES' } as never);
  expect(drafted).toBe(published);
  expect(new Set([before, published, again]).size).toBe(3);
  // Exactly what was published before.
  expect(await readVersion()).toBe(before);
});
