// @ts-check
import { describeFailure, Failure } from '../console/failure.mjs';
import { createSteps } from '../console/steps.mjs';
import { STATIC_CHECKS } from '../verify/checks.mjs';
import { runChecks } from '../verify/run-checks.mjs';
import { NO_TESTS } from './counts.mjs';

const PRINTED_LINES = 12;

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
    problems: failures.map(describeProblem),
  };
}

/**
 * The check that failed, and what it printed last, for the end of the log, which may be all that is kept of it.
 * @param {{ name: string, error: unknown }} failure
 * @returns {import('./counts.mjs').Problem}
 */
export function describeProblem({ name, error }) {
  const log = error instanceof Failure ? (error.log ?? '') : String(error);
  const printed = log.split('\n').filter((line) => line.trim());
  return { title: `${name}: not clean`, reason: printed.slice(-PRINTED_LINES) };
}
