// @ts-check
import { describeFailure } from '../console/failure.mjs';
import { createSteps } from '../console/steps.mjs';
import { STATIC_CHECKS } from '../verify/checks.mjs';
import { runChecks } from '../verify/run-checks.mjs';
import { NO_TESTS } from './counts.mjs';

/**
 * Counts each check of `npm run verify`, but for the unit tests, as one test.
 * @param {Record<string, string>} environment
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runStaticChecks(environment) {
  const failures = await runChecks(STATIC_CHECKS, createSteps(), environment);
  for (const { error } of failures) console.error(`\n${describeFailure(error)}`);
  return {
    ...NO_TESTS,
    passed: STATIC_CHECKS.length - failures.length,
    failed: failures.length,
    problems: failures.map(({ name }) => `${name}: not clean`),
  };
}
