// @ts-check
import { readSites } from '../../scripts/stack/site-table.mjs';
import { table } from '../figures/tables.mjs';
import { measureOf, scoreOf, shortcomingsOf } from '../lighthouse/report.mjs';
import { CATEGORIES, runLighthouse } from '../lighthouse/run-lighthouse.mjs';
import { siteTemplates } from '../lighthouse/site-templates.mjs';

/**
 * Runs Lighthouse once on a page of every template of every site, through nginx. A page that no search engine may list has no
 * score for search engines.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureLighthouseOfSites(context) {
  const stack = await context.stack();
  const rows = [];
  /** @type {string[]} */
  const shortcomings = [];
  const sites = await readSites();
  const basePathsOf = (/** @type {string} */ country) =>
    sites.filter((site) => site.country === country).map((site) => site.basePath);
  for (const { locale, country, basePath } of sites) {
    const origin = `http://${stack.hostHeader(country)}`;
    const templates = await siteTemplates(origin, basePath, basePathsOf(country));
    for (const { path, isListed } of context.quick ? templates.slice(0, 1) : templates) {
      const report = await context.steps.run(`Lighthouse: ${locale} ${path}`, () =>
        runLighthouse(context, origin + path),
      );
      const scores = Object.keys(CATEGORIES).map((id) => (id === 'seo' && !isListed ? '' : scoreOf([report], id)));
      rows.push([locale, path, ...scores, `${Math.round(measureOf([report], 'total-blocking-time'))} ms`]);
      const missed = shortcomingsOf(report).filter((text) => isListed || !text.startsWith('seo'));
      shortcomings.push(...missed.map((text) => `- ${locale} ${path}: ${text}`));
    }
  }
  const list = shortcomings.length > 0 ? `\n\nNot perfect:\n\n${shortcomings.join('\n')}` : '';
  const head = ['Site', 'Page', ...Object.values(CATEGORIES), 'TBT'];
  return `Lighthouse 13.5, its emulated phone and network, one run of each page.\n\n${table(head, rows)}${list}`;
}
