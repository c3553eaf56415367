// @ts-check
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { WEB_FOLDER } from '../paths.mjs';
import { readSeedEntries } from '../seed-entries.mjs';

/**
 * @typedef {object} SeedFacts
 * @property {ReadonlySet<string>} slugs of everything that the seed publishes, whatever its type
 * @property {number} blogPages of the list of articles
 * @property {ReadonlySet<string>} usedTags slugs of the tags that an article or a calendar has
 */

/**
 * Reads the facts of a seed that decide which pages a site has.
 * @param {string} locale
 * @returns {Promise<SeedFacts>}
 */
export async function readSeedFacts(locale) {
  const entries = await readSeedEntries(locale);
  /** @type {{ module: { pageCount(articles: number): number } }} */
  const { module } = await runnerImport(join(WEB_FOLDER, 'src/server/routing/list-pages.ts'));
  const tags = new Map(entries.filter(({ type }) => type === 'tag').map(({ key, data }) => [key, String(data.slug)]));
  const articles = entries.filter(({ type, isDraft }) => type === 'article' && !isDraft);
  return {
    blogPages: module.pageCount(articles.length),
    slugs: new Set(entries.filter(({ isDraft }) => !isDraft).map(({ data }) => String(data.slug))),
    usedTags: new Set(
      entries.flatMap(({ data }) => (Array.isArray(data.tags) ? data.tags : [])).map((key) => tags.get(key) ?? key),
    ),
  };
}
