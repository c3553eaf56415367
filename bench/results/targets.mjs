// @ts-check
import { BARE_PAGE } from '../bare-app.mjs';
import { readSections } from './sections.mjs';

/**
 * @typedef {object} Verdict
 * @property {string} section title of the section in the results
 * @property {string} target
 * @property {boolean} isMet
 * @property {string} figures what was measured
 *
 * @typedef {Record<string, string>} Row cells by their heading; the first column has no heading
 */

/** Shares of the yardstick of the same run, and milliseconds. */
const TARGETS = { origin: 0.9, nginx: 0.7, campaign: 0.95, visibleAtOrigin: 1000, visibleThroughNginx: 1200 };
const PERFORMANCE = 98;
/** Of the time with 5 000 articles and 500 lenders to the time with 100 and 20. */
const MAX_GROWTH = 1.5;
/** Milliseconds for a list of the admin. */
const MAX_ADMIN_LIST = 1000;
/** Milliseconds for a search in 5 000 documents. */
const MAX_SEARCH = 50;

/** Pages that answer a query, a cookie or an unknown path, as shares of a stored article. */
const PER_REQUEST = /** @type {Record<string, number>} */ ({
  '/offers/': 0.8,
  '/offers/?utm_source=x': 0.8,
  'unknown path': 0.8,
  'calculator with a query': 0.5,
  "an applicant's /offers/": 0.15,
  '/application/': 0.25,
});

/** Tracked events that one CMS with PostgreSQL takes in a second. */
const MIN_EVENTS = 2000;

/** Titles of the sections that have targets. */
export const SECTIONS = /** @type {const} */ ({
  requests: 'Stored pages a second',
  perRequest: 'Pages made per request',
  publishing: 'From publishing to visible',
  lighthouse: 'Lighthouse',
  growth: 'Growth of the CMS',
  contentGrowth: 'Growth of the content',
  search: 'Search of a site',
  events: 'Tracked events',
  eventFaults: 'Tracked events while parts are killed',
});

/**
 * Compares the results of `npm run bench` with the targets.
 * @param {string} markdown bench/RESULTS.md
 * @returns {Verdict[]}
 */
export function judgeBench(markdown) {
  const served = new Map(
    rowsOf(markdown, SECTIONS.requests).map((row) => [row[''] ?? '', Number(row['share of the yardstick'])]),
  );
  const published = rowsOf(markdown, SECTIONS.publishing);
  const lighthouse = rowsOf(markdown, SECTIONS.lighthouse);
  const growth = rowsOf(markdown, SECTIONS.growth).map(
    (row) => /** @type {[string, number]} */ ([row[''] ?? '', Number(row.multiple)]),
  );
  const perRequest = new Map(
    rowsOf(markdown, SECTIONS.perRequest).map((row) => [row[''] ?? '', Number(row['share of the stored article'])]),
  );
  const isOrigin = (/** @type {Row} */ row) => row['']?.startsWith('origin');
  return [
    {
      section: SECTIONS.requests,
      target: `Our origin ≥ ${TARGETS.origin} of a bare Next app with the same bytes`,
      ...judgeAll(endingWith(served, 'our origin'), (share) => share >= TARGETS.origin),
    },
    {
      section: SECTIONS.requests,
      target: `nginx in front of us ≥ ${TARGETS.nginx} of nginx with the same bytes in a file`,
      ...judgeAll(endingWith(served, 'nginx in front of us'), (share) => share >= TARGETS.nginx),
    },
    {
      section: SECTIONS.requests,
      target: `A page with utm parameters ≥ ${TARGETS.campaign} of the same page without`,
      ...judgeAll(campaigns(served), (share) => share >= TARGETS.campaign),
    },
    {
      section: SECTIONS.publishing,
      target: 'Publish → visible: p99 ≤ 1 s at each origin',
      ...judgeAll(slowest(published.filter(isOrigin)), (time) => time <= TARGETS.visibleAtOrigin, 2),
    },
    {
      section: SECTIONS.publishing,
      target: 'Publish → visible: p99 ≤ 1.2 s through nginx',
      ...judgeAll(slowest(published.filter((row) => !isOrigin(row))), (time) => time <= TARGETS.visibleThroughNginx),
    },
    {
      section: SECTIONS.lighthouse,
      target: `Lighthouse: performance ≥ ${PERFORMANCE}, 100 elsewhere`,
      ...judgeLighthouse(lighthouse),
    },
    {
      section: SECTIONS.growth,
      target: `50 times the articles, 25 times the lenders: at most ${MAX_GROWTH} times as slow`,
      ...judgeAll(growth, (multiple) => multiple <= MAX_GROWTH),
    },
    ...Object.entries(PER_REQUEST).map(([name, share]) => ({
      section: SECTIONS.perRequest,
      target: `${name} ≥ ${share} of a stored article`,
      ...judgeAll(
        [...perRequest].filter(([page]) => page === name),
        (figure) => figure >= share,
      ),
    })),
    {
      section: SECTIONS.events,
      target: `One CMS with PostgreSQL, with and without Redis: ≥ ${MIN_EVENTS} tracked events a second`,
      ...judgeAll(storedEvents(rowsOf(markdown, SECTIONS.events)), (perSecond) => perSecond >= MIN_EVENTS, 2),
    },
    {
      section: SECTIONS.eventFaults,
      target: 'CMS, Redis or PostgreSQL killed: each accepted event is stored once',
      ...judgeAll(wronglyStored(rowsOf(markdown, SECTIONS.eventFaults)), (events) => events === 0),
    },
    {
      section: SECTIONS.search,
      target: `A search in 5 000 documents: p50 ≤ ${MAX_SEARCH} ms`,
      ...judgeAll(
        rowsOf(markdown, SECTIONS.search).map((row) => [row[''] ?? '', Number.parseFloat(row.p50 ?? '')]),
        (time) => time <= MAX_SEARCH,
      ),
    },
    {
      section: SECTIONS.contentGrowth,
      target: `100 000 pages in place of 1 000: at most ${MAX_GROWTH} times as slow`,
      ...judgeAll(comparedRows(rowsOf(markdown, SECTIONS.contentGrowth)), (multiple) => multiple <= MAX_GROWTH),
    },
    {
      section: SECTIONS.contentGrowth,
      target: `The lists of the admin with 100 000 pages: at most ${MAX_ADMIN_LIST} ms`,
      ...judgeAll(adminLists(rowsOf(markdown, SECTIONS.contentGrowth)), (time) => time <= MAX_ADMIN_LIST),
    },
  ];
}

/**
 * Reads the table below a heading. A quick run has no rows, because it measures nothing.
 * @param {string} markdown
 * @param {string} title
 * @returns {Row[]}
 */
export function rowsOf(markdown, title) {
  const section = readSections(markdown).find((one) => one.title === title)?.body ?? '';
  if (section.startsWith('**Quick')) return [];
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

/** @param {Map<string, number>} figures @param {string} target @returns {[string, number][]} */
const endingWith = (figures, target) => [...figures].filter(([name]) => name.endsWith(`: ${target}`));

/** @param {Map<string, number>} figures @returns {[string, number][]} each page with utm parameters, as a share of the page without */
const campaigns = (figures) =>
  [...figures].flatMap(([name, share]) => {
    const [plain, query] = name.split(', ?');
    return query === undefined
      ? []
      : [/** @type {[string, number]} */ ([name, share / (figures.get(plain ?? '') ?? Number.NaN)])];
  });

/** @param {Row[]} rows @returns {[string, number][]} */
const slowest = (rows) => rows.map((row) => [`${row['']} (ms)`, Number.parseFloat(row.p99 ?? '')]);

/** Rows with a multiple, but those of the admin, which have a bound of their own, and what no visitor waits for. @param {Row[]} rows @returns {[string, number][]} */
const comparedRows = (rows) =>
  rows
    .filter((row) => row.multiple !== '–' && !/^(admin|once a minute): /.test(row[''] ?? ''))
    .map((row) => [row[''] ?? '', Number(row.multiple)]);

/** @param {Row[]} rows @returns {[string, number][]} */
const adminLists = (rows) =>
  rows
    .filter((row) => row['']?.startsWith('admin: '))
    .map((row) => [row[''] ?? '', Number.parseFloat(row['100 000 pages'] ?? '')]);

/** Without the rows of the yardstick, which stores nothing. @param {Row[]} rows @returns {[string, number][]} */
const storedEvents = (rows) =>
  rows
    .filter((row) => row['']?.startsWith('PostgreSQL') && row['events/s'] !== '–')
    .map((row) => [row[''] ?? '', Number(row['events/s'])]);

/** @param {Row[]} rows @returns {[string, number][]} events that are missing or stored twice */
const wronglyStored = (rows) => rows.map((row) => [row[''] ?? '', Number(row.missing) + Number(row['stored twice'])]);

/**
 * @param {[string, number][]} figures
 * @param {(figure: number) => boolean} isGood must be false for NaN
 * @param {number} [min] number of figures that there must be
 */
function judgeAll(figures, isGood, min = 1) {
  return {
    isMet: figures.length >= min && figures.every(([, figure]) => isGood(figure)),
    figures: figures.map(([name, figure]) => `${name} ${Number(figure.toFixed(2))}`).join('; ') || 'not measured',
  };
}

/** The bare page has figures and no target: it shows what the machine can do. @param {Row[]} rows */
function judgeLighthouse(rows) {
  const isGood = (/** @type {Row} */ { Performance, Accessibility, 'Best practices': practices, SEO }) =>
    Number(Performance) >= PERFORMANCE && [Accessibility, practices, SEO].every((score) => Number(score) === 100);
  const ours = rows.filter((row) => row[''] !== BARE_PAGE);
  return {
    isMet: ours.length > 0 && ours.every(isGood),
    figures:
      rows
        .map((row) => `${row['']} ${row.Performance}/${row.Accessibility}/${row['Best practices']}/${row.SEO}`)
        .join('; ') || 'not measured',
  };
}
