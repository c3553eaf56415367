import { openPreviewLink } from '@prestafaro/types/preview-link';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EDITORIAL_TYPES, type EditorialType } from '../src/content/editorial-types';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { createSample, SINGLE_TYPES } from './support/sample-data';
import { PREVIEW_TOKEN, READ_TOKEN, type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';
import { webOperations } from './support/web-operations';

let cms: RunningCms;
let editor: AdminCall;
beforeAll(async () => {
  cms = await startCms();
  editor = await signInWithRole(cms.strapi, cms.url, 'editor-es');
});
afterAll(() => cms?.stop());

const camelCase = (type: string) => type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const uid = (type: EditorialType) => `api::${type}.${type}`;

/** Asks the endpoint of drafts. */
async function drafts(query: string, variables: object = {}, token: string | null = PREVIEW_TOKEN) {
  const response = await fetch(`${cms.url}/preview/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data = {}, errors = [] } = (await response.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string }[];
  };
  return { status: response.status, data, errors };
}

/** The address of the preview of an entry, as the panel asks for it. */
async function address(
  call: AdminCall,
  type: EditorialType,
  query: { documentId?: string; locale?: string; status?: string },
): Promise<URL | undefined> {
  const search = new URLSearchParams({ locale: 'es-ES', status: 'draft', ...query });
  const { body } = await call('GET', `/content-manager/preview/url/${uid(type)}?${search}`);
  const url = (body.data as { url?: string } | undefined)?.url;
  return url === undefined ? undefined : new URL(url);
}

const linkOf = (url: URL | undefined) =>
  openPreviewLink(PREVIEW_TOKEN, Date.now() / 1000, url?.searchParams.get('token') ?? '');

describe('the endpoint of drafts', () => {
  test.each([
    ['no token', null],
    ['the read token', READ_TOKEN],
    ['the write token', WRITE_TOKEN],
    ['an altered token', `${PREVIEW_TOKEN}x`],
    ['an empty token', ''],
  ])('answers 401 to %s', async (_, token) => {
    expect(await drafts('{ pages { slug } }', {}, token)).toMatchObject({ status: 401, data: {} });
  });

  test('answers 401 to the session of an editor', async () => {
    const { status } = await editor('POST', '/preview/graphql', { query: '{ pages { slug } }' });
    expect(status).toBe(401);
  });

  test('its token opens neither the public endpoint nor REST', async () => {
    expect((await cms.graphql('{ pages { slug } }', {}, PREVIEW_TOKEN)).status).toBe(401);
    const { status } = await fetch(`${cms.url}/api/articles?status=draft`, {
      headers: { authorization: `Bearer ${PREVIEW_TOKEN}` },
    });
    expect([401, 403, 404]).toContain(status);
  });

  test.each([
    ['no query', {}, /no GraphQL request/],
    ['a query that cannot be parsed', { query: '{' }, /cannot be parsed/],
    ['a mutation', { query: 'mutation { deleteArticle(documentId: "x") { documentId } }' }, /must hold one query/],
    ['introspection of a type that was removed', { query: '{ jobs { name } }' }, /Cannot query field/],
    ['a cyclic fragment', { query: '{ ...A } fragment A on Query { ...A }' }, /fragments_are_a_cycle/],
    [
      'a query that costs too much',
      { query: `{ ${Array.from({ length: 600 }, (_, index) => `a${index}: tags { slug }`).join(' ')} }` },
      /would read \d+ times/,
    ],
  ])('answers 400 to %s', async (_, body, message) => {
    const response = await fetch(`${cms.url}/preview/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${PREVIEW_TOKEN}` },
      body: JSON.stringify(body),
    });
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(message)]);
  });

  test.each(EDITORIAL_TYPES)('returns the draft of %s, which the public endpoint does not', async (type) => {
    const locale = 'pl-PL';
    const { documentId } = await createSample(cms.strapi, type, `hidden-${type}`, { status: 'draft', locale });
    const isSingle = (SINGLE_TYPES as readonly string[]).includes(type);
    const name = isSingle ? camelCase(type) : `${camelCase(type)}(documentId: "${documentId}", locale: "${locale}")`;
    const query = `{ found: ${isSingle ? `${name}(locale: "${locale}")` : name} { documentId } }`;
    expect((await drafts(query)).data).toEqual({ found: { documentId } });
    expect((await cms.graphql(query)).data).toEqual({ found: null });
  });

  test('returns drafts of related entries, and only those', async () => {
    const locale = 'es-MX';
    const tag = await createSample(cms.strapi, 'tag', 'unpublished-tag', { status: 'draft', locale });
    const author = await createSample(cms.strapi, 'author', 'an-author', { locale });
    await cms.strapi
      .documents('api::author.author')
      .update({ documentId: author.documentId, locale, data: { name: 'New name' } } as never);
    const { documentId } = await createSample(cms.strapi, 'article', 'of-a-draft', {
      status: 'draft',
      locale,
      data: { tags: [tag.documentId], author: author.documentId },
    });
    const query = `query ($id: ID!, $locale: I18NLocaleCode) {
      article(documentId: $id, locale: $locale) { title author { name } tags { slug } tags_connection { nodes { slug } } }
      tags(locale: $locale, filters: { slug: { eq: "unpublished-tag" } }) { slug }
    }`;
    expect((await drafts(query, { id: documentId, locale })).data).toEqual({
      article: {
        title: 'of-a-draft',
        author: { name: 'New name' },
        tags: [{ slug: 'unpublished-tag' }],
        tags_connection: { nodes: [{ slug: 'unpublished-tag' }] },
      },
      tags: [{ slug: 'unpublished-tag' }],
    });
  });

  test('returns an empty text where a draft lacks one', async () => {
    const { documentId } = await cms.strapi
      .documents('api::article.article')
      .create({ locale: 'es-ES', data: { title: 'Only a title', slug: 'only-a-title' } } as never);
    const query = '{ article(documentId: "ID", locale: "es-ES") { title excerpt } }'.replace('ID', documentId);
    expect(await drafts(query)).toMatchObject({
      data: { article: { title: 'Only a title', excerpt: '' } },
      errors: [],
    });
  });

  test('answers every query of the web app that names an entry by its slug', async () => {
    const queries = [...webOperations()].filter(([, text]) => /\$slug: String!/.test(text));
    expect(queries.length).toBeGreaterThan(5);
    for (const [name, query] of queries) {
      const { status, errors } = await drafts(query, { locale: 'es-ES', slug: 'nothing', kind: 'seo' });
      expect([name, status, errors]).toEqual([name, 200, []]);
    }
  });
});

describe('the address of a preview', () => {
  test('names the entry, the site and the admin, for the preview and its tab of what is published', async () => {
    const { documentId } = await createSample(cms.strapi, 'article', 'to-preview', { status: 'draft' });
    const url = await address(editor, 'article', { documentId });
    expect(url?.href).toMatch(/^http:\/\/es\.localhost[^/]*\/preview\/\?token=[\w.-]+$/);
    expect(linkOf(url)).toEqual({
      state: 'valid',
      link: { locale: 'es-ES', type: 'article', slug: 'to-preview', fixedPage: null, admin: cms.url },
    });
    const published = await address(editor, 'article', { documentId, status: 'published' });
    expect(published?.searchParams.get('version')).toBe('published');
  });

  test('of settings and of the menu is that of home', async () => {
    await createSample(cms.strapi, 'page', 'home', { status: 'draft', data: { fixedPage: 'home' } });
    const administrator = await signInAsAdministrator(cms.url);
    for (const type of ['site-setting', 'menu'] as const) {
      await createSample(cms.strapi, type, `of-${type}`, { status: 'draft' });
      expect(linkOf(await address(administrator, type, {}))).toMatchObject({ link: { type: 'page', slug: 'home' } });
    }
  });

  test.each(['offer', 'partner', 'testimonial', 'redirect'] as const)('does not exist for %s', async (type) => {
    const { documentId } = await createSample(cms.strapi, type, `no-page-of-${type}`, { status: 'draft' });
    expect(await address(editor, type, { documentId })).toBeUndefined();
  });

  test('is refused for an entry of another country', async () => {
    const { documentId } = await createSample(cms.strapi, 'article', 'of-mexico', { status: 'draft', locale: 'es-MX' });
    expect(await address(editor, 'article', { documentId, locale: 'es-MX' })).toBeUndefined();
    const ofMexico = await signInWithRole(cms.strapi, cms.url, 'editor-mx');
    expect(await address(ofMexico, 'article', { documentId, locale: 'es-MX' })).toBeDefined();
  });

  test('is refused to an author for the article of somebody else, and to a moderator for a page', async () => {
    const article = await createSample(cms.strapi, 'article', 'of-somebody-else', { status: 'draft' });
    const page = await createSample(cms.strapi, 'page', 'some-page', { status: 'draft' });
    const author = await signInWithRole(cms.strapi, cms.url, 'author-es');
    const moderator = await signInWithRole(cms.strapi, cms.url, 'moderator-es');
    expect(await address(author, 'article', { documentId: article.documentId })).toBeUndefined();
    expect(await address(moderator, 'page', { documentId: page.documentId })).toBeUndefined();
  });

  test('is refused without a session', async () => {
    const { status } = await fetch(
      `${cms.url}/content-manager/preview/url/${uid('article')}?documentId=x&locale=es-ES`,
    );
    expect(status).toBe(401);
  });
});
