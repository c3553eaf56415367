// @ts-check
import { stripVTControlCharacters } from 'node:util';
import { formatDuration } from '../console/steps.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed a suite that could not run counts as one failure
 * @property {number} skipped tests that did not run: skipped ones and those that are still to be written
 * @property {string[]} problems what failed and why, a line each, for the end of a long log
 * @property {string[]} notes what was skipped, or passed at a second try only, a line each
 * @property {FileTime[]} files
 *
 * @typedef {{ name: string, milliseconds: number }} FileTime how long the tests of a file took
 */

/** @type {Counts} */
export const NO_TESTS = { passed: 0, failed: 0, skipped: 0, problems: [], notes: [], files: [] };

/**
 * The counts of a suite that could not run.
 * @param {string} reason
 * @returns {Counts}
 */
export const oneFailure = (reason) => ({ ...NO_TESTS, failed: 1, problems: [reason] });

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
    notes: all.flatMap(({ notes }) => notes),
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

/**
 * Vitest's JSON report. A file that could not be loaded has no tests: it is a failure all the same. A test that passed at a second try,
 * where one is allowed, has the messages of the first.
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestResult
 * @param {{ success: boolean, numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, name: string, message: string, startTime: number, endTime: number,
 *     assertionResults: VitestResult[] }[] }} report
 * @returns {Counts}
 */
export function countVitest({ success, numPassedTests, numFailedTests, testResults }) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + brokenFiles.length;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failedTests = tests.filter(({ status }) => status === 'failed');
  const skippedTests = tests.filter(({ status }) => status !== 'failed' && status !== 'passed');
  const flakyTests = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0);
  const problems = [
    ...brokenFiles.map(({ name, message }) => problem(name, message)),
    ...failedTests.map(({ fullName, failureMessages }) => problem(fullName, failureMessages[0])),
    ...(!success && failed === 0 ? ['an error outside a test: the log has it above the counts'] : []),
  ];
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(failed, 1),
    skipped: skippedTests.length,
    problems,
    notes: [
      ...skippedTests.map(({ fullName }) => `skipped: ${fullName}`),
      ...flakyTests.map(({ fullName }) => `passed at the second try: ${fullName}`),
    ],
    files: testResults.map(({ name, startTime, endTime }) => ({ name, milliseconds: endTime - startTime })),
  };
}

/**
 * Playwright's JSON report. An error outside a test (a file that does not load) is a failure. A test that passed at a
 * second try, where one is allowed, counts as passed and is named in the notes.
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ status?: string, results: { errors: PlaywrightError[], duration: number }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, ok: boolean, tests: PlaywrightTest[] }} PlaywrightSpec
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
    ...errors.map(({ message }) => problem('outside a test', message)),
    ...failedTests.map(({ title, tests }) =>
      problem(title, tests.flatMap(({ results }) => results).at(-1)?.errors[0]?.message),
    ),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    problems,
    notes: [
      ...titlesWith('skipped').map((title) => `skipped: ${title}`),
      ...titlesWith('flaky').map((title) => `passed at the second try: ${title}`),
    ],
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
 * @param {string} what
 * @param {string} [message] of which the first line is kept
 */
function problem(what, message = '') {
  const [reason = ''] = stripVTControlCharacters(message).trim().split('\n');
  return reason ? `${what}: ${reason}` : what;
}
