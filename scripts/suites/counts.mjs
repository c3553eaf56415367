// @ts-check
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed a suite that could not run counts as one failure
 * @property {string[]} [problems] what failed and why, a line each, for the end of a long log
 */

/**
 * @param {Counts[]} all
 * @returns {Counts & { problems: string[] }}
 */
export function addCounts(all) {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    problems: all.flatMap(({ problems = [] }) => problems),
  };
}

/**
 * The last line of `npm test`.
 * @param {Counts} counts
 */
export const formatCounts = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * Vitest's JSON report. A file that could not be loaded has no tests: it is a failure all the same.
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestResult
 * @param {{ success: boolean, numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, name: string, message: string, assertionResults: VitestResult[] }[] }} report
 * @returns {Counts}
 */
export function countVitest({ success, numPassedTests, numFailedTests, testResults }) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + brokenFiles.length;
  const failedTests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  const problems = [
    ...brokenFiles.map(({ name, message }) => problem(name, message)),
    ...failedTests.map(({ fullName, failureMessages }) => problem(fullName, failureMessages[0])),
  ];
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1), problems };
}

/**
 * Playwright's JSON report. An error outside a test (a file that does not load) is a failure; who passed at a second try,
 * where one is allowed, is named as flaky in the report above.
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ title: string, ok: boolean, tests: { results: { errors: PlaywrightError[] }[] }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: PlaywrightError[],
 *   suites: PlaywrightSuite[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors, suites }) {
  const failedTests = specsOf(suites).filter(({ ok }) => !ok);
  const problems = [
    ...errors.map(({ message }) => problem('outside a test', message)),
    ...failedTests.map(({ title, tests }) =>
      problem(title, tests.flatMap(({ results }) => results).at(-1)?.errors[0]?.message),
    ),
  ];
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, problems };
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
