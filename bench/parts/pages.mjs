// @ts-check
import { chromium } from '@playwright/test';
import { BARE_PAGE } from '../bare-app.mjs';
import { kibibytes, table } from '../figures/tables.mjs';
import { LAST_REQUEST, loadPage, ownOf, weigh } from '../pages/page-weight.mjs';
import { VISITED_PAGES } from '../pages/visited-pages.mjs';

/** @type {readonly import('../pages/page-weight.mjs').Kind[]} */
const KINDS = ['script', 'stylesheet', 'document', 'font', 'image', 'other'];

/**
 * Measures what a first visit transfers through nginx, and what a bare Next page transfers from Next itself.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measurePages(context) {
  const stack = await context.stack();
  const bare = await context.bareApp();
  const browser = await chromium.launch({ executablePath: await context.chromium(), args: context.chromiumArguments });
  try {
    const host = stack.hostHeader('ES');
    const targets = Object.entries(VISITED_PAGES).map(([name, path]) => [name, `http://${host}${path}`]);
    const rows = [];
    let bareScripts = 0;
    for (const [name = '', url = ''] of [[BARE_PAGE, `http://localhost:${bare.port}/`], ...targets]) {
      // The first visit makes pages and images that are not stored yet.
      const options = name === BARE_PAGE ? {} : { lastRequest: LAST_REQUEST };
      await loadPage(browser, url, options);
      const loaded = ownOf(await loadPage(browser, url, options));
      const scripts = weigh(loaded, 'script').gzip;
      bareScripts ||= scripts;
      const all = weigh(loaded);
      const kinds = KINDS.map((kind) => {
        const { requests, transferred } = weigh(loaded, kind);
        return requests ? `${requests} · ${kibibytes(transferred)}` : '–';
      });
      rows.push([
        name,
        all.requests,
        kibibytes(all.transferred),
        ...kinds,
        kibibytes(scripts),
        `+${kibibytes(scripts - bareScripts)}`,
      ]);
    }
    return table(['', 'requests', 'transferred', ...KINDS, 'scripts, gzip', 'more than bare'], rows);
  } finally {
    await browser.close();
  }
}
