import { createRequire } from 'node:module';
import { ENTRY_REPLACED } from '@prestafaro/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EDITORIAL_TYPES, type EditorialType } from '../src/content/editorial-types';
import { MAX_READS } from '../src/delivery/graphql/query-limits';
import { countQueries } from './support/count-queries';
import { readBudget } from './support/read-budget';
import { COLLECTION_TYPES, createSample, SINGLE_TYPES } from './support/sample-data';
import { READ_TOKEN, type RunningCms, startCms } from './support/start-cms';
import { webOperations } from './support/web-operations';

const LIST_FIELD: Readonly<Record<string, string>> = {
  page: 'pages',
  article: 'articles',
  tag: 'tags',
  author: 'authors',
  lender: 'lenders',
  offer: 'offers',
  bank: 'banks',
  partner: 'partners',
  testimonial: 'testimonials',
  'work-calendar': 'workCalendars',
  redirect: 'redirects',
};
const camelCase = (type: string) => type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

describe('GraphQL: authentication', () => {
  test('is refused without a token', async () => {
    expect((await cms.graphql('{ pages { slug } }', {}, null)).status).toBe(401);
    expect((await cms.graphql('{ pages { slug } }', {}, 'wrong-token-0123456789')).status).toBe(401);
  });

  test('with the read token opens no REST address', async () => {
    for (const path of ['articles', 'articles?status=draft', 'pages', 'upload/files', 'publish-events', 'menu']) {
      const { status } = await fetch(`${cms.url}/api/${path}`, {
        headers: { authorization: 'Bearer read-token-of-the-tests-0123456789' },
      });
      expect([403, 404, 405], path).toContain(status);
    }
  });
});

describe('GraphQL: schema and limits', () => {
  test('has no mutation and, in production, no introspection', async () => {
    const mutation = await cms.graphql('mutation { deleteArticle(documentId: "x") { documentId } }');
    expect(mutation.errors[0]?.message).toMatch(/not configured to execute mutation/);
    const introspection = await cms.graphql('{ __schema { types { name } } }');
    expect(introspection.errors[0]?.message).toMatch(/introspection is not allowed/i);
  });

  test('returns at most 100 entries per list and refuses queries deeper than 8 levels', async () => {
    const list = await cms.graphql('{ articles_connection(pagination: { pageSize: 5000 }) { pageInfo { pageSize } } }');
    expect(list.data).toEqual({ articles_connection: { pageInfo: { pageSize: 100 } } });
    const deep = `{ pages ${'{ localizations '.repeat(9)} { slug } ${'}'.repeat(9)} }`;
    expect((await cms.graphql(deep)).errors[0]?.message).toMatch(/exceeds maximum operation depth/);
  });
});

describe('GraphQL: a query that costs too much', () => {
  const aliases = (count: number, field: string) =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join('\n')} }`;
  const list = 'articles(locale: "es-ES") { title }';
  const connection = 'articles_connection { pageInfo { total } }';

  test.each([
    ['1 000 lists', aliases(1000, list), /would read \d+ times/],
    ['1 000 connections', aliases(1000, connection), /would read \d+ times/],
    [
      'lists within lists within lists',
      '{ articles(pagination: { limit: 100 }) { localizations(pagination: { limit: 10 }) { tags_connection { nodes { slug } } } } }',
      /would read \d+ times/,
    ],
    ['a cyclic fragment', '{ ...A } fragment A on Query { ...A }', /fragments_are_a_cycle/],
    ['a fragment that does not exist', '{ ...A }', /fragment_is_unknown/],
    [
      'fragments of which each uses the next one twice',
      `{ ...F0 } ${Array.from({ length: 40 }, (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`).join(' ')}
       fragment F40 on Query { menu { documentId } }`,
      /query_is_too_large/,
    ],
  ])(
    '%s: is answered with 400 after at most three seconds of the processor, and reads nothing',
    async (_what, query, message) => {
      let answer: Awaited<ReturnType<RunningCms['graphql']>> | undefined;
      let milliseconds = 0;
      const statements = await countQueries(cms.strapi, async () => {
        const before = process.cpuUsage();
        answer = await cms.graphql(query);
        const { user, system } = process.cpuUsage(before);
        milliseconds = (user + system) / 1000;
      });
      expect([answer?.status, answer?.errors[0]?.message]).toEqual([400, expect.stringMatching(message)]);
      // Strapi looks for a token of its own first.
      expect(statements.filter((sql) => !sql.includes('strapi_api_tokens'))).toEqual([]);
      expect(milliseconds).toBeLessThan(3000);
    },
  );

  test('an operation that the document does not have is answered with 400', async () => {
    const response = await fetch(`${cms.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${READ_TOKEN}` },
      body: JSON.stringify({ query: '{ articles { title } }', operationName: 'other' }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Unknown operation named');
  });

  test('a body over 64 KB is answered with 413', async () => {
    expect((await cms.graphql(`{ pages { title } } # ${'x'.repeat(64 * 1024)}`)).status).toBe(413);
  });

  test('every query of the web app stays below half of the limit', () => {
    // The module of the running CMS: its schema is made by that instance of the GraphQL library.
    const load = createRequire(import.meta.url);
    const { estimatedReads }: typeof import('../src/delivery/graphql/query-reads') = load(
      '../dist/src/delivery/graphql/query-reads.js',
    );
    const { Kind, parse }: typeof import('graphql') = load('graphql');
    const schema = cms.strapi.plugin('graphql').service('content-api').buildSchema();
    const reads = [...webOperations()].map(([name, text]) => {
      const document = parse(text);
      const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
      if (!operation) throw new Error(`${name} is no operation`);
      return [name, estimatedReads(document, operation, schema, {})] as const;
    });
    expect(reads.filter(([, count]) => count === 0 || count > MAX_READS / 2)).toEqual([]);
  });
});

describe('GraphQL: drafts', () => {
  test.each(EDITORIAL_TYPES)('of %s cannot be requested, because no argument exists', async (type) => {
    const field = LIST_FIELD[type] ?? camelCase(type);
    for (const argument of [
      'status: DRAFT',
      'publicationFilter: NEVER_PUBLISHED_DOCUMENT',
      'hasPublishedVersion: false',
    ]) {
      const { errors } = await cms.graphql(`{ ${field}(${argument}) { documentId } }`);
      expect(errors[0]?.message, argument).toMatch(/Unknown argument/);
    }
  });

  test.each(COLLECTION_TYPES)('of %s appear in no list, under no id and with no filter', async (type) => {
    const name = `draft-of-${type}`;
    const { documentId } = await createSample(cms.strapi, type, name, { status: 'draft' });
    const list = LIST_FIELD[type];
    const { data, errors } = await cms.graphql(
      `query ($locale: I18NLocaleCode, $id: ID!) {
        all: ${list}(locale: $locale) { documentId }
        connection: ${list}_connection(locale: $locale) { nodes { documentId } }
        unpublished: ${list}(locale: $locale, filters: { publishedAt: { null: true } }) { documentId }
        byId: ${list}(locale: $locale, filters: { documentId: { eq: $id } }) { documentId }
        one: ${camelCase(type)}(documentId: $id, locale: $locale) { documentId }
      }`,
      { locale: 'es-ES', id: documentId },
    );
    expect(errors).toEqual([]);
    expect(JSON.stringify(data)).not.toContain(documentId);
    expect(data).toMatchObject({ unpublished: [], byId: [], one: null });
  });

  test.each(SINGLE_TYPES)('of %s are not served before the first publication', async (type) => {
    await createSample(cms.strapi, type, `draft-of-${type}`, { status: 'draft', locale: 'pl-PL' });
    const { data } = await cms.graphql(`{ ${camelCase(type)}(locale: "pl-PL") { documentId } }`);
    expect(data).toEqual({ [camelCase(type)]: null });
  });

  test('do not appear as relations of a published entry', async () => {
    const tag = await createSample(cms.strapi, 'tag', 'hidden-tag', { status: 'draft' });
    const author = await createSample(cms.strapi, 'author', 'hidden-author', { status: 'draft' });
    const { documentId } = await createSample(cms.strapi, 'article', 'open-article');
    const articles = cms.strapi.documents('api::article.article');
    await articles.update({
      documentId,
      locale: 'es-ES',
      data: { tags: [tag.documentId], author: author.documentId, reviewer: author.documentId },
    } as never);
    await articles.update({
      documentId,
      locale: 'uk-UA',
      data: { title: 'secret', slug: 'secret', excerpt: 's', writtenOn: '2026-01-01' },
    } as never);
    const { data } = await cms.graphql(
      `query ($id: ID!) { article(documentId: $id, locale: "es-ES") {
        tags { slug } author { slug } reviewer { slug } localizations { slug }
        tags_connection { nodes { slug } } localizations_connection { nodes { slug } }
      } }`,
      { id: documentId },
    );
    expect(data.article).toEqual({
      tags: [],
      author: null,
      reviewer: null,
      localizations: [],
      tags_connection: { nodes: [] },
      localizations_connection: { nodes: [] },
    });
  });

  test('do not appear among the rows that use a file', async () => {
    const { errors } = await cms.graphql('{ articles { cover { related { __typename } } } }');
    expect(errors[0]?.message).toMatch(/Cannot query field "related"/);
  });

  test('of a published entry stay hidden until they are published', async () => {
    const { documentId } = await createSample(cms.strapi, 'page', 'edited-page');
    await cms.strapi
      .documents('api::page.page')
      .update({ documentId, locale: 'es-ES', data: { title: 'New words' } } as never);
    const { data } = await cms.graphql('query ($id: ID!) { page(documentId: $id, locale: "es-ES") { title } }', {
      id: documentId,
    });
    expect(data).toEqual({ page: { title: 'edited-page' } });
  });
});

describe('GraphQL: an entry that is published in the middle of a query', () => {
  test('is an error that asks for a second attempt, and no missing relation', async () => {
    const uid = 'api::article.article';
    const locale = 'es-MX';
    const tag = await createSample(cms.strapi, 'tag', 'replaced-tag', { locale });
    const { documentId } = await createSample(cms.strapi, 'article', 'replaced', {
      locale,
      data: { tags: [tag.documentId] },
    });
    const query = `{ articles(locale: "es-MX", filters: { documentId: { eq: "${documentId}" } }) { slug tags { slug } } }`;
    let isPublished = false;
    const stop = cms.strapi.db.lifecycles.subscribe({
      models: [uid],
      async beforeFindMany({ params }) {
        const isReadOfRelation = JSON.stringify(params.where ?? {}).startsWith('{"id":{"$in"');
        if (isPublished || !isReadOfRelation) return;
        isPublished = true;
        await cms.strapi.documents(uid).publish({ documentId, locale });
      },
    });
    try {
      const first = await cms.graphql(query);
      expect(isPublished).toBe(true);
      expect(first.errors).toEqual([expect.objectContaining({ extensions: { code: ENTRY_REPLACED } })]);
      const second = await cms.graphql(query);
      expect(second.data).toEqual({ articles: [{ slug: 'replaced', tags: [{ slug: 'replaced-tag' }] }] });
    } finally {
      stop();
    }
  });
});

describe('GraphQL: cost', () => {
  test('a list of 20 articles with author and tags keeps its budget of SQL statements', async () => {
    const type = (name: EditorialType) => createSample(cms.strapi, name, `cost-${name}`, { locale: 'es-MX' });
    const [tag, author] = await Promise.all([type('tag'), type('author')]);
    for (let index = 0; index < 20; index += 1) {
      await createSample(cms.strapi, 'article', `cost-${index}`, {
        locale: 'es-MX',
        data: { tags: [tag.documentId], author: author.documentId, seo: { title: 'x' } },
      });
    }
    const query = `{ articles(locale: "es-MX", pagination: { pageSize: 20 }) {
      slug title author { name slug } tags { name slug } seo { title } cover { url } } }`;
    const statements = await countQueries(cms.strapi, async () => {
      const { data } = await cms.graphql(query);
      expect(data.articles).toHaveLength(20);
      expect((data.articles as unknown[])[19]).toMatchObject({
        author: { slug: 'cost-author' },
        tags: [{ slug: 'cost-tag' }],
        seo: { title: 'x' },
      });
    });
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(readBudget().sql.articleList);
  });

  test('the navigation keeps its budget of SQL statements', async () => {
    await createSample(cms.strapi, 'menu', 'Inicio', { locale: 'es-MX' });
    const statements = await countQueries(cms.strapi, async () => {
      const { data } = await cms.graphql(
        '{ menu(locale: "es-MX") { groups { place title links { text url icon isHidden isProminent } } } }',
      );
      expect(data).toMatchObject({ menu: { groups: [{ links: [{ text: 'Inicio' }] }] } });
    });
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(readBudget().sql.navigation);
  });
});
