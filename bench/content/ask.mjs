// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/paths.mjs';
import { webOperations } from '../cms/web-operations.mjs';
import { median } from '../figures/percentiles.mjs';
import { slugOfNumber } from './add-content.mjs';

const OPERATIONS = webOperations(join(ROOT, 'apps/web/src'));
/** A list of a few rows, however large the content is. */
const YARDSTICK = 'query Yardstick($locale: I18NLocaleCode!) { tags(locale: $locale) { slug } }';

/** What the web app asks for a page, with the fullest tag and author of the site. @type {Record<string, { of: string, with?: object, last?: boolean }>} */
const QUESTIONS = {
  'an article': { of: 'ArticleBySlug', with: { slug: slugOfNumber('articles', 7) } },
  'a landing page': { of: 'PageBySlug', with: { slug: slugOfNumber('pages', 7) } },
  'a lender': { of: 'LenderBySlug', with: { slug: slugOfNumber('lenders', 1) } },
  'the list of articles': { of: 'BlogPage' },
  'the last page of that list': { of: 'BlogPage', last: true },
  'the list of a tag': { of: 'TagPage' },
  'articles with a tag, for related ones': { of: 'ArticlesWithTag' },
  'the articles of an author': { of: 'ArticlesOfAuthor' },
  'related landing pages': { of: 'SeoPages' },
  'once a minute: versions of all sites': { of: 'SiteVersions' },
};

const ADMIN = '/content-manager/collection-types/api::article.article?pageSize=10&locale=es-ES&sort=';
/** Lists of the admin. */
const LISTS = {
  'admin: articles by title': `${ADMIN}title:ASC&page=1`,
  'admin: articles last changed': `${ADMIN}updatedAt:DESC&page=1`,
  'admin: articles with a word': `${ADMIN}title:ASC&page=1&_q=hipoteca`,
  'admin: articles of an author': `${ADMIN}title:ASC&page=1&filters[$and][0][author][slug][$eq]=lucia-ferran`,
};

/**
 * @typedef {{ port: number, token: string, session: string }} Cms
 * @typedef {{ milliseconds: number, multiple: number }} Time `multiple`: of the yardstick, which is asked in turn
 */

/**
 * Asks the CMS for what pages and editors need, over HTTP: every question once in each round, each beside the yardstick, so that a busy minute
 * of the machine affects all of them and both sides.
 * @param {Cms} cms
 * @param {{ articles: number, rounds: number }} options `articles` of the site es-ES
 * @returns {Promise<Record<string, Time>>}
 */
export async function askCms(cms, { articles, rounds }) {
  const asked = Object.entries(QUESTIONS).map(([name, { of, with: more, last }]) => {
    const page = last ? Math.ceil(articles / 10) : 1;
    const variables = { page, pageSize: 10, tag: 'finanzas', author: 'lucia-ferran', ...more };
    return /** @type {const} */ ([name, () => graphql(cms, OPERATIONS.get(of) ?? '', variables)]);
  });
  const lists = Object.entries(LISTS).map(
    ([name, path]) =>
      /** @type {const} */ ([name, () => send(cms, path, { headers: { authorization: `Bearer ${cms.session}` } })]),
  );
  const questions = [...asked, ...lists].map(([name, ask]) => ({
    ...{ name, ask, own: /** @type {number[]} */ ([]), multiples: /** @type {number[]} */ ([]) },
  }));
  // The first rounds fill the caches and let Node compile, because the CMS of the first size has just started.
  for (let round = -rounds / 2; round < rounds; round += 1) {
    for (const { ask, own, multiples } of questions) {
      const [time, yard] = [await timed(ask), await timed(() => graphql(cms, YARDSTICK, {}))];
      if (round < 0) continue;
      own.push(time);
      multiples.push(time / yard);
    }
  }
  return Object.fromEntries(
    questions.map(({ name, own, multiples }) => [name, { milliseconds: median(own), multiple: median(multiples) }]),
  );
}

/** @param {Cms} cms @param {string} query @param {object} variables */
async function graphql(cms, query, variables) {
  const answer = await send(cms, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cms.token}` },
    body: JSON.stringify({ query, variables: { locale: 'es-ES', ...variables } }),
  });
  const { data, errors } = JSON.parse(answer);
  if (errors || Object.values(data)[0]?.length === 0)
    throw new Error(`${query}: ${JSON.stringify(errors ?? 'nothing')}`);
}

/** @param {Cms} cms @param {string} path @param {RequestInit} options */
async function send({ port }, path, options) {
  const answer = await fetch(`http://localhost:${port}${path}`, options);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

/** @param {() => Promise<unknown>} work @returns {Promise<number>} milliseconds */
export async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Memory of a process that is in no other one, in bytes. @param {number} pid */
export function privateBytes(pid) {
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
