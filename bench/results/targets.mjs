// @ts-check
import { BARE_PAGE } from '../../bench/bare-app.mjs';
import { readSections } from '../../bench/results/sections.mjs';

/**
 * @typedef {import('./house.mjs').Verdict} Verdict
 * @typedef {Record<string, string>} Row cells by their heading; the first column's heading is empty
 */

/** Shares of the yardstick of the same run, and milliseconds. */
const TARGETS = { origin: 0.9, nginx: 0.7, campaign: 0.95, visibleAtOrigin: 1000, visibleThroughNginx: 3000 };
const PERFORMANCE = 98;

/**
 * What the results of `npm run bench` say of the targets of operations.
 * @param {string} markdown bench/RESULTS.md
 * @returns {Verdict[]}
 */
export function judgeBench(markdown) {
  const served = new Map(
    rowsOf(markdown, 'Stored pages a second').map((row) => [row[''] ?? '', Number(row['share of the yardstick'])]),
  );
  const published = rowsOf(markdown, 'From publishing to visible');
  const lighthouse = rowsOf(markdown, 'Lighthouse');
  const isOrigin = (/** @type {Row} */ row) => row['']?.startsWith('origin');
  return [
    {
      bullet: `Our origin ≥ ${TARGETS.origin} of a bare Next app with the same bytes`,
      ...judgeAll(endingWith(served, 'our origin'), (share) => share >= TARGETS.origin),
    },
    {
      bullet: `nginx in front of us ≥ ${TARGETS.nginx} of nginx with the same bytes in a file`,
      ...judgeAll(endingWith(served, 'nginx in front of us'), (share) => share >= TARGETS.nginx),
    },
    {
      bullet: `No loss with utm_*: ≥ ${TARGETS.campaign} of what is served without`,
      ...judgeAll(campaigns(served), (share) => share >= TARGETS.campaign),
    },
    {
      bullet: 'Publish → visible: p99 ≤ 1 s at each origin',
      ...judgeAll(slowest(published.filter(isOrigin)), (time) => time <= TARGETS.visibleAtOrigin, 2),
    },
    {
      bullet: 'Publish → visible: p99 ≤ 3 s through nginx',
      ...judgeAll(slowest(published.filter((row) => !isOrigin(row))), (time) => time <= TARGETS.visibleThroughNginx),
    },
    { bullet: `Lighthouse: performance ≥ ${PERFORMANCE}, 100 elsewhere`, ...judgeLighthouse(lighthouse) },
  ];
}

/**
 * The table below a heading; none where it was made quickly.
 * @param {string} markdown
 * @param {string} title
 * @returns {Row[]}
 */
export function rowsOf(markdown, title) {
  const section = readSections(markdown).find((one) => one.title === title)?.body ?? '';
  // A quick run shows that it works and measures nothing.
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

/** @param {Map<string, number>} figures @returns {[string, number][]} each with a campaign as a share of itself without */
const campaigns = (figures) =>
  [...figures].flatMap(([name, share]) => {
    const [plain, query] = name.split(', ?');
    return query === undefined
      ? []
      : [/** @type {[string, number]} */ ([name, share / (figures.get(plain ?? '') ?? Number.NaN)])];
  });

/** @param {Row[]} rows @returns {[string, number][]} */
const slowest = (rows) => rows.map((row) => [`${row['']} (ms)`, Number.parseFloat(row.p99 ?? '')]);

/**
 * @param {[string, number][]} figures
 * @param {(figure: number) => boolean} isGood not a number is not good
 * @param {number} [least] so many must be there
 */
function judgeAll(figures, isGood, least = 1) {
  return {
    isPassed: figures.length >= least && figures.every(([, figure]) => isGood(figure)),
    figures: figures.map(([name, figure]) => `${name} ${Number(figure.toFixed(2))}`).join('; ') || 'not measured',
  };
}

/** A bare page is named and not judged: it says what the machine can do. @param {Row[]} rows */
function judgeLighthouse(rows) {
  const isGood = (/** @type {Row} */ { Performance, Accessibility, 'Best practices': practices, SEO }) =>
    Number(Performance) >= PERFORMANCE && [Accessibility, practices, SEO].every((score) => Number(score) === 100);
  const ours = rows.filter((row) => row[''] !== BARE_PAGE);
  return {
    isPassed: ours.length > 0 && ours.every(isGood),
    figures:
      rows
        .map((row) => `${row['']} ${row.Performance}/${row.Accessibility}/${row['Best practices']}/${row.SEO}`)
        .join('; ') || 'not measured',
  };
}
