import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';
import { startBareApp } from '../bench/bare-app.mjs';
import { LAST_REQUEST, type Loaded, loadPage, ownOf, weigh } from '../bench/pages/page-weight.mjs';
import { VISITED_PAGES } from '../bench/pages/visited-pages.mjs';
import { bareEnvironment } from '../scripts/stack/temporary-stack.mjs';
import { atLeastOne } from './support/at-least-one.mjs';
import { send } from './support/http.ts';
import { bareAppFolder, urlOf } from './support/product.ts';
import { pagesOf } from './support/sitemap.ts';
import { storedPage } from './support/stored.ts';
import { pickPages } from './support/templates.ts';

/** Budgets of sizes and counts, measured in the browser. No budget is a time, which depends on the machine (docs/performance.md). */
interface Budget {
  requestsOfPage: number;
  requestsBeforePaint: number;
  kibibytes: {
    scriptsAboveBarePage: Record<PageName, number>;
    backgroundCode: number;
    fontsOfLatinPage: number;
    stylesInPage: number;
    offersPage: number;
    offersPageOfLoan: number;
    hydrationDataOfOffers: number;
    /** The budget of a template that has none of its own. */
    scriptsOfOtherPages: number;
    documentOfOtherPages: number;
    calendarPage: number;
    hydrationDataOfCalendar: number;
  };
}
type PageName = keyof typeof VISITED_PAGES;

const budget: Budget = JSON.parse(readFileSync(new URL('../bench/budget.json', import.meta.url), 'utf8'));
const kibibytes = (bytes: number) => bytes / 1024;

/**
 * A document with its data for hydration in one script. Into how many a server splits them depends on the streams of its Node: the list of
 * lenders has 8 on Node 24 and 51 on Node 26.
 */
const joinData = (html: string) => html.replaceAll(/"\]\)<\/script><script[^>]*>self\.__next_f\.push\(\[1,"/g, '');

/** The message of a failure: what is too much, because a list of failures shows the first lines only, then what the page loaded. */
const explain = (what: string, loaded: readonly Loaded[]) =>
  [
    what,
    ...loaded.map(({ kind, gzip, url }) => `${kind} ${kibibytes(gzip).toFixed(1)} KiB ${new URL(url).pathname}`),
  ].join('\n');

/** KiB of scripts of a page with nothing but Next and React, in the versions of the product. */
let bareScripts = 0;

test.beforeAll(async ({ browser }) => {
  const { port, child } = await startBareApp(bareAppFolder(), bareEnvironment());
  try {
    bareScripts = kibibytes(weigh(await loadPage(browser, `http://localhost:${port}/`), 'script').gzip);
  } finally {
    await child.stop();
  }
  // Next 16 with React 19 has about 130. A very different size means that this is not the bare page.
  expect(bareScripts).toBeGreaterThan(80);
  expect(bareScripts).toBeLessThan(200);
});

for (const path of Object.values(VISITED_PAGES)) {
  test(`${path} keeps its budget of what blocks the first paint`, async ({ page }) => {
    const { body } = await storedPage(path);
    const styles = [...body.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) => text).join('');
    expect(styles.length).toBeGreaterThan(0);
    expect(kibibytes(gzipSync(styles).length)).toBeLessThanOrEqual(budget.kibibytes.stylesInPage);

    await page.goto(urlOf('es-ES', path));
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect(blocking.length, blocking.join('\n')).toBeLessThanOrEqual(budget.requestsBeforePaint);
  });
}

for (const [name, path] of Object.entries(VISITED_PAGES) as [PageName, string][]) {
  test(`${path} keeps its budget of requests, scripts and fonts`, async ({ browser }) => {
    await storedPage(path);
    const all = await loadPage(browser, urlOf('es-ES', path), { lastRequest: LAST_REQUEST });
    const loaded = ownOf(all);
    // A second after the load the page requests the code for the background and the list of stored pages, and nothing else.
    const late = all.length - loaded.length;
    expect(late, explain(`${late} requests late`, all)).toBeLessThanOrEqual(2);
    expect(weigh(loaded, 'script').requests).toBeGreaterThan(0);
    const scripts = kibibytes(weigh(loaded, 'script').gzip) - bareScripts;
    const fonts = weigh(loaded, 'font');
    const description = `${loaded.length} requests, +${scripts.toFixed(2)} KiB of scripts, ${kibibytes(fonts.gzip).toFixed(1)} KiB of fonts`;
    test.info().annotations.push({ type: 'weight', description });
    const message = explain(description, loaded);
    expect(loaded.length, message).toBeLessThanOrEqual(budget.requestsOfPage);
    expect(scripts, message).toBeLessThanOrEqual(budget.kibibytes.scriptsAboveBarePage[name]);
    expect(fonts.requests).toBeGreaterThan(0);
    expect(kibibytes(fonts.gzip), message).toBeLessThanOrEqual(budget.kibibytes.fontsOfLatinPage);
  });
}

/** A page of every other template that search engines list. */
const named = new Set<string>(Object.values(VISITED_PAGES));
const others = pickPages('es-ES', await pagesOf('es-ES')).filter((path) => !named.has(path));

for (const path of atLeastOne(others, 'other templates')) {
  test(`${path} keeps the budget of requests beside pictures, scripts and bytes of HTML of every page`, async ({
    browser,
  }) => {
    const { body } = await storedPage(path);
    const loaded = ownOf(await loadPage(browser, urlOf('es-ES', path), { lastRequest: LAST_REQUEST }));
    const scripts = kibibytes(weigh(loaded, 'script').gzip) - bareScripts;
    const html = kibibytes(gzipSync(joinData(body)).length);
    const pictures = weigh(loaded, 'image').requests;
    const description = `${loaded.length} requests, ${pictures} of them pictures, +${scripts.toFixed(1)} KiB of scripts, ${html.toFixed(1)} KiB of HTML`;
    test.info().annotations.push({ type: 'weight', description });
    const message = explain(description, loaded);
    expect(loaded.length - pictures, message).toBeLessThanOrEqual(budget.requestsOfPage);
    expect(scripts, message).toBeLessThanOrEqual(budget.kibibytes.scriptsOfOtherPages);
    expect(html, description).toBeLessThanOrEqual(budget.kibibytes.documentOfOtherPages);
  });
}

test('the code that a page loads a second after its load keeps its budget', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response)));
  const begun = page.waitForRequest(/\/builds\/meta\//);
  await page.goto(urlOf('es-ES', '/'));
  await begun;
  const { body: document } = await storedPage('/');
  const late = scripts.filter((each) => !document.includes(new URL(each.url()).pathname));
  const bodies = await Promise.all(late.map((each) => each.text()));
  const background = bodies.filter((body) => body.includes('/builds/latest.json'));
  expect(background).toHaveLength(1);
  expect(kibibytes(gzipSync(background.join('')).length)).toBeLessThanOrEqual(budget.kibibytes.backgroundCode);
});

for (const [path, limit] of [
  ['/offers/', budget.kibibytes.offersPage],
  ['/offers/?amount=300&days=91', budget.kibibytes.offersPageOfLoan],
  ['/offers/?amount=300&days=91&work=unemployed', budget.kibibytes.offersPageOfLoan],
] as const) {
  test(`${path} keeps its budgets of bytes and of data for hydration`, async () => {
    await storedPage('/offers/');
    const body = joinData((await send(path)).body);
    const data = (body.match(/<script[^>]*>\(?self\.__next_f\b.*?<\/script>/gs) ?? []).join('');
    const sizes = { page: kibibytes(Buffer.byteLength(body)), data: kibibytes(Buffer.byteLength(data)) };
    const description = `${sizes.page.toFixed(1)} KiB, of which ${sizes.data.toFixed(1)} KiB of data`;
    test.info().annotations.push({ type: 'weight', description });
    // Without any data no part of the page would react.
    expect(sizes.data).toBeGreaterThan(10);
    expect(sizes.data, description).toBeLessThanOrEqual(budget.kibibytes.hydrationDataOfOffers);
    expect(sizes.page, description).toBeLessThanOrEqual(limit);
  });
}

for (const path of ['/calendario-laboral-2024/', '/calendario-laboral-2026/']) {
  test(`${path} keeps its budgets of bytes and of data for hydration`, async () => {
    const body = joinData((await storedPage(path)).body);
    // The whole page: twelve tables with every day of a year.
    expect(body.match(/<table/g)?.length).toBeGreaterThanOrEqual(12);
    const data = (body.match(/<script[^>]*>\(?self\.__next_f\b.*?<\/script>/gs) ?? []).join('');
    const sizes = { page: kibibytes(Buffer.byteLength(body)), data: kibibytes(Buffer.byteLength(data)) };
    const description = `${sizes.page.toFixed(1)} KiB, of which ${sizes.data.toFixed(1)} KiB of data`;
    test.info().annotations.push({ type: 'weight', description });
    expect(sizes.data).toBeGreaterThan(10);
    expect(sizes.data, description).toBeLessThanOrEqual(budget.kibibytes.hydrationDataOfCalendar);
    expect(sizes.page, description).toBeLessThanOrEqual(budget.kibibytes.calendarPage);
  });
}
