import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { admits } from '../packages/lending/src/index.ts';
import type { FeedOffer } from '../packages/types/src/offer-feed.ts';
import { CMS_FOLDER } from '../scripts/paths.mjs';
import { describedRoutes } from '../scripts/routes/routes-page.mjs';
import { atLeastOne } from './support/at-least-one.mjs';
import { eachOf } from './support/each-of.ts';
import { type Answer, send, targetOf } from './support/http.ts';
import { foreignPassages } from './support/page-language.ts';
import { hostOf, type Locale, locales, sites } from './support/product.ts';
import { idsIn, type ReadPage, readPage } from './support/read-page.ts';
import { exitsIn, loanLinksIn, loansOfPages, offersOf, seedPages } from './support/short-lists.ts';
import { pathsOf } from './support/sitemap.ts';
import { storedPage } from './support/stored.ts';

const groups = await describedRoutes();

for (const { group, routes } of groups) {
  test(`${group}: each address answers as docs/routes.md says`, async () => {
    const listed = await pathsOf('es-ES');
    for (const { path, kind, to, state, layout } of routes) {
      const answer = await send(path);
      if (to) {
        expect
          .soft([answer.status >= 300 && answer.status < 400, targetOf(answer, hostOf('es-ES'))], path)
          .toEqual([true, to]);
      } else if (kind === 'file') {
        expect.soft(answer.status, path).toBe(200);
      } else if (state === 'not written') {
        expect.soft(answer.status, path).toBe(404);
      } else {
        const page = readPage(answer.body);
        const facts = {
          status: answer.status,
          layout: page.layout,
          isNoindex: page.isNoindex,
          isListed: listed.includes(path),
        };
        const isListed = state === 'index';
        expect.soft(facts, path).toEqual({ status: 200, layout, isNoindex: !isListed, isListed });
      }
    }
  });
}

/** Addresses of the application, the offers and the campaign: the same on every site. */
const sharedPaths = groups.flatMap(({ routes }) =>
  routes
    .filter(({ kind }) => ['form', 'offers', 'journey', 'campaign'].includes(kind))
    .map(({ path }) => path)
    .filter((path) => path !== '/unsubscribe/'),
);

interface SweptPage extends ReadPage {
  headers: Answer['headers'];
}

/** Every page of a site's sitemap, from the store, and of the application, by path. */
async function pagesOfSite(locale: Locale): Promise<Map<string, SweptPage>> {
  const read = async (path: string, answered: Promise<Answer>): Promise<[string, SweptPage]> => {
    const { status, headers, body } = await answered;
    expect(status, `${locale} ${path}`).toBe(200);
    return [path, { ...readPage(body), headers }];
  };
  const listed = await eachOf(await pathsOf(locale), (path) => read(path, storedPage(path, locale)));
  const ofApplication = sharedPaths.map((path) => `${sites[locale].basePath}${path}`);
  const shared = await eachOf(ofApplication, (path) => read(path, send(path, { site: locale })));
  return new Map([...listed, ...shared]);
}

/** The warning that an editor can change: the one of the seed (R1). */
const warningOf = (locale: Locale): string =>
  JSON.parse(readFileSync(join(CMS_FOLDER, 'seed', locale, 'settings.json'), 'utf8')).compliance.warning;

/** The heading of the representative example, and the name of the yearly cost (R2). */
const exampleWords: Readonly<Record<Locale, readonly [title: string, apr: string]>> = {
  'es-ES': ['Ejemplo representativo', 'TAE'],
  'es-MX': ['Ejemplo representativo', 'CAT'],
  'pl-PL': ['Przykład reprezentatywny', 'RRSO'],
  'vi-VN': ['Ví dụ minh họa', 'APR'],
  'en-PH': ['Representative example', 'EIR'],
  'en-ZA': ['Representative example', 'APR'],
  'en-MY': ['Representative example', 'APR'],
  'ms-MY': ['Contoh perwakilan', 'APR'],
  'ru-KZ': ['Показательный пример', 'ГЭСВ'],
  'kk-KZ': ['Көрнекі мысал', 'ЖТСМ'],
  'uk-UA': ['Показовий приклад', 'РРПС'],
  'ru-UA': ['Показательный пример', 'РГПС'],
};

for (const locale of locales) {
  test.describe(`${locale}: every page`, () => {
    // In one worker, so that the pages are read once.
    test.describe.configure({ mode: 'default' });
    let pages = new Map<string, SweptPage>();
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      pages = await pagesOfSite(locale);
    });

    test('is stored and sets no cookie, if search engines list it', async () => {
      for (const path of await pathsOf(locale)) {
        const { 'x-nextjs-cache': cache, 'set-cookie': cookies } = pages.get(path)?.headers ?? {};
        expect.soft({ cache, cookies }, path).toEqual({ cache: 'HIT' });
      }
    });

    test('has one main heading, a title of its own and a description', () => {
      const titles = new Map<string, string>();
      for (const [path, { headings, title, description }] of pages) {
        expect.soft(headings, path).toEqual([expect.stringMatching(/\S/)]);
        expect.soft(title, path).toMatch(/\S/);
        expect.soft(titles.get(title), `the title of ${path}, «${title}», is that of`).toBeUndefined();
        titles.set(title, path);
        expect.soft(description.length, `${path}: «${description}»`).toBeGreaterThan(40);
        expect.soft(description.length, `${path}: «${description}»`).toBeLessThanOrEqual(200);
      }
    });

    test('is in the language of the site, and no passage is in another one', () => {
      const [language = ''] = locale.split('-');
      let longPassages = 0;
      for (const [path, page] of pages) {
        expect.soft(page.language, path).toBe(locale);
        expect.soft(foreignPassages(language, page.passages), path).toEqual([]);
        longPassages += page.passages.filter((text) => text.split(' ').length >= 40).length;
      }
      expect(longPassages).toBeGreaterThan(20);
    });

    test('has no two tables of one name', () => {
      let named = 0;
      for (const [path, { tables }] of pages) {
        expect.soft(tables.length, `${path}: ${tables.join(' | ')}`).toBe(new Set(tables).size);
        named += tables.length;
      }
      expect(named).toBeGreaterThan(0);
    });

    test('shows the warning of the site (R1)', () => {
      const warning = warningOf(locale);
      expect(warning).toMatch(/\S/);
      for (const [path, { text }] of pages) expect.soft(text, path).toContain(warning);
    });

    test('shows the representative example wherever it states a yearly cost (R2)', () => {
      const [title, apr] = exampleWords[locale];
      const percent = /\d[\s\u00a0]?%/.source;
      const cost = new RegExp(`${apr}[^.]{0,40}${percent}|${percent}[^.]{0,20}${apr}`, 'u');
      const withCost = [...pages].filter(([, { main }]) => cost.test(main));
      expect(withCost.length).toBeGreaterThan(10);
      for (const [path, { main }] of withCost) expect.soft(main, path).toContain(title);
    });

    test('has structured data whose things have a type, and pages for search engines have some', () => {
      for (const [path, { things, isNoindex }] of pages) {
        if (!isNoindex) expect.soft(things.length, path).toBeGreaterThan(0);
        for (const thing of things)
          expect.soft('@type' in thing || '@id' in thing, `${path}: ${JSON.stringify(thing)}`).toBe(true);
      }
    });

    test('is within three clicks of the home page, if search engines list it', async () => {
      const linksOf = async (path: string) =>
        (pages.get(path) ?? readPage((await send(path, { site: locale })).body)).links
          .map((link) => new URL(link, `http://${hostOf(locale)}${path}`))
          .filter(
            ({ host, pathname }) => host === hostOf(locale) && pathname.endsWith('/') && !pathname.includes('/go/'),
          )
          .map(({ pathname }) => pathname);
      let newest = [`${sites[locale].basePath}/`];
      const reached = new Set(newest);
      for (let click = 1; click <= 3; click += 1) {
        const linked = new Set((await Promise.all(newest.map(linksOf))).flat());
        newest = [...linked].filter((path) => !reached.has(path));
        for (const path of newest) reached.add(path);
      }
      const listed = atLeastOne(await pathsOf(locale), 'listed pages');
      expect(listed.filter((path) => !reached.has(path))).toEqual([]);
    });

    test('leads by a paid link to open offers only', async () => {
      const { open, byId } = await offersOf(locale);
      let exits = 0;
      for (const [path, { links }] of pages) {
        const led = exitsIn(links);
        exits += led.length;
        expect
          .soft(
            namesOf(
              led.filter((id) => !open.has(id)),
              byId,
            ),
            path,
          )
          .toEqual([]);
      }
      expect(exits).toBeGreaterThan(10);
    });

    test('leads only to offers that admit the people whom it names', async () => {
      const { byId } = await offersOf(locale);
      for (const { slug, audience } of seedPages(locale)) {
        if (!audience) continue;
        const [path, page] = [...pages].find(([each]) => each.endsWith(`/${slug}/`)) ?? [];
        if (!page) throw new Error(`No page of ${locale} has the slug ${slug}.`);
        const refusing = exitsIn(page.links).filter((id) => !admits(byId.get(id)?.criteria ?? null, audience));
        expect.soft(namesOf(refusing, byId), path).toEqual([]);
      }
    });

    test('opens the list and the form with amount and term, and a landing page with its own', () => {
      const loans = loansOfPages(locale);
      expect(loans.size).toBeGreaterThan(0);
      for (const [path, { links, mainLinks }] of pages) {
        const loanOf = ({ searchParams: query }: URL) => `${query.get('amount')} ${query.get('days')}`;
        const without = loanLinksIn(links, locale).filter((link) => loanOf(link).includes('null'));
        expect.soft(without.map(String), path).toEqual([]);
        const own = loans.get(path.split('/').at(-2) ?? '');
        const others = loanLinksIn(mainLinks, locale).filter((link) => own && loanOf(link) !== own);
        expect.soft(others.map(String), path).toEqual([]);
      }
    });

    test('has no broken link and no anchor that leads nowhere', async () => {
      test.setTimeout(180_000);
      const targets = new Map([...pages].map(([path, { ids }]) => [path, { status: 200, ids }]));
      const broken: string[] = [];
      for (const [path, { links }] of pages) {
        for (const link of atLeastOne(links, `links of ${path}`)) {
          const url = new URL(link, `http://${hostOf(locale)}${path}`);
          if (url.host !== hostOf(locale) || url.pathname.includes('/go/')) continue;
          const address = url.pathname + url.search;
          const target = targets.get(address) ?? (await follow(address, locale));
          targets.set(address, target);
          if (target.status !== 200) broken.push(`${path} → ${address}: ${target.status}`);
          const anchor = decodeURIComponent(url.hash.slice(1));
          if (anchor && !target.ids.has(anchor)) broken.push(`${path} → ${address}${url.hash}`);
        }
      }
      expect(broken).toEqual([]);
    });
  });
}

const namesOf = (ids: readonly number[], offers: ReadonlyMap<number, FeedOffer>) =>
  ids.map((id) => offers.get(id)?.header ?? id);

/** The page to which a link leads in the end. */
async function follow(address: string, locale: Locale): Promise<{ status: number; ids: Set<string> }> {
  let answer = await send(address, { site: locale });
  for (let step = 0; step < 3 && answer.status >= 300 && answer.status < 400; step += 1) {
    answer = await send(targetOf(answer, hostOf(locale)), { site: locale });
  }
  return { status: answer.status, ids: idsIn(answer.body) };
}
