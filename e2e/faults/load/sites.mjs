// @ts-check
import { Failure } from '../../../scripts/console/failure.mjs';
import { readSites } from '../../../scripts/stack/site-table.mjs';

/** @typedef {{ country: string, path: string, language: string }} VisitedSite `path`: of its home page */

/**
 * Every site of the product. The packages must be built.
 * @returns {Promise<VisitedSite[]>}
 */
export async function visitedSites() {
  const sites = await readSites();
  if (sites.length === 0) throw new Failure('The table of sites is empty.');
  return sites.map(({ country, basePath, locale }) => ({
    country: country.toLowerCase(),
    path: `${basePath}/`,
    language: locale,
  }));
}
