// @ts-check

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed a suite that could not run counts as one failure
 */

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function addCounts(all) {
  return all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/**
 * The last line of `npm test`.
 * @param {Counts} counts
 */
export const formatCounts = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * Vitest's JSON report. A file that could not be loaded has no tests: it is a failure all the same.
 * @param {{ success: boolean, numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
export function countVitest({ success, numPassedTests, numFailedTests, testResults }) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + brokenFiles.length;
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1) };
}

/**
 * Playwright's JSON report. An error outside a test (a file that does not load) is a failure; who passed at a second try,
 * where one is allowed, is named as flaky in the report above.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
