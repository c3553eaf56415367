import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { buildBareApp, startBareApp } from '../bench/bare-app.mjs';
import { type Loaded, loadPage, ownOf, weigh } from '../bench/pages/page-weight.mjs';
import { VISITED_PAGES } from '../bench/pages/visited-pages.mjs';
import { bareEnvironment } from '../scripts/stack/temporary-stack.mjs';
import { urlOf } from './support/product.ts';
import { storedPage } from './support/stored.ts';

/** Budgets are sizes and counts, measured in the browser; never times, which are those of the machine (docs/performance.md). */
interface Budget {
  requestsOfPage: number;
  kibibytes: { scriptsAboveBarePage: Record<PageName, number>; fontsOfLatinPage: number };
}
type PageName = keyof typeof VISITED_PAGES;

const budget: Budget = JSON.parse(readFileSync(new URL('../bench/budget.json', import.meta.url), 'utf8'));
const kibibytes = (bytes: number) => bytes / 1024;

/** What arrived, for whoever has to find out what is too much. */
const explain = (loaded: readonly Loaded[]) =>
  loaded.map(({ kind, gzip, url }) => `${kind} ${kibibytes(gzip).toFixed(1)} KiB ${new URL(url).pathname}`).join('\n');

/** KiB of a page that has nothing but Next and React of the versions in use. */
let bareScripts = 0;

test.beforeAll(async ({ browser }) => {
  // Next builds it, once for each version of Next and React.
  test.setTimeout(180_000);
  const { port, child } = await startBareApp(await buildBareApp(bareEnvironment()), bareEnvironment());
  try {
    bareScripts = kibibytes(weigh(await loadPage(browser, `http://localhost:${port}/`), 'script').gzip);
  } finally {
    await child.stop();
  }
  // Next 16 with React 19 is about 130: another order of size is no bare page.
  expect(bareScripts).toBeGreaterThan(80);
  expect(bareScripts).toBeLessThan(200);
});

for (const [name, path] of Object.entries(VISITED_PAGES) as [PageName, string][]) {
  test(`${path} keeps its budget of requests, scripts and letters`, async ({ browser }) => {
    await storedPage(path);
    const all = await loadPage(browser, urlOf('es-ES', path));
    const loaded = ownOf(all);
    // A second after the load comes the list of stored pages, and nothing else.
    expect(all.length - loaded.length, explain(all)).toBeLessThanOrEqual(1);
    expect(weigh(loaded, 'script').requests).toBeGreaterThan(0);
    const scripts = kibibytes(weigh(loaded, 'script').gzip) - bareScripts;
    test
      .info()
      .annotations.push({ type: 'weight', description: `${loaded.length} requests, +${scripts.toFixed(1)} KiB` });

    expect(loaded.length, explain(loaded)).toBeLessThanOrEqual(budget.requestsOfPage);
    expect(scripts, explain(loaded)).toBeLessThanOrEqual(budget.kibibytes.scriptsAboveBarePage[name]);
    const fonts = weigh(loaded, 'font');
    expect(fonts.requests).toBeGreaterThan(0);
    expect(kibibytes(fonts.gzip), explain(loaded)).toBeLessThanOrEqual(budget.kibibytes.fontsOfLatinPage);
  });
}
