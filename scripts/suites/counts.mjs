// @ts-check
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { formatDuration } from '../console/steps.mjs';
import { ROOT } from '../paths.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed a suite that could not run counts as one failure
 * @property {number} skipped tests that did not run: skipped ones and those that are still to be written
 * @property {Problem[]} problems what failed, where and why, for the end of a long log
 * @property {string[]} skippedTests their titles
 * @property {string[]} secondTries the titles of tests that failed first and passed when they were tried again
 * @property {FileTime[]} files
 *
 * @typedef {{ name: string, milliseconds: number }} FileTime how long the tests of a file took
 *
 * @typedef {object} Problem
 * @property {string} title of the test or the check
 * @property {string} [where] file and line
 * @property {string[]} [reason] the first error, line by line
 */

/** @type {Counts} */
export const NO_TESTS = {
  passed: 0,
  failed: 0,
  skipped: 0,
  problems: [],
  skippedTests: [],
  secondTries: [],
  files: [],
};

/**
 * The counts of a suite that could not run.
 * @param {string} title what could not be done
 * @param {string} [reason] what was printed of it
 * @returns {Counts}
 */
export const oneFailure = (title, reason = '') => ({
  ...NO_TESTS,
  failed: 1,
  problems: [{ title, reason: linesOf(reason) }],
});

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function addCounts(all) {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
    problems: all.flatMap(({ problems }) => problems),
    skippedTests: all.flatMap(({ skippedTests }) => skippedTests),
    secondTries: all.flatMap(({ secondTries }) => secondTries),
    files: all.flatMap(({ files }) => files),
  };
}

/**
 * Where the time goes, for the end of a long log.
 * @param {FileTime[]} files
 */
export const slowestFiles = (files) =>
  files
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10)
    .map(({ name, milliseconds }) => `${formatDuration(milliseconds)}: ${name}`);

/**
 * A run that leaves files in its temporary folder has failed.
 * @param {Counts} counts
 * @param {string[]} left the names of these files
 */
export const countLeftFiles = (counts, left) =>
  left.length === 0 ? counts : addCounts([counts, oneFailure(`left temporary files: ${left.join(', ')}`)]);

/**
 * The last line of `npm test` and of CI.
 * @param {Pick<Counts, 'passed' | 'failed' | 'skipped'>} counts
 */
export const formatCounts = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Vitest reports the errors of the hooks of a file, but not those of a group of its tests. */
const HOOK_OF_GROUP = 'a hook around a group of tests failed: the log has its error above the counts';

/**
 * Vitest's JSON report. A file that could not be loaded has no tests, and one whose hook failed has no failed test: each is a failure all
 * the same. A test that passed at a second try, where one is allowed, has the messages of the first.
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestResult
 * @param {{ success: boolean, numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, name: string, message: string, startTime: number, endTime: number,
 *     assertionResults: VitestResult[] }[] }} report
 * @returns {Counts}
 */
export function countVitest({ success, numPassedTests, numFailedTests, testResults }) {
  const brokenFiles = testResults.filter(
    ({ status, message, assertionResults }) =>
      status === 'failed' && (message !== '' || assertionResults.every((test) => test.status !== 'failed')),
  );
  const failed = numFailedTests + brokenFiles.length;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skippedTests = tests.filter(({ status }) => status !== 'failed' && status !== 'passed');
  const flakyTests = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0);
  /** @type {Problem[]} */
  const problems = [
    ...brokenFiles.map(({ name, message }) => vitestProblem(shortPath(name), name, message || HOOK_OF_GROUP)),
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => vitestProblem(fullName, name, failureMessages[0])),
    ),
    ...(!success && failed === 0 ? [{ title: 'an error outside a test: the log has it above the counts' }] : []),
  ];
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(failed, 1),
    skipped: skippedTests.length,
    problems,
    skippedTests: skippedTests.map(({ fullName }) => fullName),
    secondTries: flakyTests.map(({ fullName }) => fullName),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: shortPath(name),
      milliseconds: endTime - startTime,
    })),
  };
}

/**
 * Playwright's JSON report. An error outside a test (a file that does not load) is a failure. A test that passed at a
 * second try, where one is allowed, counts as passed and is named as such.
 * @typedef {{ message?: string, location?: { file: string, line: number } }} PlaywrightError
 * @typedef {{ status?: string, results: { errors: PlaywrightError[], duration: number }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: PlaywrightError[],
 *   suites: PlaywrightSuite[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors, suites }) {
  const specs = specsOf(suites);
  const failedTests = specs.filter(({ ok }) => !ok);
  const titlesWith = (/** @type {string} */ status) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(({ title }) => title);
  const problems = [
    ...errors.map((error) => playwrightProblem('outside a test', undefined, error)),
    ...failedTests.map(({ title, file, line, tests }) =>
      playwrightProblem(title, `e2e/${file}:${line}`, tests.flatMap(({ results }) => results)[0]?.errors[0]),
    ),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    problems,
    skippedTests: titlesWith('skipped'),
    secondTries: titlesWith('flaky'),
    files: timesOf(specs),
  };
}

/** @param {PlaywrightSpec[]} specs @returns {FileTime[]} */
function timesOf(specs) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const { file, tests } of specs) {
    const durations = tests.flatMap(({ results }) => results).map(({ duration }) => duration);
    times.set(
      file,
      durations.reduce((sum, each) => sum + each, times.get(file) ?? 0),
    );
  }
  return [...times].map(([name, milliseconds]) => ({ name, milliseconds }));
}

/**
 * @param {PlaywrightSuite[]} suites
 * @returns {PlaywrightSpec[]}
 */
const specsOf = (suites) => suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

/**
 * @param {string} title
 * @param {string} file of the test, absolute
 * @param {string} [message] of the error, with its stack
 * @returns {Problem}
 */
function vitestProblem(title, file, message = '') {
  const [text = '', ...stack] = stripVTControlCharacters(message).split(/^\s+(?=at )/m);
  const frame = stack.find((line) => line.includes(file));
  const line = /:(\d+):\d+\)?\s*$/.exec(frame ?? '')?.[1];
  return { title, where: line ? `${shortPath(file)}:${line}` : shortPath(file), reason: linesOf(text) };
}

/**
 * @param {string} title
 * @param {string} [where] of the test, unless the error says it better
 * @param {PlaywrightError} [error]
 * @returns {Problem}
 */
function playwrightProblem(title, where, { message = '', location } = {}) {
  return {
    title,
    where: location ? `${shortPath(location.file)}:${location.line}` : where,
    reason: linesOf(stripVTControlCharacters(message)),
  };
}

/** @param {string} text */
const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

/** @param {string} path @returns {string} below the repository, if it is there */
const shortPath = (path) => (path.startsWith(`${ROOT}${sep}`) ? relative(ROOT, path) : path);
