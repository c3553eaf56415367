// @ts-check
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { CMS_FOLDER } from '../paths.mjs';

/**
 * @typedef {object} SeedFacts
 * @property {ReadonlySet<string>} slugs of everything that the seed publishes, whatever its type
 * @property {number} blogPages of the list of articles
 * @property {ReadonlySet<string>} usedTags slugs of the tags that an article or a calendar has
 */

/** As in `apps/web/src/server/routing/list-pages.ts`. */
const ARTICLES_A_PAGE = 10;

/** @typedef {{ locale: string, entries: { type: string, key: string, isDraft: boolean, data: Record<string, unknown> }[] }} SiteSeed */

/**
 * Reads the seed of one site with the reader of the CMS.
 * @param {string} locale
 * @returns {Promise<SeedFacts>}
 */
export async function readSeedFacts(locale) {
  /** @type {{ module: { readSeeds(root: string): SiteSeed[] } }} */
  const { module } = await runnerImport(join(CMS_FOLDER, 'src/content/seed/read-seed.ts'));
  const entries = module.readSeeds(join(CMS_FOLDER, 'seed')).find((seed) => seed.locale === locale)?.entries ?? [];
  const tags = new Map(entries.filter(({ type }) => type === 'tag').map(({ key, data }) => [key, String(data.slug)]));
  const articles = entries.filter(({ type, isDraft }) => type === 'article' && !isDraft);
  return {
    blogPages: Math.max(1, Math.ceil(articles.length / ARTICLES_A_PAGE)),
    slugs: new Set(entries.filter(({ isDraft }) => !isDraft).map(({ data }) => String(data.slug))),
    usedTags: new Set(
      entries.flatMap(({ data }) => (Array.isArray(data.tags) ? data.tags : [])).map((key) => tags.get(key) ?? key),
    ),
  };
}
