// @ts-check
import { formatCounts, slowestFiles } from './counts.mjs';

/** Of a long log often only the last 40 lines are kept: the failures and the counts fit into them. */
const LINES_OF_FAILURES = 26;
const MOST_OF_ONE = 12;
const MOST_OTHERS = 10;
/** So many failures are shown with their reasons. Where more tests fail, they often share one. */
const MOST_REASONS = 3;
const LEAST_OF_REASON = 5;

/**
 * The end of a run: where the time went, what did not run, each suite, what needed a second try, what failed with its place and its
 * first error, and the count alone on the last line.
 * @param {import('./counts.mjs').Counts} sum
 * @param {string[]} suites a line each
 * @returns {string[]}
 */
export const lastLines = (sum, suites) => [
  ...section(slowestFiles(sum.files).map((line) => `  · ${line}`)),
  ...section(firstOf(sum.skippedTests.map((title) => `  - skipped: ${title}`))),
  ...section(suites),
  ...section(secondTries(sum.secondTries)),
  ...section(failures(sum.problems)),
  '',
  formatCounts(sum),
];

/** @param {string[]} lines */
const section = (lines) => (lines.length > 0 ? ['', ...lines] : []);

/** @param {string[]} lines */
const firstOf = (lines) =>
  lines.length > MOST_OTHERS ? [...lines.slice(0, MOST_OTHERS), `    and ${lines.length - MOST_OTHERS} more`] : lines;

/** @param {string[]} titles */
const secondTries = (titles) => [
  `  Passed only at a second try: ${titles.length}`,
  ...firstOf(titles.map((title) => `  ! ${title}`)),
];

/**
 * The first failures with their reasons, the others with a line each.
 * @param {import('./counts.mjs').Problem[]} problems
 */
function failures(problems) {
  const most = Math.max(LEAST_OF_REASON, Math.min(MOST_OF_ONE, Math.floor(LINES_OF_FAILURES / problems.length)));
  const explained = problems
    .slice(0, MOST_REASONS)
    .flatMap(({ title, where, reason = [] }) =>
      [`  ✗ ${title}`, ...(where ? [`    ${where}`] : []), ...reason.map((line) => `      ${line}`)].slice(0, most),
    );
  const others = problems.slice(MOST_REASONS).map(({ title, where }) => `  ✗ ${title}${where ? ` (${where})` : ''}`);
  const named = others.slice(0, LINES_OF_FAILURES - explained.length);
  const left = others.length - named.length;
  return [...explained, ...named, ...(left > 0 ? [`    and ${left} more`] : [])];
}
